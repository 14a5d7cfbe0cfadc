/*
 * How hard a text is to read: the grade of school at which it is understood, after J. P. Kincaid and others, "Derivation of
 * new readability formulas for Navy enlisted personnel", 1975 (Flesch–Kincaid). It knows English alone.
 */

export type ReadingGrade = {
  /** The grade, a whole number from 1; undefined for a text too short to judge. */
  grade: number | undefined;
  words: number;
  /** The longest sentences, the longest first, of those that are long. */
  longest: { text: string; words: number }[];
};

/** What pages of medical information aim for. */
export const aimedGrade = 8;

const fewestWords = 30;
const longSentence = 15;
const mostShown = 3;

const word = /[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu;
/** Points that end no sentence: of titles and the like, and within numbers. */
const abbreviation = /\b(Dr|Mr|Mrs|Ms|St|Prof|vs|etc|approx|e\.g|i\.e|No)\./g;

const wordsOf = (text: string): string[] => text.match(word) ?? [];

/** Sentences of a text whose paragraphs, headings and items of lists each stand on a line. */
function sentencesOf(text: string): string[] {
  return text.split("\n").flatMap((line) =>
    line
      .replace(abbreviation, (match) => match.replaceAll(".", "\u0000"))
      .split(/(?<=[.!?…])["”’)]?\s+(?=["“‘(]?[\p{Lu}\p{N}])/u)
      .map((sentence) => sentence.replaceAll("\u0000", ".").trim())
      .filter((sentence) => wordsOf(sentence).length > 0),
  );
}

/** How many syllables an English word has: its groups of vowels, without those that are written and not said. */
export function syllablesOf(text: string): number {
  const spoken = text.toLowerCase().replace(/[^a-zà-ÿ]/g, "");
  // A number, or letters without a vowel such as PSA's, counts as one.
  if (spoken.length <= 3) return 1;
  const said = spoken
    .replace(/(?:[^laeiouy]es|[^aeioudt]ed|[^laeiouy]e)$/, "")
    .replace(/^y/, "")
    .replace(/([^tcsgxln]i)([ao])/g, "$1-$2");
  return Math.max(1, said.match(/[aeiouyà-ÿ]{1,2}/g)?.length ?? 1);
}

/** Grade and longest sentences of a text, its paragraphs on lines of their own. */
export function readingGrade(text: string): ReadingGrade {
  const sentences = sentencesOf(text);
  const words = wordsOf(text);
  const syllables = words.reduce((sum, each) => sum + syllablesOf(each), 0);
  const grade = 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
  const longest = sentences
    .map((sentence) => ({ text: sentence, words: wordsOf(sentence).length }))
    .filter((sentence) => sentence.words > longSentence)
    .sort((a, b) => b.words - a.words)
    .slice(0, mostShown);
  return {
    grade: words.length < fewestWords ? undefined : Math.max(1, Math.round(grade)),
    words: words.length,
    longest,
  };
}

/** What the grade means, for those who write. */
export function gradeInWords({ grade, words }: ReadingGrade): string {
  if (grade === undefined)
    return `The text has ${words === 1 ? "1 word" : `${words} words`}: too few to judge.`;
  return grade > aimedGrade
    ? `Grade ${grade}: aim for ${aimedGrade} or lower. Shorter sentences and everyday words help most.`
    : `Grade ${grade}: easy enough to read. Aimed for is ${aimedGrade} or lower.`;
}

type Node = { type?: unknown; text?: unknown; children?: unknown; root?: unknown; fields?: unknown };
const lines = new Set(["paragraph", "heading", "listitem", "quote"]);
const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null;

/** The number of a source stands behind a sentence and is no word of it. */
const marksSource = ({ type, fields }: Node): boolean =>
  type === "link" && isNode(fields) && "url" in fields && /^#source-\d+$/.test(String(fields.url));

/** What an editor's text says, each paragraph, heading and item on a line of its own. */
function linesOf(node: unknown): string {
  if (!isNode(node)) return "";
  if (typeof node.text === "string") return node.text;
  if (node.type === "linebreak") return " ";
  if (marksSource(node)) return "";
  const inside = Array.isArray(node.children) ? node.children.map(linesOf).join("") : linesOf(node.root);
  return lines.has(String(node.type)) ? `${inside}\n` : inside;
}

/** What stands in a page's form beside texts of the editor: its introduction and the sentences of its blocks. */
const proseOf = /(^intro|^blocks\..*\.(text|note))$/;

/** The text of a page as it stands in its form, by the paths of the fields. */
export function textOfForm(fields: Iterable<[path: string, value: unknown]>): string {
  return [...fields]
    .map(([path, value]) => {
      if (isNode(value) && isNode(value.root) && path.startsWith("blocks.")) return linesOf(value);
      return typeof value === "string" && proseOf.test(path) ? `${value}\n` : "";
    })
    .join("");
}
