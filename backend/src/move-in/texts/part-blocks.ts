import type { FigureBlock, GalleryBlock, TableBlock, VideoBlock } from "../../payload-types.ts";
import type { FigurePart, GalleryPart, Part, TablePart, VideoPart } from "./parts.ts";

/** What is a block of its own, in the texts of articles as on pages. */
export type BlockPart = FigurePart | VideoPart | TablePart | GalleryPart;
type PartBlock = FigureBlock | VideoBlock | TableBlock | GalleryBlock;

export const isBlockPart = (part: Part): part is BlockPart =>
  /^(?:figure|video|table|gallery)$/.test(part.kind);

const captioned = (caption: string | undefined) => (caption ? { caption } : {});

/** A part as the fields of the block of its name. */
export function blockOf(part: BlockPart): PartBlock {
  switch (part.kind) {
    case "figure":
      return { blockType: "figure", image: part.image, ...captioned(part.caption) };
    case "video":
      return { blockType: "video", video: part.video, ...captioned(part.caption) };
    case "table":
      return {
        blockType: "table",
        caption: part.caption ?? "Table",
        columns: part.columns.map((text) => ({ text })),
        rows: part.rows.map((cells) => ({ cells: cells.map((text) => ({ text })) })),
      };
    case "gallery":
      return {
        blockType: "gallery",
        ...(part.title ? { title: part.title } : {}),
        images: part.images.map(({ image, caption }) => ({ image, ...captioned(caption) })),
      };
  }
}
