import sharp from "sharp";
import { files } from "../../platform/storage/files.ts";
import type { Booklet, Part } from "../text/parts.ts";
import type { Printed } from "./sheet.ts";

/** Pixels of a picture that is as wide as the text: 200 to the inch. */
const widest = 1_400;

/** The drawings have few colours, and a better choice of them would take twice as long and show no difference. */
const drawn = { palette: true, colours: 128, effort: 1, dither: 0 };

function picturesIn(parts: readonly Part[]): string[] {
  return parts.flatMap((part) => {
    if (part.kind === "picture") return [part.file];
    if (part.kind === "list") return part.items.flatMap(picturesIn);
    return part.kind === "box" || part.kind === "whole" ? picturesIn(part.parts) : [];
  });
}

/** A drawing or photograph as it is printed; undefined where its file is gone. One after the other: each takes memory. */
async function printed(file: string): Promise<Printed | undefined> {
  const bytes = await (await files()).read(`media/${file}`);
  if (!bytes) return undefined;
  const isDrawing = file.endsWith(".svg");
  const sized = sharp(bytes, isDrawing ? { density: 144 } : {})
    .rotate()
    .resize({ width: widest, withoutEnlargement: !isDrawing })
    .flatten({ background: "#ffffff" });
  const encoded = isDrawing ? sized.png(drawn) : sized.jpeg({ quality: 78 });
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}

/** The pictures of a booklet, by their files. */
export async function picturesOf({ chapters }: Booklet): Promise<ReadonlyMap<string, Printed>> {
  const found = new Map<string, Printed>();
  for (const file of new Set(chapters.flatMap(({ parts }) => picturesIn(parts)))) {
    const picture = await printed(file);
    if (picture) found.set(file, picture);
  }
  return found;
}
