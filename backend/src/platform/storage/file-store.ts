import type { Readable } from "node:stream";

/** All folders of files that belong to the database. The first is served to anyone, the others to nobody without being asked who. */
export const fileFolders = [
  "media",
  "trashed-media",
  "receipts",
  "signatures",
  "mail-attachments",
  "booklets",
] as const;
export type FileFolder = (typeof fileFolders)[number];

export type FileFacts = { bytes: number; changedAt: Date };

/**
 * Where files lie, named `folder/…/name`. A write is whole or not at all. On S3 each of these throws `FilesAway` when the store
 * does not answer or refuses.
 */
export type Files = {
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Undefined when there is none. */
  read(key: string): Promise<Buffer | undefined>;
  facts(key: string): Promise<FileFacts | undefined>;
  /** The bytes from `start` to `end`, both counted, of a file that is there. */
  stream(key: string, range: { start: number; end: number }): Promise<Readable>;
  /** A file that is not there has been moved already. */
  move(from: string, to: string): Promise<void>;
  remove(key: string): Promise<void>;
  /** Removes a file that was last written before a moment, and answers whether it is gone. */
  removeIfOlder(key: string, than: Date): Promise<boolean>;
  /** All of a folder, however many; what begins with a dot is left out. */
  list(folder: string): AsyncIterable<FileFacts & { key: string }>;
};

/** What `list` gives, as a list. */
export async function listAll(store: Files, folder: string): Promise<(FileFacts & { key: string })[]> {
  const listed: (FileFacts & { key: string })[] = [];
  for await (const file of store.list(folder)) listed.push(file);
  return listed;
}
