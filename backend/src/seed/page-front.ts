import { z } from "zod";

const day = z
  .union([z.string(), z.date()])
  .transform((value) => (typeof value === "string" ? value : value.toISOString().slice(0, 10)));

/** What stands above the text of a sample page. */
export const pageFrontSchema = z.strictObject({
  uri: z.string(),
  title: z.string(),
  description: z.string(),
  intro: z.string().optional(),
  hero: z.strictObject({ image: z.string(), position: z.string().optional() }).optional(),
  order: z.number().optional(),
  slide: z
    .strictObject({ title: z.string(), description: z.string().optional(), image: z.string() })
    .optional(),
  clinical: z
    .strictObject({
      reviewer: z.string(),
      lastReviewed: day,
      nextReview: day,
      sources: z.array(
        z.strictObject({
          title: z.string(),
          publisher: z.string().optional(),
          url: z.string().optional(),
          year: z.number().optional(),
        }),
      ),
    })
    .optional(),
});
