import { writableText } from "@pcf/contract/writable-text";
import { parseFragment } from "parse5";

/** Soft hyphens and signs without width. The joiners and marks of direction stay: Persian and Arabic are written with them. */
const unseen = /[\u00ad\u180e\u200b\u2060-\u2064\ufeff]/g;
/** The bullets of Word's font for symbols. */
const symbolBullets = /[\uf0b7\uf0a7\uf0d8\uf0fc\uf076]/g;
const entity = /&(?:#\d{2,7}|#x[\da-f]{2,6}|[a-z][a-z\d]{1,31});/i;

function decoded(text: string): string {
  const [node] = parseFragment(text.replaceAll("<", "&lt;")).childNodes;
  return node && "value" in node ? node.value : text;
}

/**
 * A text of the old site, its entities decoded, as ours are: those that were encoded twice are decoded again, accents are
 * one character with their letter, and what nobody sees is gone.
 */
export function cleanText(text: string): string {
  let clean = text;
  for (let round = 0; round < 3 && entity.test(clean); round += 1) clean = decoded(clean);
  return writableText(clean).replace(unseen, "").replace(symbolBullets, "•").normalize("NFC");
}

/**
 * Blanks as one blank each. A blank that holds a line together stays where it stands alone and belongs: between a number
 * and its unit, and before the signs that French sets apart.
 */
export const singleBlanks = (text: string): string =>
  text
    .replace(/[ \t\n\u00a0\u2000-\u200a\u202f\u205f\u3000]{2,}|[\t\n]/g, " ")
    .replace(/(?<![\d«])\u00a0(?![\d:;!?»%$€])/g, " ");

/** A text on one line. */
export const cleanLine = (text: string): string => singleBlanks(cleanText(text)).trim();
