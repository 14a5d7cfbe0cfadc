import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { refuseWrites, waitLittleForWriters } from "../../donations/testing/refuse-writes.ts";
import { mailQueue } from "../../mail/empty-outbox.ts";
import { startTestPayload, type TestPayload } from "../../testing/test-payload.ts";
import {
  abandonedJobs,
  releaseInterruptedJobs,
  takeUpAbandonedJobsRegularly,
} from "./take-up-abandoned-jobs.ts";

let app: TestPayload;
const isSqlite = !process.env.TEST_POSTGRES_URL;

beforeAll(async () => {
  app = await startTestPayload();
});
afterAll(() => app.close());
afterEach(async () => {
  vi.useRealTimers();
  await app.payload.db.deleteMany({ collection: "payload-jobs", where: {} });
});

const jobs = async () =>
  (await app.payload.find({ collection: "payload-jobs", sort: "id", pagination: false })).docs;
/** Queues the job of the mails as its schedule would, and answers whether that was possible. */
const schedule = async () =>
  (await app.payload.jobs.handleSchedules({ queue: mailQueue })).queued.length === 1;
const past = () => new Date(Date.now() - 60_000).toISOString();
/** The job, taken up by another machine that has not ended it. */
async function takenUp(): Promise<void> {
  expect(await schedule()).toBe(true);
  await app.payload.db.updateOne({
    collection: "payload-jobs",
    where: {},
    data: { processing: true, waitUntil: past() },
  });
}

/** Looks every ten seconds of a clock, up to and with `seconds`. */
function lookingUntil() {
  const look = abandonedJobs(app.payload);
  let at = 0;
  return async (seconds: number) => {
    for (; at <= seconds; at += 10) await look(at * 1_000);
  };
}
const renewedElsewhere = () =>
  app.payload.db.updateOne({
    collection: "payload-jobs",
    where: {},
    data: { updatedAt: new Date(Date.now() + 1_000).toISOString() },
  });

test("a job of a machine that died is taken up again within a minute, and is done then", async () => {
  await takenUp();
  const until = lookingUntil();
  await until(30);
  expect(await jobs()).toMatchObject([{ processing: true }]);
  await until(50);
  expect(await jobs()).toMatchObject([{ processing: false, hasError: false }]);
  await app.payload.jobs.run({ queue: mailQueue, silent: true });
  expect(await jobs()).toEqual([]);
  expect(await schedule()).toBe(true);
});

test("a job whose machine renews its lease is left alone, however long it takes", async () => {
  await takenUp();
  const until = lookingUntil();
  for (const seconds of [30, 60, 90, 120]) {
    await until(seconds);
    await renewedElsewhere();
  }
  expect(await jobs()).toMatchObject([{ processing: true }]);
});

test("nobody's job is taken while no lease can be renewed, nor right after it", async () => {
  await waitLittleForWriters(app);
  await takenUp();
  const look = abandonedJobs(app.payload);
  await look(0);
  const takeWrites = await refuseWrites(app);
  for (let at = 10; at <= 80; at += 10) await expect(look(at * 1_000)).rejects.toThrow();
  await takeWrites();
  await look(90_000);
  await look(100_000);
  expect(await jobs()).toMatchObject([{ processing: true }]);
  for (let at = 110; at <= 150; at += 10) await look(at * 1_000);
  expect(await jobs()).toMatchObject([{ processing: false }]);
});

test("a machine that was asleep watches anew before it takes what others may be at work on", async () => {
  await takenUp();
  const look = abandonedJobs(app.payload);
  for (const at of [0, 10, 20, 3_600, 3_610]) await look(at * 1_000);
  expect(await jobs()).toMatchObject([{ processing: true }]);
});

test("a start takes up at once what its own process has left, and leaves alone what another machine may be at work on", async () => {
  await takenUp();
  await releaseInterruptedJobs(app.payload);
  const [job] = await jobs();
  expect(job?.processing).toBe(!isSqlite);
});

test("a running backend looks for such jobs by itself", async () => {
  await takenUp();
  const [job] = await jobs();
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "performance"] });
  takeUpAbandonedJobsRegularly(app.payload);
  const lookedAt = () => app.payload.kv.get("jobs-looked-at");
  for (let look = 0; look <= 7; look++) {
    const before = await lookedAt();
    vi.advanceTimersByTime(10_000);
    await expect.poll(lookedAt).not.toEqual(before);
  }
  await expect.poll(jobs).toMatchObject([{ id: job?.id, processing: false, hasError: false }]);
});
