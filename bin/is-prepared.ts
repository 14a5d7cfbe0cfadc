import { existsSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { preparedKey } from "../backend/src/seed/prepared-key.ts";

/**
 * Whether a SQLite database says that it was prepared to the end by the sources of this stamp. Asking it directly takes
 * milliseconds, while preparing begins with the whole backend. Any doubt is a no: preparing twice does no harm.
 */
export function isPrepared(databaseUrl: string, stamp: string): boolean {
  const file = databaseUrl.replace(/^file:/, "");
  if (file === databaseUrl || !existsSync(file)) return false;
  try {
    const database = new DatabaseSync(file, { readOnly: true });
    try {
      const row = database.prepare("SELECT data FROM payload_kv WHERE key = ?").get(preparedKey);
      return row?.data === JSON.stringify(stamp);
    } finally {
      database.close();
    }
  } catch {
    return false;
  }
}
