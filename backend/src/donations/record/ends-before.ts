import { type Column, type SQL, sql } from "@payloadcms/db-sqlite/drizzle";

/**
 * The card is good no longer in this month (`YYYY-MM`), by the column with its last one. A card of which the vault tells no end
 * has an empty text there, which stands before every month: of such a one nobody knows, and it is not called over. So also
 * where nothing was asked yet and the column holds nothing.
 */
export const endsBefore = (cardExpiry: Column, month: string): SQL =>
  sql`(${cardExpiry} <> '' and ${cardExpiry} < ${month})`;

/** The same of a value that was read. */
export const isOverBefore = (cardExpiry: unknown, month: string): boolean =>
  typeof cardExpiry === "string" && cardExpiry !== "" && cardExpiry < month;
