import { z } from "zod";
import { specialParts } from "../choices.ts";
import { drawingSchema, fileSchema, imageSchema, listOf, optionalImage, optionalText } from "./media.ts";

/**
 * The parts a page body is made of, told apart by `blockType`. Fields named `html` are HTML from the content backend,
 * not yet sanitised.
 */
export const blockSchema = z.discriminatedUnion("blockType", [
  z.object({ blockType: z.literal("richText"), html: z.string() }),
  z.object({
    blockType: z.literal("accordion"),
    title: optionalText,
    items: listOf(z.object({ title: z.string(), html: z.string() })),
  }),
  z.object({ blockType: z.literal("video"), video: z.object({ slug: z.string() }), caption: optionalText }),
  z.object({
    blockType: z.literal("videoCarousel"),
    title: optionalText,
    videos: listOf(z.object({ slug: z.string() })),
  }),
  z.object({
    blockType: z.literal("table"),
    caption: z.string(),
    columns: listOf(z.object({ text: z.string() })),
    rows: listOf(
      z.object({
        cells: listOf(
          z.object({
            text: z
              .string()
              .nullish()
              .transform((t) => t ?? ""),
          }),
        ),
      }),
    ),
    note: optionalText,
  }),
  z.object({
    blockType: z.literal("definitionList"),
    title: optionalText,
    expandable: z.boolean().nullish(),
    items: listOf(z.object({ term: z.string(), html: z.string() })),
  }),
  z.object({ blockType: z.literal("figure"), image: imageSchema, caption: optionalText }),
  z.object({ blockType: z.literal("drawing"), drawing: drawingSchema }),
  z.object({
    blockType: z.literal("cardGrid"),
    title: optionalText,
    cards: listOf(
      z.object({ title: z.string(), text: optionalText, href: z.string(), image: optionalImage }),
    ),
  }),
  z.object({
    blockType: z.literal("logoGrid"),
    title: optionalText,
    logos: listOf(z.object({ name: z.string(), href: z.string(), image: optionalImage })),
  }),
  z.object({
    blockType: z.literal("callToAction"),
    title: z.string(),
    text: optionalText,
    label: z.string(),
    href: z.string(),
    tone: z.enum(["calm", "donate"]).nullish(),
  }),
  z.object({
    blockType: z.literal("contactBlocks"),
    title: optionalText,
    contacts: listOf(
      z.object({ title: z.string(), text: optionalText, email: optionalText, phone: optionalText }),
    ),
  }),
  z.object({
    blockType: z.literal("downloads"),
    title: optionalText,
    files: listOf(z.object({ label: z.string(), note: optionalText, file: fileSchema })),
  }),
  z.object({ blockType: z.literal("quote"), text: z.string(), attribution: optionalText }),
  z.object({
    blockType: z.literal("gallery"),
    title: optionalText,
    images: listOf(z.object({ image: imageSchema, caption: optionalText })),
  }),
  z.object({ blockType: z.literal("special"), part: z.enum(specialParts) }),
]);

export type Block = z.output<typeof blockSchema>;
export type BlockOf<Type extends Block["blockType"]> = Extract<Block, { blockType: Type }>;
