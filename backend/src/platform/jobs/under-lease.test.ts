import type { Payload, TaskHandler } from "payload";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { refuseWrites } from "../../donations/testing/refuse-writes.ts";
import { startTestPayload, type TestPayload } from "../../testing/test-payload.ts";
import { abandonedJobs } from "./take-up-abandoned-jobs.ts";
import { underLease } from "./under-lease.ts";

const isSqlite = !process.env.TEST_POSTGRES_URL;
let app: TestPayload;
let payload: Payload;
let work: () => Promise<void>;
let runs = 0;
const queue = "of-this-test";

beforeAll(async () => {
  app = await startTestPayload();
  payload = app.payload;
  payload.db.busyTimeout = 50;
  const task = payload.config.jobs.tasks?.find(({ slug }) => slug === "settle-donation");
  if (!task) throw new Error("no such task");
  const handler: TaskHandler<{ input: object; output: object }> = async () => {
    runs += 1;
    await work();
    return { output: {} };
  };
  Object.assign(task, underLease({ slug: task.slug, handler }));
});
afterAll(() => app.close());
afterEach(async () => {
  vi.useRealTimers();
  runs = 0;
  await payload.db.deleteMany({ collection: "payload-jobs", where: {} });
});

const enqueue = (donationId = "1") =>
  payload.jobs.queue({ task: "settle-donation", queue, input: { donationId } });
const run = () => payload.jobs.run({ queue, silent: true });
const rows = async () => (await payload.find({ collection: "payload-jobs", pagination: false })).docs;

const runsStatements = (db: object): db is { run: (statement: string) => Promise<unknown> } => "run" in db;

/** A statement on the connection on which the rows of jobs are written: the limit of pages is a connection's own. */
async function take(statement: string) {
  const id = await payload.db.beginTransaction();
  if (id === null) throw new Error("no transaction");
  try {
    const { db } = payload.db.sessions?.[id] ?? {};
    if (!db || !runsStatements(db)) throw new Error("not SQLite");
    await db.run(statement);
    await payload.db.commitTransaction(id);
  } catch (error) {
    await payload.db.rollbackTransaction(id);
    throw error;
  }
}

test("a long job renews its lease, and its own process never takes it up a second time", async () => {
  const held = Promise.withResolvers<void>();
  work = () => held.promise;
  await enqueue();
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const running = run();
  await expect.poll(() => runs).toBe(1);
  const [before] = await rows();
  vi.advanceTimersByTime(10_000);
  await expect.poll(async () => (await rows())[0]?.updatedAt).not.toBe(before?.updatedAt);
  const look = abandonedJobs(payload);
  for (let at = 0; at <= 200; at += 10) await look(at * 1_000);
  expect(await rows()).toMatchObject([{ processing: true }]);
  held.resolve();
  await running;
  expect(await rows()).toEqual([]);
  expect(runs).toBe(1);
});

/** Ends a job while the database refuses it, gives room again, and answers at how many seconds after that the job is waiting. */
async function takenUpAfter(makeRoom: () => Promise<void>) {
  expect(await rows()).toMatchObject([{ processing: true }]);
  await makeRoom();
  const look = abandonedJobs(payload);
  for (let at = 0; at < 600; at += 10) {
    await look(at * 1_000);
    if (!(await rows())[0]?.processing) return at;
  }
  throw new Error("It is not taken up.");
}

test("a job whose end the database refuses is waiting again within a minute, and leaves no transaction open", async () => {
  let takeWrites = async () => {};
  work = async () => {
    if (runs > 1) return;
    if (isSqlite) await take("PRAGMA busy_timeout = 50");
    takeWrites = await refuseWrites(app);
  };
  await enqueue();
  await expect(run()).rejects.toThrow();
  expect(Object.keys(payload.db.sessions ?? {})).toEqual([]);
  expect(await takenUpAfter(() => takeWrites())).toBeLessThanOrEqual(60);
  await run();
  expect([await rows(), runs]).toEqual([[], 2]);
});

// A file of its own is what a test can fill; the disk of a database server is the server's.
test.runIf(isSqlite)(
  "a job that ends on a full disk is waiting again within a minute after there is room",
  async () => {
    work = async () => {
      if (runs > 1) return;
      await take("create table if not exists filler (words text)");
      await take("PRAGMA max_page_count = 1");
      const fill = async () => {
        for (;;) await take("insert into filler values (hex(randomblob(400)))");
      };
      await expect(fill()).rejects.toMatchObject({ cause: { code: "SQLITE_FULL" } });
    };
    // The log of the job repeats what it was given, and finds no room for it.
    await enqueue("1".repeat(100_000));
    await expect(run()).rejects.toMatchObject({ cause: { code: "SQLITE_FULL" } });
    expect(Object.keys(payload.db.sessions ?? {})).toEqual([]);
    const after = await takenUpAfter(() => take("PRAGMA max_page_count = 1000000"));
    expect(after).toBeLessThanOrEqual(60);
    await run();
    expect([await rows(), runs]).toEqual([[], 2]);
  },
);
