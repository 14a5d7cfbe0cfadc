import { afterAll, beforeAll, expect, test } from "vitest";
import { memoryOf } from "../../platform/database/memory.ts";
import { startTestPayload, type TestPayload } from "../../testing/test-payload.ts";
import { placesOfNetworks, placesSchema } from "./places-of-networks.ts";

let app: TestPayload;
beforeAll(async () => {
  app = await startTestPayload();
});
afterAll(() => app.close());

/** As one backend has them; on Postgres another one's are the same. */
const places = () =>
  placesOfNetworks(memoryOf(app.payload, "places of a test", placesSchema), {
    ...{ ofOne: 3, ofAll: 5, longestMs: 60_000, secret: "a secret of the tests" },
  });
const taken = async (many: Promise<unknown>[]) => (await Promise.all(many)).filter(Boolean).length;
const times = <Each>(many: number, each: (at: number) => Each): Each[] =>
  Array.from({ length: many }, (_, at) => each(at));

test("one network has so many places at once, others have theirs, and a place is free when it is given back", async () => {
  const here = places();
  const leave = await here.take("192.0.2.1");
  expect(await taken(times(9, () => here.take("192.0.2.1")))).toBe(2);
  expect(await taken(times(9, (at) => here.take(`198.51.100.${at}`)))).toBe(2);
  leave?.();
  expect(await here.take("203.0.113.1")).toBeDefined();
  expect(await here.take("203.0.113.2")).toBeUndefined();
});

test.skipIf(!process.env.TEST_POSTGRES_URL)(
  "at two backends a network has no more places than at one",
  async () => {
    await app.payload.kv.delete("places of a test");
    const both = [places(), places()];
    expect(await taken(times(20, (at) => both[at % 2]?.take("192.0.2.1") ?? Promise.resolve()))).toBe(3);
    expect(JSON.stringify(await app.payload.kv.get("places of a test"))).not.toContain("192.0.2.1");
  },
);
