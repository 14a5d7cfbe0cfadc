import { factNamesWithin, factWordsByName, withFactWords } from "@pcf/contract/content/fact-tokens";
import { collectionNames, globalNames, type SiteData } from "@pcf/contract/content/site-data";

/** A document that names a fact which is not published: its words stay, and the number is missing. */
export type UnknownFact = { collection: string; id: string; name: string };

/** The facts of site data, and which documents name them. */
export type FactsInTexts = {
  words: ReadonlyMap<string, string>;
  /** Names by the address of their page; pages without facts are not in it. */
  ofPages: Record<string, string[]>;
  unknown: UnknownFact[];
};

/** Looks through every text of site data for the names of facts, once. */
export function factsInTexts(data: SiteData): FactsInTexts {
  const words = factWordsByName(data.facts);
  const ofPages: Record<string, string[]> = {};
  const unknown: UnknownFact[] = [];
  const look = (collection: string, id: string, value: unknown) => {
    const names = factNamesWithin(value);
    for (const name of names) if (!words.has(name)) unknown.push({ collection, id, name });
    return names.filter((name) => words.has(name));
  };
  for (const collection of collectionNames) {
    if (collection === "facts") continue;
    for (const document of data[collection]) {
      const names = look(collection, "id" in document ? String(document.id) : "unknown", document);
      if (collection === "pages" && "uri" in document && names.length > 0) ofPages[document.uri] = names;
    }
  }
  for (const name of globalNames) look(name, name, data[name]);
  return { words, ofPages, unknown };
}

/** Any value with the words of the facts that its plain texts name; what names none is the same value as before. */
export function withFacts<Value>(value: Value, words: ReadonlyMap<string, string>): Value {
  if (typeof value === "string") return withFactWords(value, words) as Value;
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) {
    const items = value.map((item) => withFacts(item, words));
    return items.some((item, at) => item !== value[at]) ? (items as Value) : value;
  }
  let filled: Value = value;
  for (const [key, inside] of Object.entries(value)) {
    const now = withFacts(inside, words);
    if (now !== inside) filled = { ...filled, [key]: now };
  }
  return filled;
}
