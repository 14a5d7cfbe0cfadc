import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import type { SanitizedConfig } from "payload";
import { BasePayload } from "payload";
import { z } from "zod";
import { database } from "./database.ts";

const named = z.record(z.string(), z.unknown());
/** What is read of a snapshot; only that of Postgres has `enums`. */
const snapshotSchema = z.object({
  tables: z.record(z.string(), z.object({ columns: named })),
  enums: named.optional(),
});
type Names = Record<string, unknown>;

function doubt(where: string, before: Names, after: Names): string[] {
  const come = Object.keys(after).filter((name) => !(name in before));
  const go = Object.keys(before).filter((name) => !(name in after));
  return come.length > 0 && go.length > 0 ? [`${where}: ${go.join(", ")} → ${come.join(", ")}`] : [];
}

/**
 * Where something goes and something comes, so that the new may be the old under another name: of that only people know,
 * and the library asks them. Empty when it will ask nothing.
 */
function renamesInDoubt(before: unknown, after: unknown): string[] {
  const [from, to] = [snapshotSchema.parse(before), snapshotSchema.parse(after)];
  return [
    ...doubt("tables", from.tables, to.tables),
    ...doubt("types", from.enums ?? {}, to.enums ?? {}),
    ...Object.entries(to.tables).flatMap(([table, { columns }]) =>
      doubt(table, from.tables[table]?.columns ?? columns, columns),
    ),
  ];
}

/**
 * Answers every question of the library as it comes: nothing is renamed. That is the first of its answers, chosen by a
 * return key. Gives back how to end that.
 */
function answerNoneRenamed(): () => void {
  const answer = (event: string | symbol) => {
    if (event === "keypress") setImmediate(() => process.stdin.emit("keypress", "", { name: "return" }));
  };
  process.stdin.on("newListener", answer);
  return () => process.stdin.off("newListener", answer);
}

/** Addresses that only choose the dialect: nothing connects while migration files are written. */
const dialects = { sqlite: "file::memory:", postgres: "postgres://nobody@127.0.0.1:1/nothing" } as const;
export type Dialect = keyof typeof dialects;
export const dialectNames: Dialect[] = ["sqlite", "postgres"];

/** The tables as they are after a migration, in the form in which the library keeps them. */
type Snapshot = Record<string, unknown>;
type Migration = { source: string; snapshot: Snapshot };

export const migrationsDir = (dialect: Dialect): string =>
  path.resolve(import.meta.dirname, "../../migrations", dialect);

/** Node runs TypeScript as it stands: types are imported as types. */
const runnableByNode = (source: string): string =>
  source.replace(
    /import \{ MigrateUpArgs, MigrateDownArgs, sql \}/,
    "import { type MigrateUpArgs, type MigrateDownArgs, sql }",
  );

const snapshotOf = async (file: string): Promise<Snapshot> => JSON.parse(await readFile(file, "utf8"));

async function onlyFile(dir: string, ending: string): Promise<string> {
  const file = (await readdir(dir)).find((name) => name.endsWith(ending));
  if (!file) throw new Error(`The library wrote no migration (${ending}).`);
  return path.join(dir, file);
}

/** The migration from the tables of `before` (none: an empty database) to those that the collections need now. */
async function migrationFrom(
  before: Snapshot | undefined,
  config: SanitizedConfig,
  dialect: Dialect,
): Promise<Migration> {
  const payload = await new BasePayload().init({
    config: { ...config, db: { allowIDOnCreate: false, name: dialect, ...database(dialects[dialect]) } },
    disableDBConnect: true,
    disableOnInit: true,
  });
  payload.logger.level = "warn";
  const dir = await mkdtemp(path.join(os.tmpdir(), "migration-"));
  try {
    // The library compares with the newest snapshot of its folder.
    if (before) await writeFile(path.join(dir, "0.json"), JSON.stringify(before));
    payload.db.migrationDir = dir;
    await payload.db.createMigration({ payload, migrationName: "next", forceAcceptWarning: true });
    return {
      source: runnableByNode(await readFile(await onlyFile(dir, "_next.ts"), "utf8")),
      snapshot: await snapshotOf(await onlyFile(dir, "_next.json")),
    };
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

const namesIn = async (dir: string): Promise<string[]> =>
  (await readdir(dir))
    .filter((file) => file.endsWith(".json"))
    .map((file) => file.replace(/\.json$/, ""))
    .sort();

async function latestSnapshot(dir: string): Promise<Snapshot | undefined> {
  const latest = (await namesIn(dir)).at(-1);
  return latest ? snapshotOf(path.join(dir, `${latest}.json`)) : undefined;
}

/** The tables alone: the ids of a snapshot are random. */
const tables = ({ id: _id, prevId: _prevId, ...schema }: Snapshot): string => JSON.stringify(schema);

async function writeIndex(dir: string) {
  const names = await namesIn(dir);
  const imports = names.map((name) => `import * as migration_${name} from './${name}.ts';`);
  const entries = names.map(
    (name) => `  { up: migration_${name}.up, down: migration_${name}.down, name: '${name}' },`,
  );
  await writeFile(
    path.join(dir, "index.ts"),
    `${imports.join("\n")}\n\nexport const migrations = [\n${entries.join("\n")}\n];\n`,
  );
}

/** True when the migrations in `dir` lead to the tables that the collections need now. */
export async function migrationUpToDate(
  config: SanitizedConfig,
  dialect: Dialect,
  dir = migrationsDir(dialect),
): Promise<boolean> {
  const before = await latestSnapshot(dir);
  if (!before) return false;
  // From an empty database: there nothing may have been given another name, about which the library would ask.
  return tables(before) === tables((await migrationFrom(undefined, config, dialect)).snapshot);
}

/** What the library would ask before it writes the next migration: which new names are old ones changed. */
export async function questionsOfNextMigration(
  config: SanitizedConfig,
  dialect: Dialect,
  dir = migrationsDir(dialect),
): Promise<string[]> {
  const before = await latestSnapshot(dir);
  if (!before) return [];
  return renamesInDoubt(before, (await migrationFrom(undefined, config, dialect)).snapshot);
}

type NextMigration = {
  config: SanitizedConfig;
  dialect: Dialect;
  name: string | undefined;
  now: Date;
  /** Nobody is asked: what comes is new, and what goes is deleted with all it holds. */
  noneRenamed?: boolean;
};

/**
 * Adds a migration `YYYYMMDD_HHMMSS_name` behind those in `dir`, which stay as they are: databases out there have run
 * them. Unless `noneRenamed` says otherwise, the library asks at the terminal what `questionsOfNextMigration` names.
 * Answers whether a migration was needed.
 *
 * @throws Error when one is needed and has no name.
 */
export async function addMigration(
  { config, dialect, name, now, noneRenamed }: NextMigration,
  dir = migrationsDir(dialect),
): Promise<boolean> {
  if (await migrationUpToDate(config, dialect, dir)) return false;
  if (!name) throw new Error("The tables change: say what for, as in npm run migrations -- drawings");
  const endAnswers = noneRenamed ? answerNoneRenamed() : undefined;
  const { source, snapshot } = await migrationFrom(await latestSnapshot(dir), config, dialect).finally(
    endAnswers,
  );
  const stamp = now.toISOString().replace(/\D/g, "");
  const fullName = `${stamp.slice(0, 8)}_${stamp.slice(8, 14)}_${name.replace(/\W+/g, "_")}`;
  await writeFile(path.join(dir, `${fullName}.ts`), source);
  await writeFile(path.join(dir, `${fullName}.json`), JSON.stringify({ ...snapshot, id: fullName }));
  await writeIndex(dir);
  return true;
}
