import { access, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Payload } from "payload";
import { env } from "../../env.ts";
import type { Media } from "../../payload-types.ts";
import { updateIf } from "../../platform/database/update-if.ts";
import { errorFacts } from "../../platform/log/error-facts.ts";
import { withoutMetadata } from "./without-metadata.ts";

type Stored = Pick<Media, "id" | "filename" | "mimeType">;

const isThere = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

/** The sizes never had metadata: only the file that was given is looked at. Its numbers are noted before it is replaced. */
async function cleanFile(payload: Payload, { id, filename, mimeType }: Stored): Promise<void> {
  const { sharp } = payload.config;
  const folders = ["media", "trashed-media"].map((folder) =>
    path.join(/* turbopackIgnore: true */ env.DATA_DIR, folder, filename ?? ""),
  );
  const file = await isThere(folders[0] ?? "").then((served) => folders[served ? 0 : 1] ?? "");
  if (!filename || !mimeType || !sharp || !(await isThere(file))) return;
  const given = await readFile(file);
  const bare = await withoutMetadata(given, mimeType, sharp);
  if (bare.equals(given)) return;
  const { width, height } = mimeType.startsWith("image/") ? await sharp(bare).metadata() : {};
  const numbers = { filesize: bare.length, ...(width && height && { width, height }) };
  await updateIf(payload, "media", { id: { equals: id } }, numbers);
  await writeFile(`${file}.clean`, bare, { mode: 0o600 });
  await rename(`${file}.clean`, file);
}

/**
 * Takes the metadata from the files of the media library that were stored before uploads were taken without, and turns those
 * upright that lie on their side. Once for a data folder: a note beside the files says when it is done. A file that cannot be
 * read is named in the log and tried again at the next start. Addresses stay as they are.
 */
export async function cleanStoredFiles(payload: Payload): Promise<void> {
  // Only what has been cleaned is moved to S3.
  if (env.S3) return;
  const note = path.join(env.DATA_DIR, "media", ".without-metadata");
  if (await isThere(note)) return;
  const { docs } = await payload.find({
    collection: "media",
    select: { filename: true, mimeType: true },
    ...{ depth: 0, pagination: false, trash: true },
  });
  let failed = 0;
  for (const doc of docs) {
    await cleanFile(payload, doc).catch((error: unknown) => {
      failed += 1;
      payload.logger.error({
        msg: "A file may still tell where it was made: upload it again",
        ...{ file: doc.filename, media: doc.id, error: errorFacts(error) },
      });
    });
  }
  if (failed === 0 && docs.length > 0) await writeFile(note, new Date().toISOString(), { mode: 0o600 });
}
