import type { Payload } from "payload";

/**
 * Jobs that were running when the process ended stay marked as running and would never be taken up again. Called at the
 * start: with a file as its database nothing else can be running then, and every job can run twice. A server's database may
 * have another machine at work on a job, so that there `giveUpAbandonedJobs` decides, after half an hour.
 */
export async function releaseInterruptedJobs(payload: Payload): Promise<void> {
  if (payload.db.name === "postgres") return;
  await payload.update({
    collection: "payload-jobs",
    where: { processing: { equals: true } },
    data: { processing: false },
  });
}
