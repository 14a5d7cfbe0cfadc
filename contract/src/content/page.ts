import { z } from "zod";
import { blockSchema } from "./blocks.ts";
import type { WithSafeHtml } from "./html.ts";
import { groupWith, id, listOf, optionalImage, optionalText } from "./media.ts";

/** What clinical pages carry: who reviewed them, when, and on which sources. Dates are `YYYY-MM-DD`. */
export const clinicalSchema = z.object({
  reviewer: z.string(),
  lastReviewed: z.string(),
  nextReview: z.string(),
  sources: listOf(
    z.object({
      title: z.string(),
      publisher: optionalText,
      url: optionalText,
      year: z.number().nullish(),
    }),
  ),
});

/** SEO fields that staff may fill in; empty ones fall back to the document's own title, text and picture. */
export const metaSchema = z
  .object({ title: optionalText, description: optionalText, image: optionalImage })
  .nullish()
  .transform((meta) => meta ?? undefined);

export const pageSchema = z.object({
  id,
  uri: z.string(),
  title: z.string(),
  description: z.string(),
  intro: optionalText,
  hero: z
    .object({ image: optionalImage, position: optionalText })
    .nullish()
    .transform((hero) => hero ?? undefined),
  frontPageHeroSlide: z
    .object({ title: optionalText, description: optionalText, learnMore: optionalText, image: optionalImage })
    .nullish()
    .transform((slide) => slide ?? undefined),
  order: z.number().nullish(),
  clinical: groupWith("reviewer", clinicalSchema),
  blocks: listOf(blockSchema),
  meta: metaSchema,
  updatedAt: z.string(),
});
export type Page = WithSafeHtml<z.output<typeof pageSchema>>;
