import type { Payload } from "payload";

/**
 * Jobs that were running when the process ended stay marked as running and would never be taken up again. Called at the
 * start, when nothing can be running; every job can run twice.
 */
export async function releaseInterruptedJobs(payload: Payload): Promise<void> {
  await payload.update({
    collection: "payload-jobs",
    where: { processing: { equals: true } },
    data: { processing: false },
  });
}
