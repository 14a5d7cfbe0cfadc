/**
 * A process that queues and works on jobs as the server does, with every schedule at each second, until it is killed. Argument: "end",
 * or "hold" for jobs that never end. It prints that it is ready, and a line for each job that it begins.
 */
import { writeSync } from "node:fs";
import { getPayload, type TaskHandler } from "payload";
import config from "../../../payload.config.ts";
import { queueSchedulesOnce } from "../queue-schedules-once.ts";
import { underLease } from "../under-lease.ts";
import { queueOfTest } from "./start-worker.ts";

const [how = "end"] = process.argv.slice(2);
const payload = await getPayload({ config, disableOnInit: true });
payload.logger.level = "warn";
queueSchedulesOnce(payload);

const everySecond = "* * * * * *";
const say = (line: object) => writeSync(1, `${JSON.stringify(line)}\n`);
const handler: TaskHandler<{ input: object; output: object }> = async ({ job }) => {
  say({ id: job.id, slug: job.taskSlug, tick: job.waitUntil });
  if (how === "hold") await new Promise(() => {});
  return { output: {} };
};
const { jobs } = payload.config;
jobs.tasks = (jobs.tasks ?? [])
  .filter(({ schedule }) => schedule)
  .map(({ slug }) =>
    underLease({ slug, handler, retries: 0, schedule: [{ cron: everySecond, queue: queueOfTest }] }),
  );
jobs.autoRun = [{ cron: everySecond, queue: queueOfTest, limit: 50, silent: true }];
await getPayload({ config, cron: true });
say({ ready: true });
