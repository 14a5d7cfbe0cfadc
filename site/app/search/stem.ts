const vowel = /[aeiouy]/;

/**
 * What the forms of an English word have in common, such as "leak" of leaks, leaked and leaking. Not always a word:
 * both sides of a comparison go through it. `word` is folded.
 */
export function stem(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word;
  return ending(withoutSuffix(singular(word)));
}

function singular(word: string): string {
  if (/ies$/.test(word) && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ss|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return /[^siu]s$/.test(word) ? word.slice(0, -1) : word;
}

function withoutSuffix(word: string): string {
  for (const suffix of ["ing", "ed", "ly", "ment", "ness", "ful"]) {
    const rest = word.slice(0, -suffix.length);
    if (!word.endsWith(suffix) || rest.length < 3 || !vowel.test(rest)) continue;
    // "getting" comes of "get", but "falling" of "fall".
    return /([^aeiouylsz])\1$/.test(rest) ? rest.slice(0, -1) : rest;
  }
  return word;
}

function ending(word: string): string {
  if (word.length < 4) return word;
  return word.replace(/e$/, "").replace(/y$/, "i");
}
