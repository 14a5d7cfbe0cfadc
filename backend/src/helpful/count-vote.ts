import { charityDay } from "@pcf/contract/donation/next-billing-day";
import { asksWhetherHelpful } from "@pcf/contract/page-vote";
import type { Payload } from "payload";
import { z } from "zod";
import { isUniqueViolation } from "../platform/database/unique-violation.ts";

const collection = "page-votes";

/** What is sent: the address of the page, and which of the two buttons. Nothing else is read. */
export const voteSchema = z.object({ page: z.string().max(200), helpful: z.enum(["yes", "no"]) });
type Vote = z.output<typeof voteSchema>;

/** Whether readers see such a page, and are asked there. */
export async function isAskedOn(payload: Payload, page: string): Promise<boolean> {
  if (!asksWhetherHelpful(page)) return false;
  const { totalDocs } = await payload.count({
    collection: "pages",
    where: { uri: { equals: page }, _status: { equals: "published" } },
  });
  return totalDocs > 0;
}

/** Adds one to the row of this page and month, which is made by the first. Many at once lose none. */
export async function countVote(payload: Payload, { page, helpful }: Vote, now: Date): Promise<void> {
  const month = charityDay(now).slice(0, 7);
  const raise = () =>
    payload.db.updateOne({
      collection,
      where: { page: { equals: page }, month: { equals: month } },
      data: { [helpful]: { $inc: 1 }, updatedAt: now.toISOString() },
      options: { atomic: true },
    }) as Promise<unknown>;
  if ((await raise()) !== null) return;
  const first = { yes: 0, no: 0, [helpful]: 1 };
  try {
    await payload.create({ collection, data: { page, month, ...first }, disableTransaction: true });
  } catch (error) {
    // Another reader's press has just made the row.
    if (!isUniqueViolation(error)) throw error;
    await raise();
  }
}
