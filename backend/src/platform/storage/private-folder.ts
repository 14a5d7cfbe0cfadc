import { chmodSync, type Dirent, existsSync, lstatSync, mkdirSync, readdirSync, type Stats } from "node:fs";
import { homedir } from "node:os";
import path from "node:path";

const folderMode = 0o700;
/** Whatever its owner may do. */
const forOwner = 0o7700;
const forOthers = 0o077;
/** Set on folders that several people share, like `/tmp`. */
const shared = 0o1000;
/** More than these are left as they are: the folder around them lets nobody in. */
const mostEntries = 200_000;

const mayMend = process.platform !== "win32";
const own = process.getuid?.() ?? 0;

/** What a file system or its owner does not let us change. */
const notOurs = new Set(["EPERM", "EACCES", "ENOTSUP", "EROFS"]);

type Mending = { entriesLeft: number; notMended: string[] };

const codeOf = (error: unknown) => (error instanceof Error && "code" in error ? String(error.code) : "");

/** Undefined for what was moved away meanwhile, like a draft of a file that has got its place. */
function statsOf(place: string): Stats | undefined {
  return lstatSync(place, { throwIfNoEntry: false });
}

const isShared = (place: string) => ((statsOf(place)?.mode ?? 0) & shared) !== 0;

function isOpen(place: string): boolean {
  const stats = statsOf(place);
  return stats !== undefined && stats.uid === own && (stats.mode & forOthers) !== 0;
}

function trying(place: string, mending: Mending, change: () => void): void {
  try {
    change();
  } catch (error) {
    if (notOurs.has(codeOf(error))) mending.notMended.push(place);
    else if (codeOf(error) !== "ENOENT") throw error;
  }
}

/** Takes from others what they may do; what its owner may, like run it, stays. */
function close(place: string, mending: Mending): void {
  trying(place, mending, () => {
    const mode = statsOf(place)?.mode;
    if (mode !== undefined && isOpen(place) && !isShared(place)) chmodSync(place, mode & forOwner);
  });
}

/** What lies in a folder, without links, which may lead to what is not ours. */
const entriesOf = (folder: string): Dirent[] =>
  readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile() || entry.isDirectory());

function closeAll(folder: string, mending: Mending): void {
  trying(folder, mending, () => {
    for (const entry of entriesOf(folder)) {
      if (--mending.entriesLeft < 0) return;
      const place = path.join(folder, entry.name);
      if (entry.isDirectory() && !isShared(place)) closeAll(place, mending);
      close(place, mending);
    }
  });
}

/** A home folder or a project, which a setting names by mistake, holds much that is not ours. */
const isOfSomethingElse = (folder: string) =>
  path.resolve(folder) === homedir() || existsSync(path.join(folder, "package.json"));

/**
 * Makes a folder that its owner alone can read, or makes it so: where the folder or something that lies directly in it is
 * open to others, everything in it is closed, the folder last, so that a start that broke off is made up for by the next.
 * What belongs to another user, and folders that are shared on purpose, stay as they are. What cannot be closed, and a
 * folder that is somebody's home or a project, is told of by `warn` and left.
 */
export function keepPrivate(
  folder: string,
  warn: (message: string) => void = (message) => process.emitWarning(message),
): void {
  mkdirSync(folder, { recursive: true, mode: folderMode });
  if (!mayMend || isShared(folder)) return;
  const open = isOpen(folder) || entriesOf(folder).some(({ name }) => isOpen(path.join(folder, name)));
  if (!open) return;
  if (isOfSomethingElse(folder)) {
    warn(
      `DATA_DIR ${folder} holds more than our data, and others can read it: give the data a folder of its own.`,
    );
    return;
  }
  const mending: Mending = { entriesLeft: mostEntries, notMended: [] };
  closeAll(folder, mending);
  close(folder, mending);
  const [first] = mending.notMended;
  if (first)
    warn(
      `Others can read ${first}, and ${mending.notMended.length - 1} more in ${folder}: it cannot be closed.`,
    );
}
