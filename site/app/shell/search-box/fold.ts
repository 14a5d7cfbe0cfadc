import { folded } from "@pcf/contract/folded-text";

const apostrophe = /['‘’ʼ`´]/;
/** All that is not plain text of the keyboard, and the apostrophes that are. */
const special = /[^\p{ASCII}]|['`]/gu;

/**
 * Text as it is compared: lower case, without accents, every apostrophe the typographic one. Each character stays one
 * character, so that a place found in the folded text is the same place in the text (in its composed form).
 */
export function fold(text: string): string {
  return text.replace(special, foldCharacter).replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}

function foldCharacter(character: string): string {
  if (apostrophe.test(character)) return "’";
  const plain = folded(character);
  return plain.length === character.length ? plain : character;
}
