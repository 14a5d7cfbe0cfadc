import path from "node:path";

type TakenType = { mimeType: string; endings: readonly string[]; words: string };

/** The files of the media library: what they are called by type, name and in words. */
export const acceptedTypes = [
  { mimeType: "image/jpeg", endings: [".jpg", ".jpeg"], words: "a JPEG picture" },
  { mimeType: "image/png", endings: [".png"], words: "a PNG picture" },
  { mimeType: "image/webp", endings: [".webp"], words: "a WebP picture" },
  { mimeType: "image/avif", endings: [".avif"], words: "an AVIF picture" },
  { mimeType: "application/pdf", endings: [".pdf"], words: "a PDF document" },
  { mimeType: "video/webm", endings: [".webm"], words: "a video (WebM)" },
  { mimeType: "video/mp4", endings: [".mp4"], words: "a video (MP4)" },
  { mimeType: "text/vtt", endings: [".vtt"], words: "captions (VTT)" },
] as const satisfies TakenType[];

/** What a file is by its content, whatever it is called. */
export type FileType = (typeof acceptedTypes)[number]["mimeType"] | "heic" | "picture" | "drawing" | "movie";

/** By the brands of a file of boxes (ISO 14496-12), which pictures of telephones and videos are. */
function typeOfBoxes(data: Buffer): FileType {
  const brands = data.toString("latin1", 8, Math.min(data.readUInt32BE(0), 256));
  if (/avif|avis/.test(brands)) return "image/avif";
  if (/hei[a-z]|hev[a-z]|mif1|msf1/.test(brands)) return "heic";
  return brands.startsWith("qt  ") ? "movie" : "video/mp4";
}

/** Undefined when it is nothing of which anything can be said. */
export function fileType(data: Buffer): FileType | undefined {
  const begin = data.toString("latin1", 0, 1024);
  if (begin.startsWith("\xff\xd8\xff")) return "image/jpeg";
  if (begin.startsWith("\x89PNG\r\n\x1a\n")) return "image/png";
  if (begin.startsWith("RIFF") && begin.slice(8, 12) === "WEBP") return "image/webp";
  if (begin.slice(4, 8) === "ftyp") return typeOfBoxes(data);
  if (begin.startsWith("%PDF-")) return "application/pdf";
  if (begin.startsWith("\x1a\x45\xdf\xa3")) return "video/webm";
  if (/^(\xef\xbb\xbf)?WEBVTT/.test(begin)) return "text/vtt";
  if (/^(GIF8|BM|II\*\0|MM\0\*)/.test(begin)) return "picture";
  return /<svg[\s>]/i.test(begin) ? "drawing" : undefined;
}

/** The type that the ending of a name stands for; undefined for one that the library does not take. */
export const namedType = (name: string): TakenType | undefined =>
  acceptedTypes.find(({ endings }) =>
    (endings as readonly string[]).includes(path.extname(name).toLowerCase()),
  );
