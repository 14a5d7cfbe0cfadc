/** What the types of both databases come down to. */
export type Kind = "text" | "number" | "boolean" | "moment" | "json";

/** One value in the words that both databases have for it; null where there is none. */
export type ColumnText = string | null;

const sorted = (_: string, value: unknown): unknown =>
  value && typeof value === "object" && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

const moment = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d:\d\d)(?:\.(\d{1,3}))?(?:Z|\+00)$/;

const asNumber = (value: unknown): string | undefined => {
  const number = value === "" ? Number.NaN : Number(value);
  return Number.isFinite(number) ? String(number) : undefined;
};

const asBoolean = (value: unknown): string | undefined =>
  ({ t: "true", f: "false", 1: "true", 0: "false" })[String(value)];

function asMoment(value: unknown): string | undefined {
  const [, day, time, milliseconds = ""] = moment.exec(String(value)) ?? [];
  return day && `${day}T${time}.${milliseconds.padEnd(3, "0")}Z`;
}

/** Postgres keeps no order of the names in a JSON object, and its own spelling of numbers. */
function asJson(value: unknown): string | undefined {
  try {
    return JSON.stringify(JSON.parse(String(value)), sorted);
  } catch {
    return undefined;
  }
}

const readers: Record<Kind, (value: unknown) => string | undefined> = {
  text: String,
  number: asNumber,
  boolean: asBoolean,
  moment: asMoment,
  json: asJson,
};

/**
 * What a value of either database says, spelled in one way: numbers as JavaScript does, moments in UTC to the millisecond, JSON with its names in
 * order. Postgres reads this spelling as it stands.
 *
 * @throws Error for what the type cannot hold.
 */
export function columnText(kind: Kind, value: unknown): ColumnText {
  if (value === null || value === undefined) return null;
  const text = readers[kind](value);
  if (text === undefined)
    throw new Error(`${JSON.stringify(String(value).slice(0, 40))} is no ${kind} that can be moved`);
  return text;
}

/** What SQLite keeps for it. */
export function sqliteValue(kind: Kind, text: ColumnText): string | number | null {
  if (text === null) return null;
  if (kind === "number") return Number(text);
  if (kind === "boolean") return text === "true" ? 1 : 0;
  return text;
}
