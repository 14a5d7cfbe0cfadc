import { setTimeout as sleep } from "node:timers/promises";
import { handleEndpoints } from "payload";
import { expect, test, vi } from "vitest";
import { startTestPayload } from "./test-payload.ts";

test("the application is not closed under the jobs that its clocks have started", async () => {
  const { payload, close } = await startTestPayload();
  const request = new Request("http://localhost:3001/api/provinces");
  expect((await handleEndpoints({ config: payload.config, request })).status).toBe(200);
  const work = Promise.withResolvers<void>();
  const plan = vi.spyOn(payload.jobs, "handleSchedules").mockImplementation(async () => {
    await work.promise;
    return { errored: [], queued: [], skipped: [] };
  });
  await vi.waitUntil(() => plan.mock.calls.length > 0, { timeout: 10_000 });

  let closed = false;
  const closing = close().then(() => {
    closed = true;
  });
  await sleep(200);
  expect(closed).toBe(false);
  work.resolve();
  await closing;
  expect(payload.crons).toEqual([]);
});
