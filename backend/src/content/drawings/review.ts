import type { CollectionBeforeChangeHook, GroupField, Payload } from "payload";
import { z } from "zod";
import { anyStaff } from "../../access/staff.ts";
import { localDate } from "../../fields/local-date.ts";

const reviewSchema = z.object({ reviewer: z.string().nullish(), reviewedOn: z.string().nullish() }).nullish();

/** Who checked the drawing and its words, and when. For staff: readers see who reviewed the page. */
export const review: GroupField = {
  name: "review",
  type: "group",
  label: "Medical review",
  access: { read: anyStaff },
  admin: {
    description: "Left empty, the first screen counts the drawing as not yet seen by a medical reviewer.",
  },
  fields: [
    {
      name: "reviewer",
      type: "text",
      admin: { description: "Name and profession of the person who checked the drawing and its words." },
    },
    localDate("reviewedOn", { label: "Day of the review" }),
  ],
};

/** Whether a medical reviewer has seen the drawing: one without name or day counts as none. */
const isReviewed = (stored: unknown): boolean => {
  const { reviewer, reviewedOn } = reviewSchema.parse(stored) ?? {};
  return Boolean(reviewer && reviewedOn);
};

/** A new picture has not been seen by the reviewer of the one before, unless the same save says so. */
export const reviewGoesWithPicture: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  if (!req.file || !originalDoc) return data;
  const before = reviewSchema.parse(originalDoc.review);
  const now = reviewSchema.parse(data.review);
  const reviewedAgain = now?.reviewer !== before?.reviewer || now?.reviewedOn !== before?.reviewedOn;
  return reviewedAgain ? data : { ...data, review: { reviewer: null, reviewedOn: null } };
};

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
