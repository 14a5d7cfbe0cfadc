import type { Payload } from "payload";
import type { Donation } from "../../payload-types.ts";
import { updateIf } from "../../platform/database/update-if.ts";
import { type PaymentsFirst, paymentsFirstOf } from "../../platform/jobs/payments-first.ts";
import { errorFacts } from "../../platform/log/error-facts.ts";
import { isForWantOfRoom } from "../../platform/storage/disk-faults.ts";
import { isFilesAway } from "../../platform/storage/s3-faults.ts";
import { followUpDonation, ReceiptWaits } from "./follow-up-donation.ts";

/** How long one receipt makes way for donors. */
const yieldMs = 2_000;
const shortestPauseMs = 60_000;
const longestPauseMs = 15 * 60_000;

/**
 * A setting that is missing is filled in by staff, who are told that receipts follow within a minute or two. So they do when a
 * full disk has room again, or S3 answers: it was no fault of the gift.
 */
const pauseAfter = (error: unknown, failures: number) =>
  isForWantOfRoom(error) ||
  isFilesAway(error) ||
  (error instanceof ReceiptWaits && error.waitsFor !== "letters")
    ? shortestPauseMs
    : Math.min(shortestPauseMs * 2 ** failures, longestPauseMs);

/**
 * Puts a donation behind those that are due now, so that those which fail again and again do not keep others waiting. One
 * that has moved on meanwhile is due for something else, which has not failed.
 */
async function putOff(payload: Payload, donation: Donation, { error, now }: { error: unknown; now: Date }) {
  const { id, revision, followUpFailures: failures } = donation;
  await updateIf(
    payload,
    "donations",
    { and: [{ id: { equals: id } }, { followUp: { equals: "due" } }, { revision: { equals: revision } }] },
    {
      followUpFailures: failures + 1,
      followUpAt: new Date(now.getTime() + pauseAfter(error, failures)).toISOString(),
    },
  );
}

/**
 * Follows up donations whose turn has come by `dueBy`, the longest due first. One that fails stays due, and its next turn
 * comes after a pause that grows. After the first, none is begun later than `stopAfterMs`. `more` tells that some may be
 * left.
 */
export async function followUpDue(
  payload: Payload,
  {
    now,
    dueBy = now,
    atMost,
    donors,
    stopAfterMs = Number.POSITIVE_INFINITY,
  }: { now: Date; dueBy?: Date; atMost: number; donors?: PaymentsFirst | undefined; stopAfterMs?: number },
): Promise<{ followedUp: number; failed: number; more: boolean }> {
  const { docs } = await payload.db.find<Donation>({
    collection: "donations",
    where: {
      and: [{ followUp: { equals: "due" } }, { followUpAt: { less_than_equal: dueBy.toISOString() } }],
    },
    sort: "followUpAt",
    limit: atMost,
    pagination: false,
  });
  const stopAt = performance.now() + stopAfterMs;
  let followedUp = 0;
  let failed = 0;
  for (const donation of docs) {
    if (followedUp + failed > 0 && performance.now() > stopAt) return { followedUp, failed, more: true };
    await donors?.quiet(yieldMs);
    try {
      await followUpDonation(payload, donation.id);
      followedUp += 1;
    } catch (error) {
      failed += 1;
      payload.logger.error({
        msg: "A donation's follow-up failed",
        orderId: donation.orderId,
        error: errorFacts(error),
      });
      await putOff(payload, donation, { error, now });
    }
  }
  return { followedUp, failed, more: docs.length === atMost };
}

/** Follow-ups of one run; between them donors are answered. */
const batch = 100;
/** The next jobs of the queue begin when all of this run have ended, so none may make way for donors for long. */
const forMs = 5_000;
const underWay = new WeakSet<Payload>();
const requestedMeanwhile = new WeakSet<Payload>();

/**
 * Follows up what is due, one run at a time: each begins with the longest due, so two at once would draw the same receipts.
 * Answers whether another run should follow; a call that found one under way leaves that to the one.
 */
export async function followUpInTurn(payload: Payload, now: Date) {
  if (underWay.has(payload)) {
    requestedMeanwhile.add(payload);
    return { followedUp: 0, failed: 0, again: false };
  }
  underWay.add(payload);
  try {
    const { followedUp, failed, more } = await followUpDue(payload, {
      now,
      atMost: batch,
      donors: paymentsFirstOf(payload),
      stopAfterMs: forMs,
    });
    return { followedUp, failed, again: requestedMeanwhile.delete(payload) || more };
  } finally {
    underWay.delete(payload);
    requestedMeanwhile.delete(payload);
  }
}
