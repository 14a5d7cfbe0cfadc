import { mkdir, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from "payload";
import { env } from "../../env.ts";
import { trashChange } from "./trash-change.ts";

/** Site and backend serve every file of the first folder to anyone; nobody serves the second. */
const folders = {
  served: path.join(env.DATA_DIR, "media"),
  trash: path.join(env.DATA_DIR, "trashed-media"),
};

type Upload = { filename?: unknown; sizes?: unknown };

const namesOf = ({ filename, sizes }: Upload): string[] =>
  [filename, ...Object.values(sizes ?? {}).map((size) => (size as Upload | null)?.filename)].filter(
    (name) => typeof name === "string",
  );

/** What is not where it is moved from has been moved before. */
async function move(names: string[], from: string, to: string) {
  await mkdir(to, { recursive: true });
  for (const name of names) {
    if (await stat(path.join(from, name)).catch(() => undefined))
      await rename(path.join(from, name), path.join(to, name));
  }
}

/** The files of an upload leave the folder that is served when it goes into the trash, and come back with it. */
const afterChange: CollectionAfterChangeHook = async ({ doc, previousDoc }) => {
  const change = trashChange(doc, previousDoc);
  if (change === "trashed") await move(namesOf(doc), folders.served, folders.trash);
  if (change === "brought back") await move(namesOf(doc), folders.trash, folders.served);
};

const afterDelete: CollectionAfterDeleteHook = async ({ doc }) => {
  for (const name of namesOf(doc)) await rm(path.join(folders.trash, name), { force: true });
};

export const filesOfTrash = { afterChange, afterDelete };
