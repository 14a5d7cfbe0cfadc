import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { BasePayload, type SanitizedConfig } from "payload";
import { database } from "./database.ts";

/** Addresses that only choose the dialect: nothing connects while migration files are written. */
const dialects = { sqlite: "file::memory:", postgres: "postgres://nobody@127.0.0.1:1/nothing" } as const;
export type Dialect = keyof typeof dialects;
export const dialectNames: Dialect[] = ["sqlite", "postgres"];

const initName = "20260101_000000_init";

export const migrationsDir = (dialect: Dialect): string =>
  path.resolve(import.meta.dirname, "../migrations", dialect);

/** Node runs TypeScript as it stands: types are imported as types, and modules with their extension. */
const runnableByNode = (source: string): string =>
  source
    .replace(
      /import \{ MigrateUpArgs, MigrateDownArgs, sql \}/,
      "import { type MigrateUpArgs, type MigrateDownArgs, sql }",
    )
    .replace(/from '\.\/([^'.]+)'/g, "from './$1.ts'");

async function writeInit(config: SanitizedConfig, dialect: Dialect, dir: string) {
  const payload = await new BasePayload().init({
    config: { ...config, db: { allowIDOnCreate: false, name: dialect, ...database(dialects[dialect]) } },
    disableDBConnect: true,
    disableOnInit: true,
  });
  payload.logger.level = "warn";
  payload.db.migrationDir = dir;
  await payload.db.createMigration({ payload, migrationName: "init", forceAcceptWarning: true });

  const made = (await readdir(dir)).find((file) => file.endsWith("_init.ts"))?.replace(/\.ts$/, "");
  if (!made) throw new Error(`no ${dialect} migration was written`);
  const source = await readFile(path.join(dir, `${made}.ts`), "utf8");
  const snapshot: Record<string, unknown> = JSON.parse(
    await readFile(path.join(dir, `${made}.json`), "utf8"),
  );
  await Promise.all([rm(path.join(dir, `${made}.ts`)), rm(path.join(dir, `${made}.json`))]);
  const index = `import * as init from './${initName}.ts';

export const migrations = [{ up: init.up, down: init.down, name: '${initName}' }];
`;
  await writeFile(path.join(dir, `${initName}.ts`), runnableByNode(source));
  // The random id of a snapshot says nothing and would differ each time.
  await writeFile(path.join(dir, `${initName}.json`), JSON.stringify({ ...snapshot, id: initName }));
  await writeFile(path.join(dir, "index.ts"), index);
}

/** Writes the one migration of a dialect anew. Only before the first release: what is applied must not change. */
export async function recreateMigration(config: SanitizedConfig, dialect: Dialect) {
  const dir = migrationsDir(dialect);
  const files = await readdir(dir);
  await Promise.all(files.map((file) => rm(path.join(dir, file))));
  await writeInit(config, dialect, dir);
}

async function latestSnapshot(dir: string): Promise<string | undefined> {
  const latest = (await readdir(dir))
    .filter((file) => file.endsWith(".json"))
    .sort()
    .at(-1);
  if (!latest) return undefined;
  const { id: _id, prevId: _prevId, ...schema } = JSON.parse(await readFile(path.join(dir, latest), "utf8"));
  return JSON.stringify(schema);
}

/** True when the migrations of a dialect lead to the tables that the collections need now. */
export async function migrationUpToDate(config: SanitizedConfig, dialect: Dialect): Promise<boolean> {
  const dir = await mkdtemp(path.join(os.tmpdir(), "migration-"));
  try {
    await writeInit(config, dialect, dir);
    return (await latestSnapshot(dir)) === (await latestSnapshot(migrationsDir(dialect)));
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}
