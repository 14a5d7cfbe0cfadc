import { charityDay } from "@pcf/contract/donation/next-billing-day";
import { longDay } from "@pcf/contract/long-day";
import { eraseCopy } from "./erase-copy.ts";
import type { Erasure } from "./erase-person.ts";

/** What was erased and what has to stay, as plain text that staff can send to the person. */
export function eraseLetter({ plan, service }: Erasure, address: string, now: Date): string {
  const { letter } = eraseCopy;
  const goes = plan.goes.map(({ what, count }) => `- ${what} (${count})`);
  const stays = plan.stays.map(({ what, count, why, until }) => letter.staying(what, count, why, until));
  return [
    letter.heading(address, longDay(charityDay(now))),
    goes.length > 0 ? [letter.goes, ...goes].join("\n") : letter.nothingGoes,
    stays.length > 0 ? [letter.stays, ...stays].join("\n") : letter.nothingStays,
    ...(service === "deleted" ? [eraseCopy.service.deleted] : []),
    letter.log,
    letter.again,
  ].join("\n\n");
}
