import { plainFormat } from "./plain-text.ts";

/** Digits of a number with what people put between them: blanks, hyphens, dots, slashes, brackets. */
const number = String.raw`\+?[\d(][\d\s().\-/+*]*`;
const extension = String.raw`[ ,;]*(?:ext(?:n|ension)?|ex|x|local|loc|poste|p|#)[ .:]*(?:no\.? ?)?\d{1,6}`;
/** A word beside it: "Tel.: …", "… (home)". */
const wordBefore = String.raw`(?:\p{L}{1,12}[.:]{0,2} ?)?`;
const wordsAfter = String.raw`(?:[ ,]*\(?\p{L}[\p{L} ]{0,19}\)?)?`;
const telephone = new RegExp(`^${wordBefore}(${number})(?:${extension})?${wordsAfter}$`, "iu");

/** The longest text of a number that is kept. */
export const longestTelephone = 50;

/** A telephone number made plain: `604–555–0100` with the dashes that a copy brought is `604-555-0100`. */
export const plainTelephone = plainFormat;

/** Whether a text that was made plain is a telephone number of any country, with an extension or without. */
export function isTelephone(text: string): boolean {
  if (text.length > longestTelephone) return false;
  const digits = telephone.exec(text)?.[1]?.replace(/\D/g, "").length ?? 0;
  return digits >= 7 && digits <= 20;
}
