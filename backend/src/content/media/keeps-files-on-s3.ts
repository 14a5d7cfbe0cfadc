import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeOperationHook,
  type CollectionConfig,
  type CollectionSlug,
  type Payload,
  type PayloadRequest,
  type UploadConfig,
} from "payload";
import { z } from "zod";
import { afterTransaction } from "../../platform/database/after-commit.ts";
import { errorFacts } from "../../platform/log/error-facts.ts";
import { fileCopy } from "../../platform/storage/file-copy.ts";
import { files } from "../../platform/storage/files.ts";
import { filesOf } from "./files-of.ts";

const filename = z.string();
const uploaded = z.looseObject({
  filename,
  sizes: z.record(z.string(), z.looseObject({ filename: filename.nullish() }).nullish()).nullish(),
});

/** The bytes of an upload and of its sizes, by the names that its row will have. */
function bytesOf(data: unknown, req: PayloadRequest): Map<string, Uint8Array> {
  const { filename: own, sizes } = uploaded.parse(data);
  const bytes = new Map<string, Uint8Array>();
  if (req.file) bytes.set(own, req.file.data);
  for (const [size, drawn] of Object.entries(req.payloadUploadSizes ?? {})) {
    const name = sizes?.[size]?.filename;
    if (name) bytes.set(name, drawn);
  }
  return bytes;
}

/** Removes those of the files that no row names. Names are used once, so the file of another is never among them. */
async function removeUnnamed(payload: Payload, collection: CollectionSlug, names: string[]): Promise<void> {
  const [own] = names;
  if (!own) return;
  const row = await payload.db.findOne({ collection, where: { filename: { equals: own } } });
  if (row) return;
  const store = await files();
  for (const name of names) await store.remove(`media/${name}`);
}

/** Where files lie on S3 none is removed before the save is done, and those of a save that is refused go after it. */
const removeLater = (payload: Payload, collection: string, names: string[]) =>
  afterTransaction(payload, () =>
    removeUnnamed(payload, collection as CollectionSlug, names).catch((error: unknown) =>
      payload.logger.error({
        msg: "Files that no document names stay on S3",
        names,
        error: errorFacts(error),
      }),
    ),
  );

/**
 * Another point of focus is noted in the row. The library would draw all sizes again for it, from the file's public address;
 * ours are whole pictures, the same with any focus.
 */
const notesFocus: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== "update" || req.file || !req.query?.uploadEdits) return;
  const edits = z.looseObject({ focalPoint: z.object({ x: z.coerce.number(), y: z.coerce.number() }) });
  const { data } = edits.safeParse(req.query.uploadEdits);
  delete req.query.uploadEdits;
  if (!data || !("data" in args)) return;
  const focus = { focalX: Math.round(data.focalPoint.x), focalY: Math.round(data.focalPoint.y) };
  return { ...args, data: { ...args.data, ...focus } };
};

/** Puts the files where they will be served before their row is written, while the database does not wait for it. */
const putsFiles: CollectionBeforeChangeHook = async ({ collection, data, originalDoc, req }) => {
  if (!req.file) return data;
  const bytes = bytesOf(data, req);
  await removeLater(req.payload, collection.slug, [...bytes.keys()]);
  if (originalDoc) await removeLater(req.payload, collection.slug, filesOf(originalDoc));
  try {
    const store = await files();
    await Promise.all(Array.from(bytes, ([name, content]) => store.put(`media/${name}`, content)));
  } catch (error) {
    req.payload.logger.error({ msg: "An uploaded file could not be kept", error: errorFacts(error) });
    throw new APIError(fileCopy.notKept, 503, undefined, true);
  }
  return data;
};

const beforeDelete: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  const row: unknown = await req.payload.db.findOne({
    collection: collection.slug as CollectionSlug,
    where: { id: { equals: id } },
    req,
  });
  if (row) await removeLater(req.payload, collection.slug, filesOf(row));
};

/** The collection of uploads with its files on S3. Copies of a document would need its files a second time, so there are none. */
export function keepsFilesOnS3(
  collection: CollectionConfig & { upload: UploadConfig & { staticDir: string } },
): CollectionConfig {
  const { hooks } = collection;
  const upload: UploadConfig = collection.upload;
  return {
    ...collection,
    disableDuplicate: true,
    upload: { ...upload, disableLocalStorage: true },
    hooks: {
      ...hooks,
      beforeOperation: [...(hooks?.beforeOperation ?? []), notesFocus],
      beforeChange: [...(hooks?.beforeChange ?? []), putsFiles],
      beforeDelete: [...(hooks?.beforeDelete ?? []), beforeDelete],
    },
  };
}
