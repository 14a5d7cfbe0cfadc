import type { Payload } from "payload";
import { isReviewed } from "./drawings/review.ts";

export type UnseenDrawing = { id: number; title: string };

/** Drawings that no medical reviewer has seen yet, by title. */
export async function drawingsWithoutReview(payload: Payload): Promise<UnseenDrawing[]> {
  const { docs } = await payload.find({
    collection: "drawings",
    sort: "title",
    select: { title: true, review: { reviewer: true, reviewedOn: true } },
    depth: 0,
    pagination: false,
  });
  return docs.flatMap(({ id, title, review }) => (isReviewed(review) ? [] : [{ id, title }]));
}
