import { chmodSync, type Dirent, lstatSync, mkdirSync, readdirSync } from "node:fs";
import path from "node:path";

const folderMode = 0o700;
const fileMode = 0o600;
const forOthers = 0o077;
/** Set on folders that several people share, like `/tmp`. */
const shared = 0o1000;
/** More than these are left as they are: the folder around them lets nobody in. */
const mostEntries = 200_000;

const mayMend = process.platform !== "win32";
const own = process.getuid?.() ?? 0;

const isShared = (place: string) => (lstatSync(place).mode & shared) !== 0;

function isOpen(place: string): boolean {
  const { mode, uid } = lstatSync(place);
  return uid === own && (mode & forOthers) !== 0;
}

function close(place: string, mode: number): void {
  try {
    if (isOpen(place) && !isShared(place)) chmodSync(place, mode);
  } catch (error) {
    // A draft that was moved into its place meanwhile.
    if (!(error instanceof Error && "code" in error && error.code === "ENOENT")) throw error;
  }
}

/** What lies in a folder, without links, which may lead to what is not ours. */
const entriesOf = (folder: string): Dirent[] =>
  readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile() || entry.isDirectory());

function closeAll(folder: string, left: { entries: number }): void {
  for (const entry of entriesOf(folder)) {
    if (--left.entries < 0) return;
    const place = path.join(folder, entry.name);
    if (entry.isDirectory() && !isShared(place)) closeAll(place, left);
    close(place, entry.isDirectory() ? folderMode : fileMode);
  }
}

/**
 * Makes a folder that its owner alone can read, or makes it so: where the folder or something that lies directly in it is
 * open to others, everything in it is closed, the folder last, so that a start that broke off is made up for by the next.
 * What belongs to another user, and folders that are shared on purpose, stay as they are.
 */
export function keepPrivate(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: folderMode });
  if (!mayMend || isShared(folder)) return;
  const open = isOpen(folder) || entriesOf(folder).some(({ name }) => isOpen(path.join(folder, name)));
  if (!open) return;
  closeAll(folder, { entries: mostEntries });
  close(folder, folderMode);
}
