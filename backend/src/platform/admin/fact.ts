/** One line of a record as staff read it. */
export type Fact = { label: string; value: string };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The lines of a value of unknown shape: its own names where it has any, else one line under `label`. */
export const factsAsStored = (value: unknown, label: string): Fact[] =>
  isRecord(value)
    ? Object.entries(value).map(([name, inner]) => ({ label: name, value: plainText(inner) }))
    : [{ label, value: plainText(value) }];

/** The lines on one line, for a list. */
export const factsInOneLine = (facts: Fact[]): string =>
  facts
    .filter(({ value }) => value.trim())
    .map(({ label, value }) => `${label}: ${value.replace(/\s+/g, " ")}`)
    .join(" · ");

/** Any stored value as text: for what no view of ours can read, such as records of an older shape. */
export function plainText(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "string") return value;
  return JSON.stringify(value, null, 1) ?? String(value);
}
