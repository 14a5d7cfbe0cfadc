import { mkdir, readdir, rm, stat } from "node:fs/promises";
import path from "node:path";

/** In the data folder: the database as it was before each of the last upgrades. */
export const copiesFolder = "before-upgrades";

const mostCopies = 3;
/** Copies hold what has been deleted since, as back-ups do. */
const keptDays = 30;
const dayMs = 24 * 60 * 60_000;

/** A new place for the copy of a database that has come to a migration: `…/20261123T080910Z-from-NAME.db`. */
export async function placeForCopy(dataDir: string, migration: string, now: Date): Promise<string> {
  const folder = path.join(dataDir, copiesFolder);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const time = now.toISOString().replace(/[-:]|\.\d+/g, "");
  return path.join(folder, `${time}-from-${migration}.db`);
}

/** Removes all copies but the newest three, and those older than 30 days. */
export async function removeOldCopies(dataDir: string, now: Date): Promise<void> {
  const folder = path.join(dataDir, copiesFolder);
  const names = await readdir(folder).catch(() => []);
  // Names begin with the time.
  const newestFirst = names
    .filter((name) => name.endsWith(".db"))
    .sort()
    .reverse();
  for (const [index, name] of newestFirst.entries()) {
    const file = path.join(folder, name);
    const { mtimeMs } = await stat(file);
    if (index >= mostCopies || now.getTime() - mtimeMs > keptDays * dayMs) await rm(file, { force: true });
  }
}
