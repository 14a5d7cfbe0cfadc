import type { Config } from "payload";

type Draw = NonNullable<Config["sharp"]>;

/** Whether a part of a picture's file is needed to show it: tables, pixels, colours. All else may say who, where and when. */
type Keeps = (name: string, part: Buffer) => boolean;

const keepsInJpeg: Keeps = (name, part) => {
  const marker = Number.parseInt(name, 16);
  if (marker >= 0xc0 && marker <= 0xdf) return true;
  const text = part.toString("latin1", 0, 12);
  // A longer one has a small picture of its own, which may show what has been cut off.
  if (name === "e0") return text.startsWith("JFIF\0") && part.length === 14;
  return (name === "e2" && text === "ICC_PROFILE\0") || (name === "ee" && text.startsWith("Adobe"));
};

/** Where the pixels of a scan end: at the next marker that is neither a stuffed byte nor a restart. */
function endOfScan(data: Buffer, from: number): number {
  for (let at = data.indexOf(0xff, from); at !== -1; at = data.indexOf(0xff, at + 1)) {
    const next = data[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  return data.length;
}

/** What follows the end of the picture goes as well: telephones append a film with its own place. */
function bareJpeg(data: Buffer): Buffer | undefined {
  const chunks = [data.subarray(0, 2)];
  for (let at = 2; at + 4 <= data.length || data[at + 1] === 0xd9; ) {
    if (data[at] !== 0xff) return undefined;
    const marker = data[at + 1] ?? 0;
    if (marker === 0xd9) return Buffer.concat([...chunks, data.subarray(at, at + 2)]);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    let end = at + 2 + data.readUInt16BE(at + 2);
    if (marker === 0xda) end = endOfScan(data, end);
    if (keepsInJpeg(marker.toString(16), data.subarray(at + 4, end))) chunks.push(data.subarray(at, end));
    at = end;
  }
  return undefined;
}

const pngChunks =
  /^(IHDR|PLTE|IDAT|IEND|tRNS|iCCP|sRGB|gAMA|cHRM|cICP|mDCV|cLLI|sBIT|bKGD|pHYs|acTL|fcTL|fdAT)$/;

function barePng(data: Buffer): Buffer | undefined {
  const chunks = [data.subarray(0, 8)];
  for (let at = 8; at + 12 <= data.length; ) {
    const end = at + 12 + data.readUInt32BE(at);
    const name = data.toString("latin1", at + 4, at + 8);
    if (pngChunks.test(name)) chunks.push(data.subarray(at, end));
    if (name === "IEND") return Buffer.concat(chunks);
    at = end;
  }
  return undefined;
}

const webpChunks = /^(VP8 |VP8L|VP8X|ALPH|ANIM|ANMF|ICCP)$/;
/** Bits of the header that say that there is EXIF and XMP. */
const webpMetadata = 0x08 | 0x04;

function bareWebp(data: Buffer): Buffer | undefined {
  const chunks = [Buffer.from(data.subarray(0, 12))];
  const whole = 8 + data.readUInt32LE(4);
  if (whole > data.length) return undefined;
  for (let at = 12; at + 8 <= whole; ) {
    const size = data.readUInt32LE(at + 4);
    const end = at + 8 + size + (size % 2);
    const name = data.toString("latin1", at, at + 4);
    const chunk = Buffer.from(data.subarray(at, end));
    if (name === "VP8X") chunk.writeUInt8(chunk.readUInt8(8) & ~webpMetadata, 8);
    if (webpChunks.test(name)) chunks.push(chunk);
    at = end;
  }
  const bare = Buffer.concat(chunks);
  bare.writeUInt32LE(bare.length - 8, 4);
  return bare;
}

/** Boxes of a video that hold others, and those that say where and by whom it was made. */
const outerBoxes = /^(moov|trak)$/;
const tellingBoxes = /^(udta|meta|uuid)$/;

/** A video whose telling boxes are empty space of the same size: what points into the file still points right. */
function bareVideo(data: Buffer): Buffer {
  const bare = Buffer.from(data);
  const blank = (from: number, to: number) => {
    for (let at = from; at + 8 <= to; ) {
      const short = bare.readUInt32BE(at);
      const size = short === 1 && at + 16 <= to ? Number(bare.readBigUInt64BE(at + 8)) : short || to - at;
      if (size < 8) return;
      const [name, end] = [bare.toString("latin1", at + 4, at + 8), Math.min(at + size, to)];
      const head = short === 1 ? 16 : 8;
      if (outerBoxes.test(name)) blank(at + head, end);
      if (tellingBoxes.test(name)) {
        bare.write("free", at + 4, "latin1");
        bare.fill(0, at + head, end);
      }
      at = end;
    }
  };
  blank(0, bare.length);
  return bare;
}

const bareParts: Record<string, (data: Buffer) => Buffer | undefined> = {
  "image/jpeg": bareJpeg,
  "image/png": barePng,
  "image/webp": bareWebp,
};

const reencoded = {
  "image/jpeg": { format: "jpeg", options: { quality: 92, chromaSubsampling: "4:4:4" } },
  "image/png": { format: "png", options: {} },
  "image/webp": { format: "webp", options: { quality: 90 } },
  "image/avif": { format: "avif", options: { quality: 75 } },
} as const;

const isDrawable = (type: string): type is keyof typeof reencoded => type in reencoded;

/**
 * A file without what it tells of who made it, where and when (EXIF, XMP, IPTC, comments, previews, places of videos), and a
 * picture upright. The pixels stay as they are, and the colour profile; only a picture that lies on its side, and an AVIF, are drawn
 * again, by a `draw` that keeps the profile (`picturesInTurn`). The same bytes when nothing is to be taken away. PDF, WebM and
 * captions stay as they are.
 *
 * @throws Error when a picture cannot be read.
 */
export async function withoutMetadata(data: Buffer, type: string, draw: Draw): Promise<Buffer> {
  if (type === "video/mp4") return bareVideo(data);
  if (!isDrawable(type)) return data;
  const { orientation = 1, exif, xmp, iptc } = await draw(data).metadata();
  const tells = exif || xmp || iptc;
  const bare = type === "image/avif" ? !tells && data : bareParts[type]?.(data);
  if (orientation === 1 && bare) return bare;
  const { format, options } = reencoded[type];
  const picture = draw(data, { animated: type === "image/webp" });
  return picture.autoOrient().toFormat(format, options).toBuffer();
}
