import { withoutSourceMarks } from "./source-marks.ts";

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

/** The end of the last whole sentence: after three small letters, so that it is none of "Dr." or "B.C.". */
const lastSentence = /^.*\p{Ll}{3}[.!?][”’)]*(?=\s+\p{Lu})/su;

/**
 * The running text of HTML in at most `length` characters: whole sentences where they fill half of it, otherwise cut at a
 * space, with an ellipsis.
 */
export function shortText(html: string, length: number): string {
  // A heading and the items of a list say little without the lines around them, and so do captions. Lists are gone before
  // the figures around them: a gallery is a figure of figures.
  const lines = html
    .replace(/<(h[1-6]|ul|ol|table)\b[^>]*>.*?<\/\1>/gs, " ")
    .replace(/<figure\b[^>]*>.*?<\/figure>/gs, " ")
    .replace(/<[^>]*>/g, " ");
  const text = plainText(lines).replace(/ ([.,;:!?])/g, "$1");
  if (text.length <= length) return text;
  const [sentences = ""] = lastSentence.exec(text.slice(0, length + 2)) ?? [];
  if (sentences.length > length / 2 && sentences.length <= length) return sentences;
  const cut = text.slice(0, length - 1);
  // Never half a letter: some are two characters long.
  const whole = cut.slice(0, Math.max(cut.lastIndexOf(" "), length / 2)).replace(/\p{Cs}$/u, "");
  return `${whole.replace(/[\s.,;:–-]+$/, "")}…`;
}
