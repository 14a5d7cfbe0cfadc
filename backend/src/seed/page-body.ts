import { parse } from "yaml";
import type { z } from "zod";
import type { Page } from "../payload-types.ts";
import { type BlockName, blockSources, isBlockName } from "./block-sources.ts";
import type { ToLexical } from "./markdown.ts";
import type { Names } from "./seed-context.ts";

type PageBlock = NonNullable<Page["blocks"]>[number];
export type BodyContext = { toLexical: ToLexical; media: Names; drawings: Names; videos: Names };
type Builders = {
  [Name in BlockName]: (source: z.output<(typeof blockSources)[Name]>, context: BodyContext) => PageBlock;
};

const builders: Builders = {
  accordion: ({ title, items }, { toLexical }) => ({
    blockType: "accordion",
    title,
    items: items.map((item) => ({ title: item.title, body: toLexical(item.body) })),
  }),
  video: ({ video, caption }, { videos }) => ({ blockType: "video", video: videos.id(video), caption }),
  videoCarousel: ({ title, videos: slugs }, { videos }) => ({
    blockType: "videoCarousel",
    title,
    videos: slugs.map((slug) => videos.id(slug)),
  }),
  table: ({ caption, columns, rows, note }) => ({
    blockType: "table",
    caption,
    columns: columns.map((text) => ({ text })),
    rows: rows.map((cells) => ({ cells: cells.map((text) => ({ text })) })),
    note,
  }),
  definitionList: ({ title, expandable, numbers, items }, { toLexical }) => ({
    blockType: "definitionList",
    title,
    expandable,
    numbers,
    items: items.map(({ term, definition }) => ({ term, body: toLexical(definition) })),
  }),
  figure: ({ image, caption }, { media }) => ({ blockType: "figure", image: media.id(image), caption }),
  drawing: ({ drawing }, { drawings }) => ({ blockType: "drawing", drawing: drawings.id(`${drawing}.svg`) }),
  cardGrid: ({ title, cards }, { media }) => ({
    blockType: "cardGrid",
    title,
    cards: cards.map((card) => ({ ...card, image: media.optional(card.image) })),
  }),
  logoGrid: ({ title, logos }, { media }) => ({
    blockType: "logoGrid",
    title,
    logos: logos.map((logo) => ({ ...logo, image: media.optional(logo.image) })),
  }),
  callToAction: (source) => ({ blockType: "callToAction", ...source }),
  contactBlocks: (source) => ({ blockType: "contactBlocks", ...source }),
  downloads: ({ title, files }, { media }) => ({
    blockType: "downloads",
    title,
    files: files.map(({ label, note, file }) => ({ label, note, file: media.id(file) })),
  }),
  quote: (source) => ({ blockType: "quote", ...source }),
  gallery: ({ title, images }, { media }) => ({
    blockType: "gallery",
    title,
    images: images.map(({ image, caption }) => ({ image: media.id(image), caption })),
  }),
  special: ({ part, body }, { toLexical }) => ({
    blockType: "special",
    part,
    body: body === undefined ? undefined : toLexical(body),
  }),
};

function buildBlock<Name extends BlockName>(name: Name, yaml: string, context: BodyContext): PageBlock {
  const source = blockSources[name].parse(parse(yaml)) as z.output<(typeof blockSources)[Name]>;
  return builders[name](source, context);
}

const fence = /^```block[ \t]+(\S+)[ \t]*\r?\n([\s\S]*?)^```[ \t]*$/gm;

/**
 * The parts of a page in order: each fenced block as it is written, and the Markdown between two of them.
 *
 * @throws Error naming a block that is unknown.
 */
export function* bodyParts(markdown: string): Generator<string | { name: BlockName; yaml: string }> {
  let at = 0;
  for (const match of markdown.matchAll(fence)) {
    const [whole, name = "", yaml = ""] = match;
    yield markdown.slice(at, match.index);
    if (!isBlockName(name)) throw new Error(`there is no block "${name}"`);
    yield { name, yaml };
    at = match.index + whole.length;
  }
  yield markdown.slice(at);
}

/**
 * The blocks of a page: each fenced block, and the Markdown between two of them as one text block.
 *
 * @throws Error naming a block that is unknown or does not fit.
 */
export function pageBody(markdown: string, context: BodyContext): PageBlock[] {
  const blocks: PageBlock[] = [];
  for (const part of bodyParts(markdown)) {
    if (typeof part !== "string") blocks.push(buildBlock(part.name, part.yaml, context));
    else if (part.trim() !== "") blocks.push({ blockType: "richText", body: context.toLexical(part) });
  }
  return blocks;
}
