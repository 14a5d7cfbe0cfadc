import { withoutSourceMarks } from "~/content/without-source-marks";

const entities: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
};

const breaks = /<\/?(?:p|div|h[1-6]|li|ul|ol|br|tr|td|th|table|blockquote|figure|figcaption|dt|dd)\b[^>]*>/gi;

/** What people read of HTML: tags gone, character references spelled out, blanks folded, headings and items set apart, numbers of sources left out. */
export function plainText(html: string): string {
  return withoutSourceMarks(html)
    .replace(/([^\s.?!:;,])<\/h[1-6]>/gi, "$1: ")
    .replace(/([^\s.?!:;,])<\/li>\s*<\/(?:ul|ol)>/gi, "$1. ")
    .replace(/([^\s.?!:;,])<\/li>/gi, "$1; ")
    .replace(breaks, " ")
    .replace(/<[^>]*>/g, "")
    .replace(/&(#x[\da-f]+|#\d+|\w+);/gi, (reference, name: string) => {
      if (name.startsWith("#x") || name.startsWith("#X"))
        return String.fromCodePoint(parseInt(name.slice(2), 16));
      if (name.startsWith("#")) return String.fromCodePoint(Number(name.slice(1)));
      return entities[name.toLowerCase()] ?? reference;
    })
    .replace(/\s+/g, " ")
    .trim()
    .normalize("NFC");
}
