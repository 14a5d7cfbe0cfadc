import { charityDay } from "@pcf/contract/donation/next-billing-day";
import { groupCheckUrl } from "@pcf/contract/urls";
import type { Payload } from "payload";
import { env } from "../../env.ts";
import { enqueueMail } from "../../mail/enqueue-mail.ts";
import type { GroupLeader, SupportGroup } from "../../payload-types.ts";
import { companyContact } from "../../platform/company.ts";
import { updateIf } from "../../platform/database/update-if.ts";
import { errorFacts } from "../../platform/log/error-facts.ts";
import { createCheckLink } from "./check-link.ts";

const dayMs = 24 * 60 * 60_000;
/** Who has confirmed within these days is not asked again in this quarter. */
const freshDays = 45;

/** The quarter of a day on the charity's calendar, such as `2026-Q4`. */
export function quarterOf(now: Date): string {
  const [year, month] = charityDay(now).split("-");
  return `${year}-Q${Math.ceil(Number(month) / 3)}`;
}

/** Leaders who are to be asked in this quarter: with an address, a published group, and not against mails. */
export async function leadersToAsk(
  payload: Payload,
  now: Date,
): Promise<{ leader: GroupLeader; group: SupportGroup }[]> {
  const { docs } = await payload.find({
    collection: "group-leaders",
    where: { email: { exists: true }, group: { exists: true } },
    depth: 1,
    pagination: false,
    sort: "id",
  });
  const quarter = quarterOf(now);
  const fresh = charityDay(new Date(now.getTime() - freshDays * dayMs));
  return docs.flatMap((leader) => {
    const { group } = leader;
    const due = !leader.noMails && leader.askedFor !== quarter && (leader.confirmedOn ?? "") < fresh;
    const published = group && typeof group === "object" && group._status === "published" && !group.deletedAt;
    return leader.email && due && published ? [{ leader, group }] : [];
  });
}

/**
 * Writes the mail of this quarter to each leader who has not had it. However often and in however many processes it runs,
 * each gets one: the mail's key names leader and quarter.
 */
export async function askLeaders(payload: Payload, now: Date): Promise<{ asked: number }> {
  const { groupCheckMail, leadersOffice } = await import("./group-check-mail.ts");
  const quarter = quarterOf(now);
  let asked = 0;
  for (const { leader, group } of await leadersToAsk(payload, now)) {
    try {
      const url = new URL(groupCheckUrl(createCheckLink(leader, now)), env.SITE_URL).href;
      const { id } = leader;
      await enqueueMail(payload, {
        ...(await groupCheckMail({ name: leader.name, group: group.supportGroupName.groupName, url })),
        key: `group-check:${id}:${leader.createdAt}:${quarter}`,
        kind: "group-check",
        to: leader.email ?? "",
        replyTo: companyContact(leadersOffice),
        about: { collection: "group-leaders", id: String(id) },
      });
      await updateIf(payload, "group-leaders", { id: { equals: id } }, { askedFor: quarter });
      asked += 1;
    } catch (error) {
      payload.logger.error({
        msg: "A leader could not be asked",
        leader: leader.id,
        error: errorFacts(error),
      });
    }
  }
  return { asked };
}
