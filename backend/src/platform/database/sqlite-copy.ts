import { chmod, open, rename, rm } from "node:fs/promises";
import path from "node:path";
import { createClient } from "@libsql/client";

/** Down to the disk, so that it is there after the power went. */
async function sync(place: string) {
  const handle = await open(place, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Copies the SQLite database at a `file:` URL into a new file for its owner alone, as it is at one moment, while others write to it. The copy
 * has nothing of what was deleted. It appears under its name when it is whole, checked and on the disk.
 *
 * @throws Error when it cannot be made, as on a full disk; nothing is left behind then.
 */
export async function copySqlite(url: string, file: string): Promise<void> {
  const draft = `${file}.part`;
  await rm(draft, { force: true });
  const source = createClient({ url });
  try {
    await source.execute("PRAGMA busy_timeout = 5000");
    await source.execute({ sql: "VACUUM INTO ?", args: [draft] });
    await chmod(draft, 0o600);
    const copy = createClient({ url: `file:${draft}` });
    try {
      const { rows } = await copy.execute("PRAGMA quick_check(1)");
      if (rows[0]?.quick_check !== "ok") throw new Error(`the copy is damaged: ${rows[0]?.quick_check}`);
    } finally {
      copy.close();
    }
    await sync(draft);
    await rename(draft, file);
    await sync(path.dirname(file));
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  } finally {
    source.close();
  }
}
