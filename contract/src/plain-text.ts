/*
 * What was typed or pasted, made plain before any rule judges it; what is stored is the plain text. Passwords and secrets
 * do not come here.
 */

/** Blanks of every width, tabs, and line breaks with those of word processors and other systems. */
const blanks = /[\p{Z}\t\n\v\f\r\u0085]+/gu;
const lineBreaks = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
const blankInLine = /[^\P{Z}\n]|\t/gu;
/**
 * Controls, and what has no width: byte order marks, soft hyphens, directions. The two joiners stay, since Persian and Hindi
 * names are written with them; so do halves of characters, which a rule refuses.
 */
const unseen = /(?!\n)[\p{Cc}\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;
const joiners = /[\u200c\u200d]/g;
/** Every dash and minus, and the sign that a Japanese keyboard has for one: after a kana it lengthens the vowel. */
const dashes = /[\p{Pd}\u2212\u2043\u02d7]|(?<![\p{sc=Hiragana}\p{sc=Katakana}\u30fc])\u30fc/gu;
/** Superscripts, fractions and digits in circles: as plain digits `25⁰⁰` would be 2500. */
const signs = /[^\p{No}]+/gu;

/** One line of text, such as a name or a street: one blank between words, none around them; accents, dashes and apostrophes stay. */
export const plainLine = (text: string): string =>
  text.normalize("NFC").replace(blanks, " ").replace(unseen, "").replace(/ {2,}/g, " ").trim();

/** Several lines: their breaks stay, in one spelling, and blanks as many as they are. */
export const plainLines = (text: string): string =>
  text.normalize("NFC").replace(lineBreaks, "\n").replace(blankInLine, " ").replace(unseen, "").trim();

/** Text with a format, such as a number or a code: letters and digits of full width are the usual ones, each dash a hyphen. */
export const plainFormat = (text: string): string =>
  plainLine(text.replace(signs, (run) => run.normalize("NFKC")))
    .replace(joiners, "")
    .replace(dashes, "-");
