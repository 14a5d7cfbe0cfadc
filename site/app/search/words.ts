import { fold } from "~/shell/search-box/fold";
import { stem } from "./stem";

const word = /[\p{L}\p{N}]+(?:’[\p{L}]+)*/gu;

/** A word of a text: its stem, and where it stands in the text. */
export type Word = { stem: string; at: number; end: number };

/** The words of a text in its composed form, each by its stem: "Can’t", "cant" and "CANT" are one. */
export function wordsOf(text: string): Word[] {
  return Array.from(fold(text).matchAll(word), ({ 0: found, index }) => ({
    stem: stem(found.replace(/’s$/, "").replaceAll("’", "")),
    at: index,
    end: index + found.length,
  }));
}

export const stemsOf = (text: string): string[] => wordsOf(text.normalize("NFC")).map((found) => found.stem);
