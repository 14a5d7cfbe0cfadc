import { withoutSourceMarks } from "./without-source-marks.ts";

const names: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " };

function character(reference: string, name: string): string {
  if (/^#x/i.test(name)) return String.fromCodePoint(parseInt(name.slice(2), 16));
  if (name.startsWith("#")) return String.fromCodePoint(Number(name.slice(1)));
  return names[name.toLowerCase()] ?? reference;
}

/**
 * What people read of HTML: tags gone, character references spelled out, blanks folded, the numbers of sources left out.
 * Who needs words of neighbouring elements apart puts signs between them beforehand.
 */
export const plainText = (html: string): string =>
  withoutSourceMarks(html)
    .replace(/<[^>]*>/g, "")
    .replace(/&(#x[\da-f]+|#\d+|\w+);/gi, character)
    .replace(/\s+/g, " ")
    .trim()
    .normalize("NFC");
