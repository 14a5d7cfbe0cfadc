import { chmod, copyFile, mkdir, mkdtemp, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { extract } from "tar";
import { backendSource } from "../../project-root.ts";
import { keepPrivate } from "../storage/private-folder.ts";
import { filesToS3, requireEmptyS3 } from "./files-of-backup.ts";
import {
  databaseNames,
  dataName,
  differenceTo,
  filesBelow,
  type Manifest,
  manifestName,
  manifestSchema,
} from "./manifest.ts";
import { databaseFile, dialectOf, type Places } from "./places.ts";
import { readDump } from "./postgres-dump.ts";

/** What a restore that was cut off has left of the archive. */
const draftPrefix = ".restore-";

const exists = (place: string) =>
  stat(place).then(
    () => true,
    () => false,
  );

async function requireEmpty(places: Places) {
  await mkdir(places.dataDir, { recursive: true, mode: 0o700 });
  for (const name of await readdir(places.dataDir)) {
    if (!name.startsWith(draftPrefix))
      throw new Error(`${places.dataDir} is not empty (${name}): name an empty folder in DATA_DIR`);
    await rm(path.join(places.dataDir, name), { recursive: true });
  }
  if (dialectOf(places) === "sqlite" && (await exists(databaseFile(places))))
    throw new Error(`There is a database at ${databaseFile(places)} already`);
  if (places.s3) await requireEmptyS3(places.s3);
}

async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(path.join(folder, manifestName), "utf8").catch(() => "");
  try {
    return manifestSchema.parse(JSON.parse(text));
  } catch {
    throw new Error("it has no manifest of a backup");
  }
}

async function requireFitting(manifest: Manifest, folder: string, places: Places) {
  const dialect = dialectOf(places);
  if (manifest.dialect !== dialect)
    throw new Error(`it is of a ${manifest.dialect} database, and DATABASE_URL names a ${dialect} one`);
  const known = await readdir(path.join(backendSource, "migrations", dialect));
  const newer = manifest.migrations.find((name) => !known.includes(`${name}.ts`));
  if (newer) throw new Error(`it is of a newer version of the system (${newer})`);
  if (!manifest.files.some(({ name }) => name === databaseNames[dialect]))
    throw new Error("it holds no database");
  const difference = await differenceTo(
    manifest,
    new Map((await filesBelow(folder)).map(({ name, sha256 }) => [name, sha256])),
  );
  if (difference) throw new Error(difference);
}

async function putDatabase(folder: string, places: Places) {
  const database = path.join(folder, databaseNames[dialectOf(places)]);
  if (dialectOf(places) === "postgres") return readDump(places.databaseUrl, database);
  const file = databaseFile(places);
  await mkdir(path.dirname(file), { recursive: true });
  // It may lie on another disk than the data folder.
  const draft = `${file}.part`;
  try {
    await copyFile(database, draft);
    await chmod(draft, 0o600);
    await rename(draft, file);
  } finally {
    await rm(draft, { force: true });
  }
}

/** The database comes last: what is cut off before has none. A failure leaves the data folder empty, and the bucket. */
async function putInPlace(folder: string, places: Places) {
  const data = path.join(folder, dataName);
  const removeFromS3 = places.s3 && (await filesToS3(places.s3, data));
  const names = await readdir(data).catch(() => []);
  try {
    for (const name of names) await rename(path.join(data, name), path.join(places.dataDir, name));
    keepPrivate(places.dataDir);
    await putDatabase(folder, places);
  } catch (error) {
    for (const name of names) await rm(path.join(places.dataDir, name), { recursive: true, force: true });
    await removeFromS3?.();
    throw error;
  }
}

/**
 * Puts what `backUp` wrote into an empty data folder, checked file by file before the first is put there. A backup of an earlier version is
 * upgraded by the next start.
 *
 * @throws Error of one line.
 */
export async function restore(places: Places, file: string): Promise<Manifest> {
  if (!(await exists(file))) throw new Error(`There is no file ${file}`);
  await requireEmpty(places);
  const folder = await mkdtemp(path.join(places.dataDir, draftPrefix));
  try {
    // Strict: an entry that would lie elsewhere ends it. Links are not taken.
    const filter = (_: string, entry: object) =>
      "type" in entry && (entry.type === "File" || entry.type === "Directory");
    await extract({ file, cwd: folder, strict: true, filter, preserveOwner: false });
    const manifest = await readManifest(folder);
    await requireFitting(manifest, folder, places);
    await putInPlace(folder, places);
    return manifest;
  } catch (error) {
    throw new Error(
      `Nothing was restored from ${file}: ${error instanceof Error ? error.message : String(error)}`,
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
