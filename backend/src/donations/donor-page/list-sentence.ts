import { charityDay } from "@pcf/contract/donation/next-billing-day";
import type { Subscriber } from "../../payload-types.ts";
import { shownDay } from "../../platform/admin/shown-moment.ts";

const on = (at: string | null | undefined): string => (at ? ` on ${shownDay(charityDay(new Date(at)))}` : "");

/** Whether an address is on the mailing list, since when and by which consent. */
export function listSentence({
  state,
  source,
  consentAt,
  confirmedAt,
  leftAt,
  createdAt,
}: Subscriber): string {
  const asked = `asked for${on(consentAt ?? createdAt)} (${source})`;
  if (state === "confirmed") return `On the mailing list: ${asked}, confirmed by mail${on(confirmedAt)}.`;
  if (state === "left") return `Has left the mailing list${on(leftAt)}; ${asked}.`;
  return `Not on the mailing list yet: ${asked}, and not confirmed by mail.`;
}
