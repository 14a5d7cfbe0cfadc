import { z } from "zod";

/** GraphQL answers `null` for what is not filled in; readers see `undefined`. */
export const optionalText = z
  .string()
  .nullish()
  .transform((text) => text || undefined);

export const textOrEmpty = z
  .string()
  .nullish()
  .transform((text) => text ?? "");

/** Ids are numbers or uuids in the database and always text outside it. */
export const id = z.union([z.string(), z.number()]).transform(String);

/** Lists may be null in a GraphQL answer; readers always see a list. */
export const listOf = <Item extends z.ZodType>(item: Item) =>
  z
    .array(item)
    .nullish()
    .transform((items) => items ?? []);

/** A picture. `srcSet` are JPEG widths, `srcSetWebp` the same widths in WebP; focal point in percent. */
export const imageSchema = z.object({
  sourceUrl: z.string(),
  srcSet: optionalText,
  srcSetWebp: optionalText,
  alt: textOrEmpty,
  width: z.number().nullish(),
  height: z.number().nullish(),
  focalX: z.number().nullish(),
  focalY: z.number().nullish(),
  credit: optionalText,
});
export type Image = z.output<typeof imageSchema>;

export const optionalImage = imageSchema.nullish().transform((image) => image ?? undefined);

/** A drawing with numbered parts. The first entry of the legend names the part with the number 1, and so on. */
export const drawingSchema = z.object({
  sourceUrl: z.string(),
  title: z.string(),
  alt: z.string(),
  width: z.number(),
  height: z.number(),
  legend: listOf(z.object({ text: z.string() })),
  caption: optionalText,
});
export type Drawing = z.output<typeof drawingSchema>;

/** A document to download. `filesize` in bytes. */
export const fileSchema = z.object({
  sourceUrl: z.string(),
  filename: z.string(),
  filesize: z.number().nullish(),
  mimeType: optionalText,
});
export type DownloadFile = z.output<typeof fileSchema>;

/**
 * A group of fields that is there only when staff filled it in. GraphQL answers a group without values as an object of
 * nulls; `key` names the field that is never empty in a group that is there.
 */
export const groupWith = <Group extends z.ZodType>(key: string, group: Group) =>
  z.preprocess(
    (value) =>
      value && typeof value === "object" && Object.entries(value).some(([k, v]) => k === key && v !== null)
        ? value
        : undefined,
    group.optional(),
  );
