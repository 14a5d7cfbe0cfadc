import { specialParts } from "@pcf/contract/choices";
import type { BlockType } from "@pcf/contract/content/blocks";
import { z } from "zod";

const title = z.string().optional();
const text = z.string().optional();
const cell = z.union([z.string(), z.number()]).transform(String);

/** Blocks as the sample pages write them (YAML in a fence), under the name of the block; texts stand between them. */
export const blockSources = {
  accordion: z.strictObject({
    title,
    items: z.array(z.strictObject({ title: z.string(), body: z.string() })).min(1),
  }),
  video: z.strictObject({ video: z.string(), caption: text }),
  videoCarousel: z.strictObject({ title, videos: z.array(z.string()).min(1) }),
  table: z.strictObject({
    caption: z.string(),
    columns: z.array(cell).min(2),
    rows: z.array(z.array(cell)).min(1),
    note: text,
  }),
  definitionList: z.strictObject({
    title,
    expandable: z.boolean().optional(),
    numbers: z.boolean().optional(),
    items: z.array(z.strictObject({ term: z.string(), definition: z.string() })).min(1),
  }),
  figure: z.strictObject({ image: z.string(), caption: text }),
  drawing: z.strictObject({ drawing: z.string() }),
  cardGrid: z.strictObject({
    title,
    cards: z
      .array(z.strictObject({ title: z.string(), text, href: z.string(), image: z.string().optional() }))
      .min(1),
  }),
  logoGrid: z.strictObject({
    title,
    logos: z
      .array(z.strictObject({ name: z.string(), image: z.string().optional(), href: z.string() }))
      .min(1),
  }),
  callToAction: z.strictObject({
    title: z.string(),
    text,
    label: z.string(),
    href: z.string(),
    tone: z.enum(["calm", "donate"]).optional(),
  }),
  contactBlocks: z.strictObject({
    title,
    contacts: z
      .array(
        z.strictObject({
          title: z.string(),
          text,
          email: z.string().optional(),
          phone: z.string().optional(),
        }),
      )
      .min(1),
  }),
  downloads: z.strictObject({
    title,
    files: z.array(z.strictObject({ label: z.string(), file: z.string(), note: text })).min(1),
  }),
  quote: z.strictObject({ text: z.string(), attribution: text }),
  gallery: z.strictObject({
    title,
    images: z.array(z.strictObject({ image: z.string(), caption: text })).min(1),
  }),
  special: z.strictObject({ part: z.enum(specialParts), body: text }),
} as const satisfies Record<Exclude<BlockType, "richText">, z.ZodType>;

export type BlockName = keyof typeof blockSources;

export const isBlockName = (name: string): name is BlockName => Object.hasOwn(blockSources, name);
