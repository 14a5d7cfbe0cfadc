import { z } from "zod";
import { specialParts } from "../choices.ts";
import { optionalStaffHtml, staffHtml, type WithSafeHtml } from "./html.ts";
import {
  drawingSchema,
  fileSchema,
  imageSchema,
  listOf,
  optionalImage,
  optionalText,
  textOrEmpty,
} from "./media.ts";

/** The parts a page body is made of, told apart by `blockType`. */
export const blockSchema = z.discriminatedUnion("blockType", [
  z.object({ blockType: z.literal("richText"), html: staffHtml }),
  z.object({
    blockType: z.literal("accordion"),
    title: optionalText,
    items: listOf(z.object({ title: z.string(), html: staffHtml })),
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
        cells: listOf(z.object({ text: textOrEmpty })),
      }),
    ),
    note: optionalText,
  }),
  z.object({
    blockType: z.literal("definitionList"),
    title: optionalText,
    expandable: z.boolean().nullish(),
    /** The terms are numbers, shown large with a picture each. */
    numbers: z.boolean().nullish(),
    items: listOf(z.object({ term: z.string(), html: staffHtml })),
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
  z.object({
    blockType: z.literal("special"),
    part: z.enum(specialParts),
    /** Of the part "helpline" alone: what is an emergency on this page. */
    html: optionalStaffHtml,
  }),
]);

/** A block as staff wrote it, and as the site shows it. */
export type StaffBlock = z.output<typeof blockSchema>;
export type Block = WithSafeHtml<StaffBlock>;
export type BlockType = Block["blockType"];
export type BlockOf<Type extends BlockType> = Extract<Block, { blockType: Type }>;

/** The GraphQL type of a block: `cardGrid` is a `CardGridBlock`. */
export const typeOfBlock = (blockType: string): string =>
  `${blockType.slice(0, 1).toUpperCase()}${blockType.slice(1)}Block`;
