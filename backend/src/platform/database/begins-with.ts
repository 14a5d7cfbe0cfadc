import { and, type Column, gte, lt, type SQL } from "@payloadcms/db-sqlite/drizzle";

/** What no text of ours begins with, and stands behind every letter in the orders of both databases. */
const last = "\u{10fffd}";

/** The column begins with this text. Unlike a pattern it is found by the column's index, and no sign in it means anything. */
export const beginsWith = (column: Column, text: string): SQL | undefined =>
  and(gte(column, text), lt(column, text + last));
