import { charityDay } from "@pcf/contract/donation/next-billing-day";
import type { Payload } from "payload";

export type ReviewDue = { id: number; title: string; uri: string; nextReview: string };

const noticeDays = 60;
const dayMs = 24 * 60 * 60 * 1000;

/** Clinical pages whose review is overdue today (on the charity's clock), and those due within 60 days; earliest first. */
export async function clinicalReviewsDue(
  payload: Payload,
  now: Date,
): Promise<{ overdue: ReviewDue[]; soon: ReviewDue[] }> {
  const today = charityDay(now);
  const until = charityDay(new Date(now.getTime() + noticeDays * dayMs));
  const { docs } = await payload.find({
    collection: "pages",
    where: { isClinical: { equals: true }, "clinical.nextReview": { less_than_equal: until } },
    sort: "clinical.nextReview",
    select: { title: true, uri: true, clinical: { nextReview: true } },
    depth: 0,
    pagination: false,
  });
  const due = docs.flatMap(({ id, title, uri, clinical }) =>
    clinical?.nextReview ? [{ id, title, uri, nextReview: clinical.nextReview }] : [],
  );
  return {
    overdue: due.filter(({ nextReview }) => nextReview < today),
    soon: due.filter(({ nextReview }) => nextReview >= today),
  };
}
