import { spawnSync } from "node:child_process";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { backendSource } from "../project-root.ts";
import { startTestPayload, type TestPayload } from "../testing/test-payload.ts";
import { secretsFault, secretsKey } from "./same-secrets.ts";

let app: TestPayload;
beforeAll(async () => {
  app = await startTestPayload();
});
afterAll(() => app.close());

const secrets = { PAYLOAD_SECRET: "one secret of all backends", HOOK_SECRET: "another one of all" };
const onPostgres = test.skipIf(!process.env.TEST_POSTGRES_URL);

onPostgres(
  "a backend with other secrets than the first is told which, and one with the same is not",
  async () => {
    const { payload } = app;
    expect(await secretsFault(payload, secrets)).toBeUndefined();
    expect(await secretsFault(payload, secrets)).toBeUndefined();
    expect(await secretsFault(payload, { ...secrets, HOOK_SECRET: "of another machine" })).toMatch(
      /^HOOK_SECRET: not as the other backends/,
    );
    expect(JSON.stringify(await payload.kv.get(secretsKey))).not.toContain(secrets.PAYLOAD_SECRET);
    // What the chapter says for a secret that is lost.
    await payload.kv.delete(secretsKey);
    expect(await secretsFault(payload, { ...secrets, HOOK_SECRET: "of another machine" })).toBeUndefined();
  },
);

onPostgres("a start with other secrets ends before it has changed anything, with one line", async () => {
  const { payload, dataDir, databaseUrl } = app;
  await payload.kv.delete(secretsKey);
  await secretsFault(payload, secrets);
  const start = spawnSync(process.execPath, [path.join(backendSource, "seed/prepare-database.ts")], {
    env: {
      ...process.env,
      ...{ NODE_ENV: "production", DATA_DIR: dataDir, DATABASE_URL: databaseUrl, SAMPLE_CONTENT: "0" },
      ...{ ...secrets, PAYLOAD_SECRET: "made by a machine of its own" },
    },
    encoding: "utf8",
  });
  expect([start.status, start.stderr.trim().split("\n")]).toEqual([
    1,
    [expect.stringMatching(/^PAYLOAD_SECRET: not as the other backends of this database have it/)],
  ]);
  expect((await payload.count({ collection: "users" })).totalDocs).toBe(0);
});

test.skipIf(process.env.TEST_POSTGRES_URL)(
  "SQLite lies beside its own secrets: none are compared",
  async () => {
    expect(await secretsFault(app.payload, secrets)).toBeUndefined();
    expect(await app.payload.kv.get(secretsKey)).toBeNull();
  },
);
