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

function start(how: "end" | "hold") {
  const worker = startWorker(app, how);
  workers = [worker];
  return worker;
}
const marked = async () =>
  (await app.payload.find({ collection: "payload-jobs", where: { processing: { equals: true } }, limit: 0 }))
    .docs;

test("of two backends each scheduled job is queued once a tick, and run once", async () => {
  workers = [startWorker(app, "end"), startWorker(app, "end")];
  await Promise.all(workers.map(({ ready }) => ready));
  const begun = () => workers.flatMap((worker) => worker.begun);
  const alone = begun().length;
  await expect.poll(() => begun().length - alone, { timeout: 120_000 }).toBeGreaterThan(50);
  expect(new Set(begun().map(({ slug, tick }) => `${slug} ${tick}`)).size).toBe(begun().length);
}, 240_000);

test("a backend that is killed in the midst of its jobs holds their kinds for a minute at most", async () => {
  const dying = start("hold");
  await dying.ready;
  await expect.poll(() => dying.begun.length, { timeout: 60_000 }).toBeGreaterThan(5);
  await dying.kill();
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
  const living = start("end");
  await living.ready;
  const ids = left.map(({ id }) => id);
  await expect
    .poll(() => living.begun.filter(({ id }) => ids.includes(id)).length, { timeout: 60_000 })
    .toBe(ids.length);
}, 240_000);
