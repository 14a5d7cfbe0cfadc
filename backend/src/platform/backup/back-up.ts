import { createHash } from "node:crypto";
import { link, mkdir, mkdtemp, open, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { createClient } from "@libsql/client";
import { create, list } from "tar";
import { projectRoot } from "../../project-root.ts";
import { copiesFolder } from "../database/copies-before-upgrades.ts";
import { copySqlite } from "../database/sqlite-copy.ts";
import { fileFolders } from "../storage/file-store.ts";
import { filesFromS3 } from "./files-of-backup.ts";
import { keepFile } from "./keep-file.ts";
import {
  databaseNames,
  dataName,
  differenceTo,
  filesBelow,
  type Manifest,
  manifestName,
} from "./manifest.ts";
import { databaseFile, dialectOf, type Places } from "./places.ts";
import { dumpPostgres, postgresMigrations } from "./postgres-dump.ts";

const draftPrefix = ".backup-";
/** What is made again when it is missing, belongs to a moment or is a backup itself. */
const excluded = new Set([copiesFolder, "site-content.json", "site.pid", "running.db", ".health-check"]);
const isOfDatabase = (place: string, places: Places) =>
  dialectOf(places) === "sqlite" && place.replace(/-(wal|shm|journal)$/, "") === databaseFile(places);

const isFileFolder = (name: string) => fileFolders.some((folder) => folder === name);

async function keepFolder(from: string, to: string, places: Places) {
  await mkdir(to, { recursive: true, mode: 0o700 });
  for (const { name } of await readdir(from, { withFileTypes: true })) {
    const place = path.join(from, name);
    if (places.s3 && from === places.dataDir && isFileFolder(name)) continue;
    if (excluded.has(name) || name.startsWith(draftPrefix) || isOfDatabase(place, places)) continue;
    // What a link leads to is kept, as a media folder may lie on another disk. What has gone meanwhile was deleted.
    const stats = await stat(place).catch(() => undefined);
    if (stats?.isDirectory()) await keepFolder(place, path.join(to, name), places);
    if (stats?.isFile()) await keepFile(place, path.join(to, name));
  }
}

async function sqliteMigrations(file: string): Promise<string[]> {
  const client = createClient({ url: `file:${file}` });
  try {
    const { rows } = await client.execute("SELECT name FROM payload_migrations ORDER BY name");
    return rows.map(({ name }) => String(name));
  } finally {
    client.close();
  }
}

/** The database first: what its rows name is written before them. */
async function keepDatabase(folder: string, places: Places): Promise<string[]> {
  const file = path.join(folder, databaseNames[dialectOf(places)]);
  if (dialectOf(places) === "postgres") {
    await dumpPostgres(places.databaseUrl, file);
    return postgresMigrations(places.databaseUrl);
  }
  await copySqlite(places.databaseUrl, file);
  return sqliteMigrations(file);
}

async function ownVersion(): Promise<string> {
  const text = await readFile(path.join(projectRoot, "package.json"), "utf8");
  return String(JSON.parse(text).version);
}

async function writeArchive(folder: string, file: string) {
  const entries = [manifestName, ...(await readdir(folder)).filter((name) => name !== manifestName)];
  await create({ gzip: true, file, cwd: folder, portable: true, strict: true, mode: 0o600 }, entries);
  const handle = await open(file, "r");
  await handle.sync();
  await handle.close();
}

/** Reads the archive from its beginning to its end. */
async function requireWhole(file: string, manifest: Manifest) {
  const found = new Map<string, string>();
  await list({
    file,
    strict: true,
    onReadEntry: (entry) => {
      if (entry.type === "Directory") return;
      const hash = createHash("sha256");
      entry.on("data", (chunk) => hash.update(chunk));
      entry.on("end", () => found.set(entry.path, hash.digest("hex")));
    },
  });
  const difference = differenceTo(manifest, found);
  if (difference) throw new Error(`${difference}; please try again`);
}

/** Gives the archive its name, unless something has taken it meanwhile. Some file systems have no second names. */
async function giveName(draft: string, file: string) {
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "EEXIST") throw error;
    return rename(draft, file);
  });
}

/** Removes what backups that were killed have left, a day later. */
async function removeLeft(dataDir: string, now: Date) {
  for (const name of await readdir(dataDir)) {
    const place = path.join(dataDir, name);
    if (!name.startsWith(draftPrefix)) continue;
    const { mtimeMs } = await stat(place);
    if (now.getTime() - mtimeMs > 24 * 60 * 60_000) await rm(place, { recursive: true, force: true });
  }
}

const exists = (place: string) =>
  stat(place).then(
    () => true,
    () => false,
  );

/**
 * Writes database, media with those of the trash, receipts, attachments of mails and secrets into one new file for its
 * owner alone, also while the system runs. The file has its name when it is whole and was read once.
 *
 * @throws Error of one line; nothing is left behind then.
 */
export async function backUp(places: Places, file: string, now: Date): Promise<Manifest> {
  if (await exists(file)) throw new Error(`${file} is there already; nothing was written`);
  if (!path.relative(places.dataDir, file).startsWith(".."))
    throw new Error("A backup must not lie in the data folder: name another place");
  if (dialectOf(places) === "sqlite" && !(await exists(databaseFile(places))))
    throw new Error(`There is no database at ${databaseFile(places)}`);
  await removeLeft(places.dataDir, now);
  const draft = `${file}.part`;
  const work = await mkdtemp(path.join(places.dataDir, draftPrefix));
  try {
    const folder = path.join(work, "archive");
    await mkdir(folder);
    const migrations = await keepDatabase(folder, places);
    await keepFolder(places.dataDir, path.join(folder, dataName), places);
    if (places.s3) await filesFromS3(places.s3, path.join(folder, dataName));
    const manifest: Manifest = {
      format: 1,
      version: await ownVersion(),
      createdAt: now.toISOString(),
      dialect: dialectOf(places),
      migrations,
      files: await filesBelow(folder),
    };
    await writeFile(path.join(folder, manifestName), JSON.stringify(manifest, null, 1));
    await writeArchive(folder, draft);
    await requireWhole(draft, manifest);
    await giveName(draft, file);
    return manifest;
  } catch (error) {
    throw new Error(`No backup was made: ${error instanceof Error ? error.message : String(error)}`);
  } finally {
    await rm(draft, { force: true });
    await rm(work, { recursive: true, force: true });
  }
}
