import type { Payload } from "payload";

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
