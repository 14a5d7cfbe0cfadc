import { access, mkdir, readdir, rename, rm } from "node:fs/promises";
import path from "node:path";
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, CollectionSlug, Payload } from "payload";
import { env } from "../../env.ts";
import { afterCommit } from "../../platform/database/after-commit.ts";
import { trashChange } from "../../platform/database/trash-change.ts";
import { filesOf } from "../media/files-of.ts";

/** Site and backend serve every file of the first folder to anyone; nobody serves the second. */
const folders = {
  served: path.join(env.DATA_DIR, "media"),
  trash: path.join(env.DATA_DIR, "trashed-media"),
};

const unlessMissing = (error: NodeJS.ErrnoException): undefined => {
  if (error.code !== "ENOENT") throw error;
};

const isThere = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

/** Whether a file of an upload lies in the folder that its row does not say. */
async function isMisplaced(upload: { deletedAt?: unknown }): Promise<boolean> {
  const wrong = upload.deletedAt ? folders.served : folders.trash;
  const found = await Promise.all(filesOf(upload).map((name) => isThere(path.join(wrong, name))));
  return found.includes(true);
}

/** Moves the files of an upload to where its row says. What is not in the other folder is there already. */
async function putInPlace(upload: { deletedAt?: unknown }) {
  const [from, to] = upload.deletedAt ? [folders.served, folders.trash] : [folders.trash, folders.served];
  await mkdir(to, { recursive: true });
  for (const name of filesOf(upload))
    await rename(path.join(from, name), path.join(to, name)).catch(unlessMissing);
}

/** The files of an upload leave the folder that is served when it goes into the trash, and come back with it. */
const afterChange: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  if (trashChange(doc, previousDoc)) await afterCommit(req.payload, () => putInPlace(doc));
};

const afterDelete: CollectionAfterDeleteHook = ({ doc, req }) =>
  afterCommit(req.payload, async () => {
    for (const name of filesOf(doc)) await rm(path.join(folders.trash, name), { force: true });
  });

export const filesOfTrash = { afterChange, afterDelete };

/**
 * Brings files to where their rows say, and removes those in the trash that no row names. Called at the start: a process that
 * died between a save and its move of files leaves a picture served or missing.
 */
export async function mendFilesOfTrash(payload: Payload): Promise<void> {
  const named = new Set<string>();
  for (const { slug, trash, upload } of payload.config.collections) {
    if (!trash || !upload) continue;
    const collection = slug as CollectionSlug;
    const { docs } = await payload.find({
      collection,
      depth: 0,
      pagination: false,
      trash: true,
    });
    for (const doc of docs as { id: number | string; deletedAt?: unknown }[]) {
      if (await isMisplaced(doc)) {
        // Read anew: another backend may have put it in the trash since, and have moved its files.
        const now = await payload.findByID({
          collection,
          id: doc.id,
          depth: 0,
          trash: true,
          disableErrors: true,
        });
        if (now) await putInPlace(now as { deletedAt?: unknown });
      }
      for (const name of filesOf(doc)) named.add(name);
    }
  }
  const lying = (await readdir(folders.trash).catch(unlessMissing)) ?? [];
  for (const name of lying) if (!named.has(name)) await rm(path.join(folders.trash, name), { force: true });
}
