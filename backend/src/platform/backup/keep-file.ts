import { copyFile, link, stat } from "node:fs/promises";

/**
 * Gives the bytes of a file, as they are now, a second name: our files are written once and replaced whole. A file that is not
 * there any more is left out: it was deleted, or is a draft that got its last name just now. Under that name it was there
 * whole before the database named it.
 */
export async function keepFile(from: string, to: string): Promise<void> {
  try {
    await link(from, to).catch(() => copyFile(from, to));
  } catch (error) {
    const isThere = await stat(from).then(
      () => true,
      () => false,
    );
    if (isThere) throw error;
  }
}
