import { withoutSourceMarks } from "./without-source-marks.ts";

const names = new Map(Object.entries({ amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " }));

function character(reference: string, name: string): string {
  if (!name.startsWith("#")) return names.get(name.toLowerCase()) ?? reference;
  const code = Number(name.slice(1).replace(/^x/i, "0x"));
  return code <= 0x10ffff ? String.fromCodePoint(code) : "\ufffd";
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
