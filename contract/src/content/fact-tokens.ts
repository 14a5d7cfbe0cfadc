/** What a text writes where a fact is to stand: `{{one-in-eight}}`. */
const token = /\{\{([^{}]*)\}\}/g;

const nameIn = (typed: string): string => typed.trim().toLowerCase();

/** The token of a fact, as texts write it. */
export const factToken = (name: string): string => `{{${name}}}`;

/** A fact in words, as it stands in a sentence: `1 in 8`, `2 weeks`. */
export const factWords = ({ value, unit }: { value: string; unit?: string | null | undefined }): string =>
  unit ? `${value} ${unit}` : value;

/** The words of each fact, by its name. */
export const factWordsByName = (
  facts: readonly { name: string; value: string; unit?: string | null | undefined }[],
): ReadonlyMap<string, string> => new Map(facts.map((fact) => [fact.name, factWords(fact)]));

/** The names of the facts that a text uses, each once, in their order. */
export const factNamesIn = (text: string): string[] =>
  text.includes("{{")
    ? [...new Set(Array.from(text.matchAll(token), ([, typed = ""]) => nameIn(typed)))]
    : [];

/** The same of any value: of every text in it. */
export function factNamesWithin(value: unknown): string[] {
  if (typeof value === "string") return factNamesIn(value);
  if (typeof value !== "object" || value === null) return [];
  return [...new Set(Object.values(value).flatMap(factNamesWithin))];
}

/**
 * A text with the words of its facts. Where there is no such fact nothing is written, and the words around it stay. `written`
 * makes of the words what the text is made of, such as HTML.
 */
export const withFactWords = (
  text: string,
  facts: ReadonlyMap<string, string>,
  written: (words: string) => string = (words) => words,
): string =>
  text.includes("{{")
    ? text.replace(token, (_token, typed: string) => written(facts.get(nameIn(typed)) ?? ""))
    : text;
