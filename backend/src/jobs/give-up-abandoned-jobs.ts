import type { Payload } from "payload";
import { updateIf } from "../database/update-if.ts";
import { errorFacts } from "../log/error-facts.ts";

/**
 * The row of a job is written when it is taken up and when it ends. The billing begins no charge after 20 minutes, old records
 * are removed for 10, and all else takes less; only where each call to somebody else waits for no answer may a job take longer.
 */
const abandonedAfterMs = 30 * 60_000;
const lookEveryMs = 5 * 60_000;

/**
 * Gives up the jobs of a machine that died for good: as long as one is marked as running, none of its kind is queued anew. What
 * they have left is found by the next job of the kind, or by the sweep of the donations. They are not worked on again
 * themselves: a machine that is alive after all ends its job in the row as it was, and beside the next job, which every job stands.
 */
export async function giveUpAbandonedJobs(payload: Payload, now: Date): Promise<void> {
  const abandoned = {
    processing: { equals: true },
    updatedAt: { less_than: new Date(now.getTime() - abandonedAfterMs).toISOString() },
  };
  const { docs } = await payload.find({
    collection: "payload-jobs",
    where: abandoned,
    depth: 0,
    pagination: false,
  });
  for (const { id, taskSlug } of docs) {
    const givenUp = await updateIf(
      payload,
      "payload-jobs",
      { id: { equals: id }, ...abandoned },
      { processing: false, hasError: true, error: { message: "It did not end within half an hour." } },
    );
    if (givenUp) payload.logger.warn({ msg: "A job that did not end is given up", job: id, task: taskSlug });
  }
}

/** Looks for such jobs again and again. It is no job itself, since it could be abandoned like any other. */
export function giveUpAbandonedJobsRegularly(payload: Payload): void {
  setInterval(() => {
    giveUpAbandonedJobs(payload, new Date()).catch((error: unknown) =>
      payload.logger.error({ msg: "Abandoned jobs could not be looked for", error: errorFacts(error) }),
    );
  }, lookEveryMs).unref();
}
