const abbreviation =
  /(?:^|[\s(])(?:\p{Lu}|Dr|Drs|Mr|Mrs|Ms|Mme|M|Prof|Rev|St|Ste|Sr|Jr|vs|No|Inc|Ltd|approx|e\.g|i\.e)\.\s*$/u;

/** A text of at most so many signs, cut between words; the sign for what is left out counts. */
function cutTo(text: string, most: number): string {
  if (text.length <= most) return text;
  const head = text.slice(0, Math.max(most - 1, 0)).replace(/[\ud800-\udbff]$/, "");
  const atWord = /\s/.test(text[head.length] ?? "") ? head : head.replace(/\s+\S*$/, "");
  return `${atWord.replace(/[\s,;:–-]+$/, "")}…`;
}

/** The first sentence of a plain text, in at most so many signs: a longer one is cut between words. */
export function firstSentence(text: string, most: number): string {
  const line = text.replace(/\s+/g, " ").trim();
  let sentence = "";
  for (const { segment } of new Intl.Segmenter("en-CA", { granularity: "sentence" }).segment(
    line.slice(0, most * 4),
  )) {
    sentence += segment;
    if (!abbreviation.test(sentence)) break;
  }
  return cutTo(sentence.trim() || line, most);
}
