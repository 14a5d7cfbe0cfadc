import { like, type SQL } from "@payloadcms/db-sqlite/drizzle";
import { folded } from "@pcf/contract/folded-text";

/** Letters that are no other letter with an accent, as people type them who do not have them on their keyboard. */
const otherLetters: Readonly<Record<string, string>> = {
  ...{ ł: "l", ø: "o", đ: "d", ð: "d", ı: "i", ß: "ss", æ: "ae", œ: "oe", þ: "th" },
};

/** O’Brien is found as obrien and o'brien, Jean-Luc as jean luc. */
const wordsOf = (text: string): string[] =>
  folded(text)
    .replaceAll(/[łøđðıßæœþ]/g, (letter) => otherLetters[letter] ?? letter)
    .replaceAll(/['’ʼ`]/g, "")
    .split(/[\s\-‐‑–]+/)
    .filter(Boolean);

/** What staff may type to find a row: every word of its texts, small and in plain letters, each after a blank. */
export const searchedWords = (...texts: readonly (string | null | undefined)[]): string =>
  [...new Set(texts.flatMap((text) => wordsOf(text ?? "")))].map((word) => ` ${word}`).join("");

/** Without the signs that mean something to a database's `like`. */
const literal = (word: string): string => word.replaceAll(/[\\%_]/g, "");

type Column = Parameters<typeof like>[0];

/**
 * Rows in whose column of `searchedWords` every word that was typed begins a word: in any order, and a letter is enough
 * ("atwater m"). One condition a word.
 */
export const hasWords = (column: Column, typed: string): SQL[] =>
  wordsOf(typed).map((word) => like(column, `% ${literal(word)}%`));
