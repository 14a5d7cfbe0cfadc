import type { Payload, TaskConfig, TaskHandler } from "payload";
import { updateIf } from "../database/update-if.ts";
import { errorFacts } from "../log/error-facts.ts";
import { counter } from "../metrics/measures.ts";
import { noteJobEnd } from "./jobs-in-arrears.ts";

/** How often the row of a job says that it is still being worked on. */
const renewEveryMs = 10_000;

/** Notes how jobs of one kind end. */
function endsOf(slug: string): (end: "done" | "failed", ms: number) => void {
  const count = counter({
    name: "backend_jobs_total",
    help: "Jobs that have ended, by what they are and how",
    labels: { task: [slug], end: ["done", "failed"] },
  });
  const addSeconds = counter({
    name: "backend_job_seconds_total",
    help: "Time that jobs have taken, in seconds, by what they are",
    labels: { task: [slug] },
  });
  return (end, ms) => {
    count({ task: slug, end });
    addSeconds({ task: slug }, ms / 1_000);
  };
}

type Shape = { input: object; output: object };
type Handler = TaskHandler<Shape>;
type AnyTask = TaskConfig | TaskConfig<Shape>;

declare global {
  // The server's bundles may hold this module more than once; who works on a job and who looks for abandoned ones must meet.
  var jobsUnderWayByApplication: WeakMap<Payload, Set<number | string>> | undefined;
}

/** Ids of the jobs that this process is at work on. */
export function jobsUnderWay(payload: Payload): Set<number | string> {
  globalThis.jobsUnderWayByApplication ??= new WeakMap();
  const known = globalThis.jobsUnderWayByApplication.get(payload);
  if (known) return known;
  const underWay = new Set<number | string>();
  globalThis.jobsUnderWayByApplication.set(payload, underWay);
  return underWay;
}

/**
 * The same task, whose job holds a lease while it runs: its row changes every 10 s, so that other processes leave it alone
 * however long it takes, and take it up soon when this one has died or could not write its end (`take-up-abandoned-jobs.ts`).
 */
export function underLease<Task extends AnyTask>(task: Task): Task {
  const { handler, slug, schedule } = task;
  if (typeof handler !== "function") return task;
  const run = handler as Handler;
  const noteEnd = endsOf(slug);
  const leased: Handler = async (given) => {
    const {
      job: { id },
      req: { payload },
    } = given;
    const underWay = jobsUnderWay(payload);
    underWay.add(id);
    const began = performance.now();
    let end: "done" | "failed" = "failed";
    const renewal = setInterval(() => {
      updateIf(payload, "payload-jobs", { id: { equals: id }, processing: { equals: true } }, {}).catch(
        (error: unknown) =>
          payload.logger.warn({
            msg: "A job's lease could not be renewed",
            job: id,
            error: errorFacts(error),
          }),
      );
    }, renewEveryMs);
    renewal.unref();
    try {
      const result = await run(given);
      end = "done";
      if (schedule) await noteJobEnd(payload, slug, new Date());
      return result;
    } finally {
      noteEnd(end, performance.now() - began);
      clearInterval(renewal);
      underWay.delete(id);
    }
  };
  return { ...task, handler: leased };
}
