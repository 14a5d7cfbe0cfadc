import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { startTestPayload, type TestPayload } from "../../testing/test-payload.ts";
import { mapOf, memoryOf } from "./memory.ts";

const schema = z.object({ count: z.number().default(0), order: mapOf(z.object({ at: z.number() })) });
const key = "memory of a test";

let app: TestPayload;
beforeAll(async () => {
  app = await startTestPayload();
  app.payload.logger.level = "silent";
});
afterAll(() => app.close());

test("steps come one after the other, and what one of them throws is its own", async () => {
  const { state, step } = memoryOf(app.payload, key, schema);
  const add = () =>
    step(() => {
      state.count += 1;
      return state.count;
    });
  const fails = step(() => {
    throw new Error("this one");
  });
  await expect(fails).rejects.toThrow("this one");
  const answers = await Promise.all(Array.from({ length: 100 }, add));
  expect(answers).toEqual(Array.from({ length: 100 }, (_, at) => at + 1));
});

describe.skipIf(!process.env.TEST_POSTGRES_URL)("two backends on one Postgres", () => {
  test("no step of one is lost by the other, and both know the same in the same order", async () => {
    await app.payload.kv.delete(key);
    const both = [memoryOf(app.payload, key, schema), memoryOf(app.payload, key, schema)];
    const steps = Array.from({ length: 200 }, (_, at) => {
      const memory = both[at % 2] ?? memoryOf(app.payload, key, schema);
      return memory.step(() => {
        memory.state.count += 1;
        memory.state.order.set(`name ${1_000 - memory.state.count}`, { at });
      });
    });
    await Promise.all(steps);
    const read = both.map(({ step, state }) => step(() => ({ ...state, names: [...state.order.keys()] })));
    const [one, other] = await Promise.all(read);
    expect(one).toEqual(other);
    expect(one?.count).toBe(200);
    expect(one?.names.slice(0, 2)).toEqual(["name 999", "name 998"]);
  });

  test("one that is cut off in the middle of a step holds the others up for as long as a donor would wait, and no longer", async () => {
    const cutOff = new pg.Client(app.databaseUrl);
    await cutOff.connect();
    cutOff.on("error", () => {});
    await cutOff.query("begin; set local idle_in_transaction_session_timeout = '2s'");
    await cutOff.query("select data from payload_kv where key = $1 for update", [key]);
    const { state, step } = memoryOf(app.payload, key, schema);
    const began = performance.now();
    expect(await step(() => state.count)).toBe(200);
    expect(performance.now() - began).toBeLessThan(5_000);
  });

  test("a row that cannot be had is an error for whoever asked, and the next who ask are served", async () => {
    const holder = new pg.Client(app.databaseUrl);
    await holder.connect();
    await holder.query("begin");
    await holder.query("select data from payload_kv where key = $1 for update", [key]);
    const { state, step } = memoryOf(app.payload, key, schema);
    await expect(step(() => state.count)).rejects.toThrow();
    await holder.end();
    while ((await step(() => state.count).catch(() => 0)) !== 200) await sleep(20);
  });

  test("what another version has left in a shape of its own is forgotten", async () => {
    await app.payload.kv.set(key, { count: "many" });
    const { state, step } = memoryOf(app.payload, key, schema);
    expect(await step(() => state.count)).toBe(0);
  });
});
