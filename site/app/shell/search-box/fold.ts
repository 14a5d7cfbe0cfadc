const marks = /\p{M}/gu;
const apostrophes = /['‘’ʼ`´]/;

/**
 * Text as it is compared: lower case, without accents, every apostrophe the typographic one. Each character stays one
 * character, so that a place found in the folded text is the same place in the text (in its composed form).
 */
export function fold(text: string): string {
  let folded = "";
  for (const character of text) {
    if (apostrophes.test(character)) {
      folded += "’";
      continue;
    }
    const plain = character.normalize("NFD").replace(marks, "").toLowerCase();
    folded += plain.length === character.length ? plain : character;
  }
  return folded;
}
