const vowel = /[aeiouy]/;
/** Three letters such as "car" of caring, which lost an "e" with their suffix: without one they would have two, as "getting". */
const shortened = /^[^aeiou][aeiou][^aeiouwxy]$/;
/** Forms that no rule reaches; "testes" would be a form of "test". */
const irregular: ReadonlyMap<string, string> = new Map([["testes", "testis"]]);

/**
 * What the forms of an English word have in common, such as "leak" of leaks, leaked and leaking. Not always a word:
 * both sides of a comparison go through it. `word` is folded.
 */
export function stem(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word;
  return irregular.get(word) ?? ending(withoutSuffix(singular(word)));
}

function singular(word: string): string {
  if (/ies$/.test(word) && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ss|x|z|ch|sh)es$/.test(word)) return withE(word.slice(0, -2));
  return /[^siu]s$/.test(word) ? word.slice(0, -1) : word;
}

const withE = (rest: string) => (shortened.test(rest) ? `${rest}e` : rest);

function withoutSuffix(word: string): string {
  if (word.endsWith("eed")) return word;
  for (const suffix of ["ing", "ed", "ly", "ment", "ness", "ful"]) {
    const rest = word.slice(0, -suffix.length);
    if (!word.endsWith(suffix) || rest.length < 3 || !vowel.test(rest)) continue;
    // "getting" comes of "get", but "falling" of "fall".
    if (/([^aeiouylsz])\1$/.test(rest)) return rest.slice(0, -1);
    return suffix === "ing" || suffix === "ed" ? withE(rest) : rest;
  }
  return word;
}

function ending(word: string): string {
  if (word.length < 4 || (word.endsWith("e") && shortened.test(word.slice(0, -1)))) return word;
  return word.replace(/e$/, "").replace(/y$/, "i");
}
