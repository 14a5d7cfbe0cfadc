import type { Versions } from "../ledger/findings.ts";
import { canonical } from "./fingerprint.ts";

const longest = 2_000;

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isText = (value: Fields) => "root" in value;

/** The words of a value: of a text its paragraphs, of a list its entries, each on a line. */
function wordsOf(value: unknown): string {
  if (value === undefined || value === null) return "";
  if (Array.isArray(value)) return value.map(wordsOf).filter(Boolean).join("\n");
  if (!isFields(value)) return String(value);
  if (isText(value)) return wordsOf((value.root as Fields).children);
  if (typeof value.text === "string") return value.text;
  if (Array.isArray(value.children)) {
    const inside = value.children.map(wordsOf);
    const isBlock = value.children.some((child) => isFields(child) && Array.isArray(child.children));
    return inside.join(isBlock ? "\n" : "");
  }
  return Object.entries(value)
    .filter(([name]) => name !== "id" && name !== "blockType" && name !== "type" && name !== "version")
    .map(([, inside]) => wordsOf(inside))
    .filter(Boolean)
    .join(" · ");
}

const shortened = (words: string) => (words.length > longest ? `${words.slice(0, longest)} …` : words);

/** `newsField.excerpt` as staff read it: "excerpt". */
const nameOf = (path: string[]) =>
  path
    .slice(-1)
    .join("")
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .toLowerCase();

/** Both versions of each field in which what was brought and what stands here are not the same, as words. */
export function differences(there: Fields, here: Fields, path: string[] = []): Versions {
  return Object.keys(there).flatMap((name): Versions => {
    const [one, other] = [there[name], here[name]];
    if (JSON.stringify(canonical(one)) === JSON.stringify(canonical(other))) return [];
    if (isFields(one) && !isText(one) && (isFields(other) || other === undefined || other === null))
      return differences(one, (other ?? {}) as Fields, [...path, name]);
    return [
      { field: nameOf([...path, name]), there: shortened(wordsOf(one)), here: shortened(wordsOf(other)) },
    ];
  });
}
