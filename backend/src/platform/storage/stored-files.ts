import { createHash } from "node:crypto";
import type { FileFolder } from "./file-store.ts";
import { files } from "./files.ts";

export const sha256 = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");

const place = (folder: FileFolder, hash: string) => `${folder}/${hash.slice(0, 2)}/${hash}`;

/**
 * Keeps bytes in a folder of private files under their own SHA-256, which is returned. When it returns they are there, whole;
 * the same bytes are kept once.
 */
export async function storeFile(folder: FileFolder, bytes: Uint8Array): Promise<string> {
  const hash = sha256(bytes);
  const store = await files();
  await store.put(place(folder, hash), bytes);
  return hash;
}

/**
 * Bytes that `storeFile` has kept.
 *
 * @throws Error when they are gone or are no longer what was stored.
 */
export async function readStoredFile(folder: FileFolder, hash: string): Promise<Buffer> {
  const store = await files();
  const bytes = await store.read(place(folder, hash));
  if (!bytes) throw new Error(`The stored file ${hash} is gone`);
  if (sha256(bytes) !== hash) throw new Error(`The stored file ${hash} has been altered`);
  return bytes;
}

/** Bytes that were stored again within this time may be meant for a row that is about to be written. */
const freshMs = 60 * 60_000;

/**
 * Removes bytes that `storeFile` has kept; none there is as good. With `now` they stay when they were stored again within
 * the last hour. Answers whether they are gone.
 */
export async function removeStoredFile(folder: FileFolder, hash: string, now?: Date): Promise<boolean> {
  const store = await files();
  if (now) return store.removeIfOlder(place(folder, hash), new Date(now.getTime() - freshMs));
  await store.remove(place(folder, hash));
  return true;
}
