import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { startTestPayload, type TestPayload } from "../../testing/test-payload.ts";
import { abandonedJobs } from "./take-up-abandoned-jobs.ts";
import { queueOfTest, startWorker } from "./testing/start-worker.ts";

let app: TestPayload;
let workers: ReturnType<typeof startWorker>[] = [];

beforeAll(async () => {
  app = await startTestPayload();
});
afterAll(() => app.close());
afterEach(async () => {
  await Promise.all(workers.map((worker) => worker.kill()));
  workers = [];
  await app.payload.db.deleteMany({ collection: "payload-jobs", where: {} });
});

function start(...hows: ("end" | "hold")[]) {
  workers = hows.map((how) => startWorker(app, how));
  return workers;
}
const marked = async () =>
  (await app.payload.find({ collection: "payload-jobs", where: { processing: { equals: true } }, limit: 0 }))
    .docs;

test("of two backends each scheduled job is queued once a tick, and run once", async () => {
  const both = start("end", "end");
  await Promise.all(both.map(({ ready }) => ready));
  const alone = both.flatMap(({ begun }) => begun).length;
  await expect
    .poll(() => both.flatMap(({ begun }) => begun).length - alone, { timeout: 60_000 })
    .toBeGreaterThan(50);
  const begun = both.flatMap((worker) => worker.begun);
  expect(new Set(begun.map(({ id }) => id)).size).toBe(begun.length);
  expect(new Set(begun.map(({ slug, tick }) => `${slug} ${tick}`)).size).toBe(begun.length);
});

test("a backend that is killed in the midst of its jobs holds their kinds for a minute at most", async () => {
  const [dying] = start("hold");
  await expect.poll(() => dying?.begun.length ?? 0, { timeout: 60_000 }).toBeGreaterThan(5);
  await dying?.kill();
  workers = [];
  const left = await marked();
  expect(left.length).toBeGreaterThan(5);
  expect(await app.payload.jobs.run({ queue: queueOfTest, silent: true })).toMatchObject({
    noJobsRemaining: true,
  });
  const look = abandonedJobs(app.payload);
  let seconds = 0;
  for (; (await marked()).length > 0 && seconds < 600; seconds += 10) await look(seconds * 1_000);
  expect(seconds).toBeLessThanOrEqual(60);
  // The other backend does what was left, each once.
  const [living] = start("end");
  const ids = left.map(({ id }) => id);
  await expect
    .poll(() => living?.begun.filter(({ id }) => ids.includes(id)).length, { timeout: 60_000 })
    .toBe(ids.length);
});
