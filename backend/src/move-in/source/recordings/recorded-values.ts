/** What was recorded of an item, by the names of fields. */
export type Fields = Map<string, Value>;
export type Recorded = { type: string; fields: Fields };

/**
 * A value of a field. Items stand once each, wherever they were met; `picture` is a single picture, whether it was recorded in a
 * `node` or without one.
 */
export type Value =
  | null
  | string
  | number
  | boolean
  | Value[]
  | { kind: "list"; items: Recorded[] }
  | { kind: "edge" | "picture"; to: Recorded }
  | { kind: "group"; type: string; fields: Fields };

type Structure = Exclude<Value, null | string | number | boolean | Value[]>;

export const isStructure = (value: Value | undefined): value is Structure =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Two recordings of one value made one: what was not asked, or empty, in one of them is taken from the other. */
function merged(known: Value | undefined, more: Value): Value {
  if (known === undefined || known === null) return more;
  if (more === null) return known;
  if (Array.isArray(known) && Array.isArray(more)) {
    if (known.length !== more.length) return known.length > more.length ? known : more;
    return known.map((one, at) => merged(one, more[at] ?? null));
  }
  if (!isStructure(known) || !isStructure(more)) return known;
  if (known.kind === "list" && more.kind === "list")
    return { kind: "list", items: [...new Set([...known.items, ...more.items])] };
  if (known.kind === "group" && more.kind === "group") mergeFields(known.fields, more.fields);
  return known;
}

/** Adds what another recording says to what is known. */
export function mergeFields(known: Fields, more: Fields): void {
  for (const [name, value] of more) known.set(name, merged(known.get(name), value));
}
