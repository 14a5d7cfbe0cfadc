import { existsSync, symlinkSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestPayload, type TestPayload } from "../testing/test-payload.ts";
import { createHealth } from "./health.ts";

let backend: TestPayload;
let clock = 0;
let health: ReturnType<typeof createHealth>;
beforeAll(async () => {
  backend = await startTestPayload();
  health = createHealth(
    async () => backend.payload,
    () => clock,
  );
});
afterAll(() => backend.close());

const well = { ok: true, degraded: [] };

const sqlite = (statement: string) => {
  const { client } = backend.payload.db as unknown as {
    client: { execute: (sql: string) => Promise<unknown> };
  };
  return client.execute(statement);
};

/** Takes all room that is left in pages, in ever smaller pieces. */
async function fillDatabase() {
  for (const size of [100_000, 1_000, 100, 1]) {
    const fill = (count: number): Promise<void> =>
      backend.payload.kv.set(`fill-${size}-${count}`, "x".repeat(size)).then(() => fill(count + 1));
    await fill(0).catch(() => {});
  }
}

test.skipIf(process.env.TEST_POSTGRES_URL)(
  "a database without room of its own shows, and still serves",
  async () => {
    await sqlite("PRAGMA max_page_count = 1");
    await fillDatabase();
    expect(await health()).toEqual({ ok: true, degraded: ["database: the disk is full"] });
    await sqlite("PRAGMA max_page_count = 1000000");
    await sqlite("PRAGMA query_only = ON");
    clock += 10_000;
    expect(await health()).toEqual({ ok: true, degraded: ["database: cannot be written"] });
    await sqlite("PRAGMA query_only = OFF");
    clock += 10_000;
  },
);

test.runIf(existsSync("/dev/full"))(
  "a full disk shows within ten seconds, and no longer when there is room",
  async () => {
    expect(await health()).toEqual(well);
    symlinkSync("/dev/full", path.join(backend.dataDir, ".health-check"));
    clock += 9_000;
    expect(await health()).toEqual(well);
    clock += 1_000;
    expect(await health()).toEqual({ ok: true, degraded: ["data folder: the disk is full"] });
    clock += 10_000;
    expect(await health()).toEqual(well);
  },
);

test("a disk that does not answer is told of, asked no second time meanwhile, and ends nothing", async () => {
  const first = Promise.withResolvers<string[]>();
  let writes = 0;
  let time = 0;
  const slow = createHealth(
    async () => backend.payload,
    () => time,
    async () => (++writes === 1 ? first.promise : []),
    20,
  );
  const late = { ok: true, degraded: ["data folder: does not answer"] };
  expect(await slow()).toEqual(late);
  time += 60_000;
  expect(await slow()).toEqual(late);
  expect(writes).toBe(1);
  first.resolve([]);
  await new Promise(setImmediate);
  expect(await slow()).toEqual(well);
  expect(writes).toBe(2);
});

test("a database that cannot be reached is an answer, too", async () => {
  const away = createHealth(() => Promise.reject(new Error("connection refused")));
  expect(await away()).toEqual({ ok: false, degraded: ["database: does not answer"] });
});
