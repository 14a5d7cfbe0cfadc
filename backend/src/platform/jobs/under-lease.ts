import type { Payload, TaskConfig, TaskHandler } from "payload";
import { updateIf } from "../database/update-if.ts";
import { errorFacts } from "../log/error-facts.ts";
import { noteJobEnd } from "./jobs-in-arrears.ts";

/** How often the row of a job says that it is still being worked on. */
const renewEveryMs = 15_000;

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
 * The same task, whose job holds a lease while it runs: its row changes every 15 s, so that other processes leave it alone
 * however long it takes, and take it up soon when this one has died or could not write its end (`takeUpAbandonedJobs`).
 */
export function underLease<Task extends AnyTask>(task: Task): Task {
  const { handler, slug, schedule } = task;
  if (typeof handler !== "function") return task;
  const run = handler as Handler;
  const leased: Handler = async (given) => {
    const {
      job: { id },
      req: { payload },
    } = given;
    const underWay = jobsUnderWay(payload);
    underWay.add(id);
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
      if (schedule) await noteJobEnd(payload, slug, new Date());
      return result;
    } finally {
      clearInterval(renewal);
      underWay.delete(id);
    }
  };
  return { ...task, handler: leased };
}
