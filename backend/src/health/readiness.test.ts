import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestPayload, type TestPayload } from "../testing/test-payload.ts";
import { createHealth } from "./health.ts";
import { readiness } from "./readiness.ts";

let backend: TestPayload;
beforeAll(async () => {
  backend = await startTestPayload();
});
afterAll(() => backend.close());

/** What `/readyz` says of the database as it is now: nothing is kept from before. */
const ready = () =>
  readiness(
    backend.payload,
    createHealth(async () => backend.payload),
  );

test("with a database that is migrated and takes writes the backend is fit to serve", async () => {
  expect(await ready()).toEqual({ ready: true, causes: [] });
});

test("a migration that has not run is named", async () => {
  const { docs } = await backend.payload.find({
    collection: "payload-migrations",
    sort: "-createdAt",
    limit: 1,
  });
  const [last] = docs;
  if (!last?.name) throw new Error("no migration has run");
  const { name, batch } = last;
  await backend.payload.delete({ collection: "payload-migrations", id: last.id });
  expect(await ready()).toEqual({
    ready: false,
    causes: [`database: the migration ${name} has not run`],
  });
  await backend.payload.create({ collection: "payload-migrations", data: { name, batch: batch ?? 1 } });
  expect(await ready()).toEqual({ ready: true, causes: [] });
});

test.skipIf(process.env.TEST_POSTGRES_URL)("a database that takes no writes is a cause", async () => {
  const { client } = backend.payload.db as unknown as {
    client: { execute: (sql: string) => Promise<unknown> };
  };
  await client.execute("PRAGMA query_only = ON");
  expect(await ready()).toEqual({ ready: false, causes: ["database: cannot be written"] });
  await client.execute("PRAGMA query_only = OFF");
});

test("one that does not answer is a cause", async () => {
  const health = createHealth(() => Promise.reject(new Error("no connection")));
  expect(await readiness(backend.payload, health)).toEqual({
    ready: false,
    causes: ["database: does not answer"],
  });
});
