import { createHash, randomUUID } from "node:crypto";
import { mkdir, open, readFile, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { env } from "../../env.ts";

export const sha256 = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");

const place = (folder: string, hash: string) => path.join(env.DATA_DIR, folder, hash.slice(0, 2), hash);

/**
 * Keeps bytes in a folder of the data directory under their own SHA-256, which is returned. When it returns they are on
 * the disk, whole; the same bytes are kept once.
 */
export async function storeFile(folder: string, bytes: Uint8Array): Promise<string> {
  const hash = sha256(bytes);
  const file = place(folder, hash);
  await mkdir(path.dirname(file), { recursive: true });
  const draft = `${file}.${randomUUID()}`;
  try {
    const handle = await open(draft, "w", 0o600);
    try {
      await handle.writeFile(bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(draft, file);
  } catch (error) {
    // A full disk is not to be filled further by what was not written whole.
    await rm(draft, { force: true });
    throw error;
  }
  return hash;
}

/**
 * Bytes that `storeFile` has kept.
 *
 * @throws Error when they are gone or are no longer what was stored.
 */
export async function readStoredFile(folder: string, hash: string): Promise<Buffer> {
  const bytes = await readFile(place(folder, hash));
  if (sha256(bytes) !== hash) throw new Error(`The stored file ${hash} has been altered`);
  return bytes;
}

/** Bytes that were stored again within this time may be meant for a row that is about to be written. */
const freshMs = 60 * 60_000;

const isMissing = (error: unknown) => error instanceof Error && "code" in error && error.code === "ENOENT";

/**
 * Removes bytes that `storeFile` has kept; none there is as good. With `now` they stay when they were stored again within
 * the last hour. They are put aside before they are looked at, so that nothing stored at this moment is lost.
 * Answers whether they are gone.
 */
export async function removeStoredFile(folder: string, hash: string, now?: Date): Promise<boolean> {
  const file = place(folder, hash);
  const aside = `${file}.leaving`;
  await rename(file, aside).catch((error: unknown) => {
    if (!isMissing(error)) throw error;
  });
  const storedAt = now && (await stat(aside).catch(() => undefined))?.mtimeMs;
  if (now && storedAt && now.getTime() - storedAt < freshMs) {
    await rename(aside, file);
    return false;
  }
  await rm(aside, { force: true });
  return true;
}
