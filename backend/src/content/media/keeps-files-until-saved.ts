import { randomBytes } from "node:crypto";
import { link, mkdir, readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import type {
  CollectionBeforeDeleteHook,
  CollectionBeforeOperationHook,
  CollectionConfig,
  CollectionSlug,
  Payload,
  PayloadRequest,
  UploadConfig,
} from "payload";
import { env } from "../../env.ts";
import { afterTransaction } from "../../platform/database/after-commit.ts";
import { errorFacts } from "../../platform/log/error-facts.ts";
import { filesOf } from "./files-of.ts";
import { keepsFilesOnS3 } from "./keeps-files-on-s3.ts";
import { serveMediaFile } from "./serve-media-file.ts";

type Upload = { slug: string; upload: { staticDir: string } };

/** Where files that a save may remove have a second name until it is done; a folder for each save. */
const asideOf = ({ slug, upload: { staticDir } }: Upload) => path.join(staticDir, ".leaving", slug);

const isCode = (error: unknown, ...codes: string[]) =>
  error instanceof Error && "code" in error && codes.includes(String(error.code));

/** Gives a file a second name, unless that is there already or the file is not. */
async function linkIfThere(from: string, to: string): Promise<void> {
  await link(from, to).catch((error: unknown) => {
    if (!isCode(error, "EEXIST", "ENOENT")) throw error;
  });
}

const read = (
  payload: Payload,
  { slug }: Upload,
  id: number | string,
  req?: PayloadRequest,
): Promise<unknown> =>
  payload.db.findOne({
    collection: slug as CollectionSlug,
    where: { id: { equals: id } },
    ...(req && { req }),
  });

/** Puts back what the document still names, and gives up the second names. */
async function settle(payload: Payload, upload: Upload, folder: string): Promise<void> {
  const aside = path.join(asideOf(upload), folder);
  const doc = await read(payload, upload, Number.parseInt(folder, 10));
  for (const name of doc ? filesOf(doc) : [])
    await linkIfThere(path.join(aside, name), path.join(upload.upload.staticDir, name));
  await rm(aside, { recursive: true, force: true });
}

async function keepAside(req: PayloadRequest, upload: Upload, id: number | string): Promise<void> {
  const doc = await read(req.payload, upload, id, req);
  if (!doc) return;
  const folder = `${id}.${randomBytes(5).toString("hex")}`;
  const aside = path.join(asideOf(upload), folder);
  await mkdir(aside, { recursive: true });
  for (const name of filesOf(doc))
    await linkIfThere(path.join(upload.upload.staticDir, name), path.join(aside, name));
  await afterTransaction(req.payload, () => settle(req.payload, upload, folder));
}

type Uploads = CollectionConfig & { upload: UploadConfig & { staticDir: string } };

/** The library removes the files of a document from the disk before it saves that they are gone: until then they have a second name. */
function keepsFilesOnDisk(collection: Uploads): CollectionConfig {
  const { hooks } = collection;
  const beforeOperation: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
    if (operation !== "update" || !req.file || !("id" in args)) return;
    if (typeof args.id === "number" || typeof args.id === "string") await keepAside(req, collection, args.id);
  };
  const beforeDelete: CollectionBeforeDeleteHook = ({ id, req }) => keepAside(req, collection, id);
  return {
    ...collection,
    hooks: {
      ...hooks,
      beforeOperation: [...(hooks?.beforeOperation ?? []), beforeOperation],
      // The last one, when nothing speaks against the deletion any more.
      beforeDelete: [...(hooks?.beforeDelete ?? []), beforeDelete],
    },
  };
}

/**
 * The collection of uploads, whose files are there for as long as a document names them: a save that is refused, or a process
 * that dies, leaves no document without its picture. The other way round, a file that no document names, takes some room and
 * does no harm.
 */
export function keepsFilesUntilSaved(collection: Uploads): CollectionConfig {
  const given: UploadConfig & { staticDir: string } = collection.upload;
  const upload: typeof given = {
    ...given,
    // The library answers 500 for a file that is not there.
    handlers: [(req, { params }) => serveMediaFile(req as Request, params.filename)],
  };
  return (env.S3 ? keepsFilesOnS3 : keepsFilesOnDisk)({ ...collection, upload });
}

/** No save of files takes so long: what has stood aside for longer was left by a process that died. */
const longestSaveMs = 2 * 60_000;

/**
 * At the start: brings to an end what a process that died has left of saves of files. Beside other backends, as on a server's
 * database, what may be a save under way is left alone, and looked at again when it cannot be one any more.
 */
export async function settleInterruptedFiles(payload: Payload): Promise<void> {
  const settledBefore =
    payload.db.name === "postgres" ? Date.now() - longestSaveMs : Number.POSITIVE_INFINITY;
  let isLeft = false;
  for (const { slug, upload } of payload.config.collections) {
    const { staticDir } = upload;
    if (!staticDir) continue;
    const interrupted = { slug, upload: { staticDir } };
    const folders = await readdir(asideOf(interrupted)).catch((error: unknown) => {
      if (isCode(error, "ENOENT")) return [];
      throw error;
    });
    for (const folder of folders) {
      const asideAt = await stat(path.join(asideOf(interrupted), folder)).then(
        ({ mtimeMs }) => mtimeMs,
        () => 0,
      );
      if (asideAt < settledBefore) await settle(payload, interrupted, folder);
      else isLeft = true;
    }
  }
  if (isLeft) {
    const again = () =>
      settleInterruptedFiles(payload).catch((error: unknown) =>
        payload.logger.error({ msg: "Saves of files were not brought to an end", error: errorFacts(error) }),
      );
    setTimeout(again, longestSaveMs).unref();
  }
}
