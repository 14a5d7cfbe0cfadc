import type { Payload, PayloadRequest, TypedJobs } from "payload";
import { inOneSave } from "../database/in-one-save.ts";
import { takeTurn } from "../database/take-turn.ts";

/** What staff are told when the job is being worked on, or about to be. */
export class AlreadyRunning extends Error {
  override name = "AlreadyRunning";
}

type TaskSlug = keyof TypedJobs["tasks"] & string;

/**
 * Whether a job of this task is being worked on, or waits for nothing but its turn. One that its schedule has made waits for
 * its hour, and is not under way before.
 */
export async function isUnderWay(
  payload: Payload,
  task: TaskSlug,
  now: Date,
  req?: PayloadRequest,
): Promise<boolean> {
  const { totalDocs } = await payload.db.count({
    collection: "payload-jobs",
    ...(req && { req }),
    where: {
      and: [
        { taskSlug: { equals: task } },
        { completedAt: { exists: false } },
        { hasError: { not_equals: true } },
        {
          or: [
            { processing: { equals: true } },
            { waitUntil: { exists: false } },
            { waitUntil: { less_than_equal: now.toISOString() } },
          ],
        },
      ],
    },
  });
  return totalDocs > 0;
}

/**
 * Starts a job that begins by its schedule at other times: the same job, under the same lease, in the same queue. Of two
 * who start it at once, one does.
 *
 * @throws AlreadyRunning when it is under way.
 */
export async function startByHand(
  payload: Payload,
  { task, queue, input, now }: { task: TaskSlug; queue: string; input: object; now: Date },
): Promise<void> {
  await inOneSave(payload, async (req) => {
    await takeTurn(payload, req.transactionID, "queue jobs");
    if (await isUnderWay(payload, task, now, req))
      throw new AlreadyRunning("It is running already. This page shows how far it is");
    await payload.jobs.queue({ task, queue, input: input as never, req });
  });
}
