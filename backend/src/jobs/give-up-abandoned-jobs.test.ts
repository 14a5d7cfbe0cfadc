import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { mailQueue } from "../mail/deliver-mails-task.ts";
import { startTestPayload, type TestPayload } from "../testing/test-payload.ts";
import { giveUpAbandonedJobs, giveUpAbandonedJobsRegularly } from "./give-up-abandoned-jobs.ts";
import { releaseInterruptedJobs } from "./release-interrupted-jobs.ts";

let app: TestPayload;

beforeAll(async () => {
  app = await startTestPayload();
});
afterAll(() => app.close());
afterEach(async () => {
  vi.useRealTimers();
  await app.payload.db.deleteMany({ collection: "payload-jobs", where: {} });
});

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const jobs = async () =>
  (await app.payload.find({ collection: "payload-jobs", sort: "id", pagination: false })).docs;
/** Queues the job of the mails as its schedule would, and answers whether that was possible. */
const schedule = async () =>
  (await app.payload.jobs.handleSchedules({ queue: mailQueue })).queued.length === 1;
/** The job, taken up so long ago by another machine that has not ended it. */
async function takenUp(minutes: number): Promise<void> {
  expect(await schedule()).toBe(true);
  await app.payload.db.updateOne({
    collection: "payload-jobs",
    where: {},
    data: { processing: true, updatedAt: minutesAgo(minutes), waitUntil: minutesAgo(minutes + 1) },
  });
}

test("a machine that died for good while it delivered mails keeps the others from it for half an hour only", async () => {
  await takenUp(31);
  expect(await schedule()).toBe(false);
  await giveUpAbandonedJobs(app.payload, new Date());
  expect(await schedule()).toBe(true);
  expect(await jobs()).toMatchObject([
    { processing: false, hasError: true, error: { message: expect.stringContaining("did not end") } },
    { processing: false, hasError: false },
  ]);
});

test("a start takes up at once what its own process has left, and leaves alone what another machine may be at work on", async () => {
  await takenUp(1);
  await releaseInterruptedJobs(app.payload);
  const [job] = await jobs();
  expect(job?.processing).toBe(app.payload.db.name === "postgres");
});

test("a job that is given up is not worked on a second time, as its machine may end it after all", async () => {
  await takenUp(31);
  await giveUpAbandonedJobs(app.payload, new Date());
  await app.payload.jobs.run({ queue: mailQueue, silent: true });
  expect(await jobs()).toMatchObject([{ hasError: true, completedAt: null, totalTried: 0 }]);
});

test("a job that may still be worked on is left alone", async () => {
  await takenUp(29);
  await giveUpAbandonedJobs(app.payload, new Date());
  expect(await jobs()).toMatchObject([{ processing: true, hasError: false }]);
  expect(await schedule()).toBe(false);
});

test("a running backend looks for such jobs by itself", async () => {
  await takenUp(31);
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  giveUpAbandonedJobsRegularly(app.payload);
  vi.advanceTimersByTime(5 * 60_000);
  await expect.poll(jobs).toMatchObject([{ processing: false, hasError: true }]);
});
