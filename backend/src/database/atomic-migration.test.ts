import { type MigrateUpArgs, sql } from "@payloadcms/db-sqlite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestPayload, type TestPayload } from "../testing/test-payload.ts";
import { atomicMigration } from "./atomic-migration.ts";

let backend: TestPayload;

beforeAll(async () => {
  backend = await startTestPayload();
});

afterAll(() => backend.close());

/** What the library passes to a migration on SQLite. */
const args = (): MigrateUpArgs =>
  Object.assign(Object.create(null), {
    db: Reflect.get(backend.payload.db, "drizzle"),
    payload: backend.payload,
  });
const isSqlite = !process.env.TEST_POSTGRES_URL;

test.runIf(isSqlite)(
  "a migration that breaks off leaves nothing, and the next try does it whole",
  async () => {
    const { db } = args();
    const tables = () =>
      db.all(sql`SELECT name FROM sqlite_master WHERE name IN ('first_half', 'second_half')`);
    let breaksOff = true;
    let runs = 0;
    const { up } = atomicMigration({
      name: "two halves",
      up: async ({ db: connection }) => {
        runs += 1;
        await connection.run(sql`CREATE TABLE first_half (id integer)`);
        if (breaksOff) throw new Error("the power went");
        await connection.run(sql`CREATE TABLE second_half (id integer)`);
      },
    });

    await expect(up(args())).rejects.toThrow("the power went");
    expect(await tables()).toHaveLength(0);

    breaksOff = false;
    await up(args());
    expect(await tables()).toHaveLength(2);
    expect(await db.all(sql`PRAGMA foreign_keys`)).toEqual([{ foreign_keys: 1 }]);

    await up(args());
    expect(runs).toBe(2);
  },
);
