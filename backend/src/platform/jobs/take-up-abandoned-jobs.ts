import type { Payload } from "payload";
import { updateIf } from "../database/update-if.ts";
import { errorFacts } from "../log/error-facts.ts";
import { jobsUnderWay } from "./under-lease.ts";

const lookEveryMs = 10_000;
/** Four renewals of a lease (`under-lease.ts`) have not come. */
const abandonedAfterMs = 40_000;
/** Rounds in one after which we stood still, as a machine that was suspended, and saw nothing of what others did. */
const roundsAsleep = 3;

/**
 * Looks for jobs that nobody works on although they are marked as running: their process died, or could not write that they
 * ended, as on a full disk. Each call is one look, `nowMs` milliseconds on any clock that only goes forward; one that fails is
 * thrown.
 *
 * A job is abandoned when its row has not changed for 40 s *before our eyes*, a minute after its process died at the latest, so clocks of machines need not agree, and only
 * while we ourselves could write all that time: where we cannot, whoever works on it cannot say so either. It is then waiting
 * again and is worked on within seconds. Every job stands being run again after it was broken off, or beside a process that
 * was frozen for that long and wakes up.
 */
export function abandonedJobs(payload: Payload): (nowMs: number) => Promise<void> {
  const watched = new Map<number | string, { updatedAt: string; sinceMs: number }>();
  let lookedAtMs: number | undefined;

  return async (nowMs) => {
    if (lookedAtMs !== undefined && nowMs - lookedAtMs > roundsAsleep * lookEveryMs) watched.clear();
    lookedAtMs = nowMs;
    try {
      await payload.kv.set("jobs-looked-at", new Date().toISOString());
    } catch (error) {
      watched.clear();
      throw error;
    }
    const { docs } = await payload.find({
      collection: "payload-jobs",
      where: { processing: { equals: true } },
      depth: 0,
      pagination: false,
      select: { taskSlug: true, updatedAt: true },
    });
    const others = docs.filter(({ id }) => !jobsUnderWay(payload).has(id));
    const ids = new Set<number | string>(others.map(({ id }) => id));
    for (const id of watched.keys()) if (!ids.has(id)) watched.delete(id);
    for (const { id, taskSlug, updatedAt } of others) {
      const known = watched.get(id);
      if (known?.updatedAt !== updatedAt) {
        watched.set(id, { updatedAt, sinceMs: nowMs });
      } else if (nowMs - known.sinceMs >= abandonedAfterMs) {
        const taken = await updateIf(
          payload,
          "payload-jobs",
          { id: { equals: id }, processing: { equals: true }, updatedAt: { equals: updatedAt } },
          { processing: false },
        );
        watched.delete(id);
        if (taken)
          payload.logger.warn({ msg: "A job that nobody ended is taken up again", job: id, task: taskSlug });
      }
    }
  };
}

/** Looks for such jobs again and again. It is no job itself, since it could be abandoned like any other. */
export function takeUpAbandonedJobsRegularly(payload: Payload): void {
  const look = abandonedJobs(payload);
  let looking = false;
  setInterval(() => {
    if (looking) return;
    looking = true;
    look(performance.now())
      .catch((error: unknown) =>
        payload.logger.error({ msg: "Abandoned jobs could not be looked for", error: errorFacts(error) }),
      )
      .finally(() => {
        looking = false;
      });
  }, lookEveryMs).unref();
}

/**
 * Jobs that were running when the process ended stay marked as running. Called at the start: with a file as its database
 * nothing else can be running then, every job can run twice, and they begin again at once. A server's database may have another
 * machine at work on a job, so that there `abandonedJobs` decides, after a minute.
 */
export async function releaseInterruptedJobs(payload: Payload): Promise<void> {
  if (payload.db.name === "postgres") return;
  await payload.update({
    collection: "payload-jobs",
    where: { processing: { equals: true } },
    data: { processing: false },
  });
}
