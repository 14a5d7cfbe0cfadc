// What a statement of our own answers in a column, whose type only the database knows.

/** The text of a column, and an empty one where there is none. */
export const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

/** The same without spaces around it. */
export const trimmedOf = (value: unknown): string => textOf(value).trim();

/** The text of a column, and null where there is none or an empty one. */
export const textOrNull = (value: unknown): string | null => textOf(value) || null;

/** The moment of a column as ISO 8601 in UTC, in which SQLite and Postgres spell it alike; null where there is none. */
export function momentOrNull(value: unknown): string | null {
  const given = value instanceof Date ? value : textOf(value);
  return given ? new Date(given).toISOString() : null;
}
