import { z } from "zod";
import { id, optionalText } from "./media.ts";

/**
 * A number or sum that texts use by its name. Days are `YYYY-MM-DD`; after `reviewBy` somebody has to look whether it still
 * holds.
 */
export const factSchema = z.object({
  id,
  name: z.string(),
  /** What the number says, for readers of the list of numbers. */
  title: z.string(),
  /** As it stands in a sentence, such as `1 in 8`. */
  value: z.string(),
  unit: optionalText,
  source: z.object({
    title: z.string(),
    publisher: optionalText,
    url: optionalText,
    /** Where in it the number stands. */
    page: optionalText,
    year: z.number().nullish(),
  }),
  checkedOn: z.string(),
  reviewBy: z.string(),
});
export type Fact = z.output<typeof factSchema>;
