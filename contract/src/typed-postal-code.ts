import { plainFormat } from "./plain-text.ts";

/** The post uses none of D, F, I, O, Q and U, and begins no code with W or Z. */
const postalCode = /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z]\d[ABCEGHJ-NPRSTV-Z]\d$/;
const zip = /^\d{5}(-?\d{4})?$/;
/** Which digit a letter in its place was meant for, and which letter a digit. */
const meantDigit: Readonly<Record<string, string>> = {
  O: "0",
  Q: "0",
  D: "0",
  I: "1",
  L: "1",
  Z: "2",
  S: "5",
  B: "8",
};
const meantLetter: Readonly<Record<string, string>> = { 1: "L", 2: "Z", 5: "S", 8: "B" };
const places: readonly (string | undefined)[] = ["first", "second", "third", "fourth", "fifth", "sixth"];
const isDigit = (character: string) => /\d/.test(character);

/**
 * Characters that stand where the other kind belongs, each as its place and itself: `2I4O` of `KIA OB1`. Told apart are only
 * codes that are right otherwise.
 */
function mistaken(code: string): string | undefined {
  const wrong: string[] = [];
  const mended = [...code].map((character, at) => {
    const digitBelongs = at % 2 === 1;
    if (digitBelongs === isDigit(character)) return character;
    wrong.push(`${at + 1}${character}`);
    return (digitBelongs ? meantDigit : meantLetter)[character] ?? "";
  });
  return postalCode.test(mended.join("")) ? wrong.join("") : undefined;
}

/** The words for what `mistaken` found: "The fourth character of the postal code is the letter O. It looks like it should be the number 0." */
export const mistakenWords = (found: string): string =>
  [...found.matchAll(/([1-6])([A-Z\d])/g)]
    .flatMap(([, place, character = ""]) => {
      const [kind, other] = isDigit(character) ? ["number", "letter"] : ["letter", "number"];
      const meant = (isDigit(character) ? meantLetter : meantDigit)[character];
      const words = `The ${places[Number(place) - 1]} character of the postal code is the ${kind} ${character}. It looks like it should be the ${other} ${meant}.`;
      return meant ? [words] : [];
    })
    .join(" ");

/** What words of `mistakenWords` are about; empty for other words. */
export const mistakenIn = (words: string): string =>
  [...words.matchAll(/The (\w+) character of the postal code is the (?:letter|number) (\w)\./g)]
    .map(([, place, character]) => `${places.indexOf(place) + 1}${character}`)
    .join("");

export type TypedPostalCode =
  | { code: string; fault?: undefined; mistaken?: undefined }
  | { code?: undefined; fault: "zip" | "wrong" | "mistaken"; mistaken?: string };

/**
 * A Canadian postal code as the post writes it, `V6B 1A1`, however its halves were joined; or what is wrong with it. A letter
 * in the place of a digit is never mended unseen: the one who typed it is told which (`mistakenWords`).
 */
export function typedPostalCode(text: string): TypedPostalCode {
  const plain = plainFormat(text).toUpperCase();
  if (zip.test(plain)) return { fault: "zip" };
  const code = plain.replace(/[ .-]/g, "");
  if (postalCode.test(code)) return { code: `${code.slice(0, 3)} ${code.slice(3)}` };
  const found = code.length === 6 ? mistaken(code) : undefined;
  return found ? { fault: "mistaken", mistaken: found } : { fault: "wrong" };
}
