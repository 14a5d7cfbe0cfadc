import { escapedMarkup } from "@pcf/contract/escaped-markup";
import { videoUrl } from "@pcf/contract/urls";
import type { PayloadRequest } from "payload";
import { z } from "zod";
import type { Media } from "../../payload-types.ts";
import { loadRelated } from "../load-related.ts";

const text = z
  .string()
  .nullish()
  .transform((words) => words?.trim() ?? "");
const listOf = <Item extends z.ZodType>(item: Item) =>
  z
    .array(item)
    .nullish()
    .transform((items) => items ?? []);
/** A document, or its id where it was read without its relations. */
const reference = z
  .union([z.number(), z.string(), z.object({ id: z.union([z.number(), z.string()]) })])
  .nullish()
  .transform((value) => (typeof value === "object" ? value?.id : value));
const picture = z.object({ image: reference, caption: text });
const texts = listOf(z.object({ text }));

/** What is stored of a block, read so that a draft which is half written shows what it has. */
const blockSchema = z.discriminatedUnion("blockType", [
  picture.extend({ blockType: z.literal("figure") }),
  z.object({ blockType: z.literal("gallery"), title: text, images: listOf(picture) }),
  z.object({ blockType: z.literal("video"), video: reference, caption: text }),
  z.object({
    blockType: z.literal("table"),
    caption: text,
    columns: texts,
    rows: listOf(z.object({ cells: texts })),
    note: text,
  }),
]);
type TextBlock = z.output<typeof blockSchema>;
type BlockOf<Kind extends TextBlock["blockType"]> = Extract<TextBlock, { blockType: Kind }>;

/** How wide pictures of a text are drawn: as wide as its lines, or several beside each other. */
const widths = { line: "(min-width: 56rem) 44rem, 92vw", several: "(min-width: 56rem) 22rem, 92vw" };

/** A tag with those of its attributes that have a value. */
function tag(name: string, attributes: Record<string, string | number | null | undefined>): string {
  const written = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined || value === null ? [] : [` ${key}="${escapedMarkup(String(value))}"`],
  );
  return `<${name}${written.join("")}>`;
}

const captioned = (inside: string, caption: string) =>
  `<figure>${inside}${caption && `<figcaption>${caption}</figcaption>`}</figure>`;

function pictureTag({ sourceUrl, srcSet, srcSetWebp, width, height }: Media, alt: string, sizes: string) {
  const webp = srcSetWebp ? tag("source", { type: "image/webp", srcset: srcSetWebp, sizes }) : "";
  const img = tag("img", {
    src: sourceUrl,
    srcset: srcSet,
    sizes: srcSet ? sizes : undefined,
    width,
    height,
    alt,
    loading: "lazy",
  });
  return `<picture>${webp}${img}</picture>`;
}

/** A picture of the library; undefined where it is in the trash, or a file that is no picture. */
async function pictureOf(req: PayloadRequest, image: unknown): Promise<Media | undefined> {
  const media = await loadRelated(req, "media", image);
  return media?.sourceUrl && media.mimeType?.startsWith("image/") ? media : undefined;
}

async function figure(req: PayloadRequest, { image, caption }: z.output<typeof picture>, sizes: string) {
  const media = await pictureOf(req, image);
  if (!media) return "";
  const credit = media.credit ? `<small>${escapedMarkup(media.credit)}</small>` : "";
  const words = [escapedMarkup(caption), credit].filter(Boolean).join(" ");
  return captioned(pictureTag(media, media.alt ?? "", sizes), words);
}

async function gallery(req: PayloadRequest, { title, images }: BlockOf<"gallery">) {
  const figures = await Promise.all(images.map((one) => figure(req, one, widths.several)));
  const items = figures.filter(Boolean).map((one) => `<li>${one}</li>`);
  if (items.length === 0) return "";
  const name = title && `<figcaption>${escapedMarkup(title)}</figcaption>`;
  return `<figure>${name}<ul>${items.join("")}</ul></figure>`;
}

/** The way to the video's player: its poster and title. Documents are loaded past the rules of access. */
async function video(req: PayloadRequest, block: BlockOf<"video">) {
  const shown = await loadRelated(req, "videos", block.video);
  if (shown?._status !== "published") return "";
  const poster = await pictureOf(req, shown.poster);
  const drawn = poster ? pictureTag(poster, "", widths.line) : "";
  const words = `Watch: ${escapedMarkup(shown.title)}`;
  return captioned(
    `${tag("a", { href: videoUrl(shown.slug) })}${drawn}${words}</a>`,
    escapedMarkup(block.caption),
  );
}

function table({ caption, columns, rows, note }: BlockOf<"table">) {
  if (columns.length === 0 && rows.length === 0) return "";
  const head = columns.map((column) => `<th scope="col">${escapedMarkup(column.text)}</th>`).join("");
  const width = Math.max(columns.length, ...rows.map(({ cells }) => cells.length));
  const body = rows.map(({ cells }) => {
    const written = Array.from({ length: width }, (_, at) => escapedMarkup(cells[at]?.text ?? ""));
    const [first = "", ...others] = written;
    // An empty heading would be read out as one.
    const heading = first ? `<th scope="row">${first}</th>` : "<td></td>";
    return `<tr>${heading}${others.map((cell) => `<td>${cell}</td>`).join("")}</tr>`;
  });
  const name = caption && `<caption>${escapedMarkup(caption)}</caption>`;
  const whole = `<table>${name}<thead><tr>${head}</tr></thead><tbody>${body.join("")}</tbody></table>`;
  return note ? captioned(whole, escapedMarkup(note)) : whole;
}

/** A block within a text as HTML; nothing of a kind that is not known, or of what is not there for visitors. */
export async function htmlOfBlock(req: PayloadRequest, fields: unknown): Promise<string> {
  const { data: block } = blockSchema.safeParse(fields);
  switch (block?.blockType) {
    case "figure":
      return figure(req, block, widths.line);
    case "gallery":
      return gallery(req, block);
    case "video":
      return video(req, block);
    case "table":
      return table(block);
    default:
      return "";
  }
}
