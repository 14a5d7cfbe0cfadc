import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, CollectionSlug, Payload } from "payload";
import { afterCommit } from "../../platform/database/after-commit.ts";
import { trashChange } from "../../platform/database/trash-change.ts";
import { errorFacts } from "../../platform/log/error-facts.ts";
import { files } from "../../platform/storage/files.ts";
import { isFilesAway } from "../../platform/storage/s3-faults.ts";
import { filesOf } from "../media/files-of.ts";

/** Site and backend serve every file of the first folder to anyone; nobody serves the second. */
const folders = { served: "media", trash: "trashed-media" } as const;

type Upload = { deletedAt?: unknown };

/** The folder where a file does not belong, and the one where it does. */
const wayOf = ({ deletedAt }: Upload) =>
  deletedAt ? ([folders.served, folders.trash] as const) : ([folders.trash, folders.served] as const);

/** Moves the files of an upload to where its row says. What is not in the other folder is there already. */
async function putInPlace(upload: Upload) {
  const [from, to] = wayOf(upload);
  const store = await files();
  for (const name of filesOf(upload)) await store.move(`${from}/${name}`, `${to}/${name}`);
}

const pauseMs = 60_000;
let waiting: NodeJS.Timeout | undefined;

/** Once S3 answers again, what it did not move is brought to its place: a picture in the trash must not be served for longer. */
export function mendWhenBack(payload: Payload, afterMs = pauseMs): void {
  clearTimeout(waiting);
  waiting = setTimeout(
    () =>
      mendFilesOfTrash(payload).catch((error: unknown) => {
        if (isFilesAway(error)) mendWhenBack(payload);
        else
          payload.logger.error({
            msg: "Files of the trash are not where they belong",
            error: errorFacts(error),
          });
      }),
    afterMs,
  ).unref();
}

/** The files of an upload leave the folder that is served when it goes into the trash, and come back with it. */
const afterChange: CollectionAfterChangeHook = async ({ doc, previousDoc, req: { payload } }) => {
  if (!trashChange(doc, previousDoc)) return;
  await afterCommit(payload, () =>
    putInPlace(doc).catch((error: unknown) => {
      if (isFilesAway(error)) mendWhenBack(payload);
      throw error;
    }),
  );
};

const afterDelete: CollectionAfterDeleteHook = ({ doc, req }) =>
  afterCommit(req.payload, async () => {
    const store = await files();
    for (const name of filesOf(doc)) await store.remove(`${folders.trash}/${name}`);
  });

export const filesOfTrash = { afterChange, afterDelete };

async function namesIn(folder: string): Promise<Set<string>> {
  const names = new Set<string>();
  const store = await files();
  for await (const { key } of store.list(folder)) names.add(key.slice(folder.length + 1));
  return names;
}

/**
 * Brings files to where their rows say, and removes those in the trash that no row names. Called at the start: a process that
 * died between a save and its move of files leaves a picture served or missing. Another process may be saving meanwhile, so a
 * row is read once more before its files are moved.
 */
export async function mendFilesOfTrash(payload: Payload): Promise<void> {
  const lying = {
    [folders.served]: await namesIn(folders.served),
    [folders.trash]: await namesIn(folders.trash),
  };
  const named = new Set<string>();
  for (const { slug, trash, upload } of payload.config.collections) {
    if (!trash || !upload) continue;
    const collection = slug as CollectionSlug;
    const { docs } = await payload.find({ collection, depth: 0, pagination: false, trash: true });
    for (const doc of docs as (Upload & { id: number })[]) {
      const names = filesOf(doc);
      for (const name of names) named.add(name);
      const [from] = wayOf(doc);
      if (!names.some((name) => lying[from].has(name))) continue;
      const now = await payload.db.findOne<Upload & { id: number }>({
        collection,
        where: { id: { equals: doc.id } },
      });
      if (now) await putInPlace(now);
    }
  }
  const store = await files();
  for (const name of lying[folders.trash])
    if (!named.has(name)) await store.remove(`${folders.trash}/${name}`);
}
