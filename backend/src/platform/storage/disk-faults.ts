import { open, rm, statfs } from "node:fs/promises";
import path from "node:path";

/** With less than this a day of media uploads may fill the disk. */
const leastFreeMb = 500;
const megabyte = 1024 * 1024;
/** As SQLite, Postgres and the system call a disk without room. */
const fullDisk = /SQLITE_FULL|\b53100\b|ENOSPC|EDQUOT/;

const codes = (error: unknown): string =>
  error instanceof Error ? `${"code" in error ? error.code : ""} ${codes(error.cause)}` : "";

/** Whether something failed for want of room, on the disk of the files or of the database. */
export const isForWantOfRoom = (error: unknown): boolean => fullDisk.test(codes(error));

/** Bytes that this user may still write beside a folder. */
async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** Writes a few bytes as the application would, down to the disk. */
async function writeFault(folder: string): Promise<string | undefined> {
  const file = path.join(folder, ".health-check");
  try {
    const handle = await open(file, "w");
    try {
      await handle.writeFile(new Uint8Array(4_096));
      await handle.sync();
    } finally {
      await handle.close();
    }
    return undefined;
  } catch (error) {
    return isForWantOfRoom(error) ? "the disk is full" : "cannot be written";
  } finally {
    await rm(file, { force: true }).catch(() => {});
  }
}

/** Whether the disk of a folder is nearly full, without writing to it. */
export const roomFaults = async (folder: string, freeOf = freeBytes): Promise<string[]> =>
  (await freeOf(folder)) < leastFreeMb * megabyte ? [`less than ${leastFreeMb} MB left on the disk`] : [];

/** What keeps files from being written into a folder, or soon will, in words for whoever runs the system. */
export async function diskFaults(folder: string, freeOf = freeBytes): Promise<string[]> {
  const fault = await writeFault(folder);
  return fault ? [fault] : roomFaults(folder, freeOf);
}
