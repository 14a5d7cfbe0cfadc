import type { Where } from "payload";
import type { Donation, Refund } from "../../payload-types.ts";
import { updateIf } from "../../platform/database/update-if.ts";
import { errorFacts } from "../../platform/log/error-facts.ts";
import { isForWantOfRoom } from "../../platform/storage/disk-faults.ts";
import { isFilesAway } from "../../platform/storage/s3-faults.ts";
import { notFoundIsFinalAfterMs } from "../charge/settle-donation.ts";
import type { StatusOutcome } from "../gateway/gateway.ts";
import { followUpRefund, giftOf } from "./follow-up-refund.ts";
import { notRefunded, recordRefund, stillOpen } from "./record-refund.ts";
import { moveRefund, type RefundChange, refundsOf } from "./refund-store.ts";
import { type RefundContext, refundRequest } from "./send-refund.ts";

const atMost = 100;
const pauseAfterFailureMs = 10 * 60_000;
/** A full disk is no fault of the refund: when there is room again, it goes on. */
const pauseForRoomMs = 60_000;

/**
 * Finishes what a crash or a lost answer has left: asks after refunds that are not clear, and does what should follow those
 * that are. `everything` also takes those whose turn has not come, as at start-up.
 */
export async function sweepRefunds(
  context: RefundContext,
  { everything = false }: { everything?: boolean } = {},
): Promise<void> {
  const { payload } = context;
  const turn: Where = everything
    ? {}
    : {
        or: [
          { nextTurnAt: { exists: false } },
          { nextTurnAt: { less_than_equal: context.now().toISOString() } },
        ],
      };
  const find = async (where: Where) =>
    (
      await payload.db.find<Refund>({
        collection: "refunds",
        where: { and: [where, turn] },
        sort: "nextTurnAt",
        limit: atMost,
        pagination: false,
      })
    ).docs;
  for (const refund of await find({ state: { in: ["sending", "unknown"] } })) {
    const checked = await attempt(context, refund, async () =>
      settleRefund(context, await giftOf(payload, refund), refund),
    );
    // A gateway that does not answer at all is asked no further: the rest stay due.
    if (checked?.silent) break;
  }
  for (const refund of await find({ followUp: { equals: "due" } }))
    await attempt(context, refund, () => followUpRefund(payload, refund.id, { now: context.now() }));
}

/** What fails for one is logged, has its next turn after a pause, and does not concern the others. */
async function attempt<Result>(
  { payload, now }: RefundContext,
  refund: Refund,
  work: () => Promise<Result>,
): Promise<Result | undefined> {
  try {
    return await work();
  } catch (error) {
    payload.logger.error({
      msg: "A refund could not be finished",
      refund: refund.orderId,
      error: errorFacts(error),
    });
    const pauseMs = isForWantOfRoom(error) || isFilesAway(error) ? pauseForRoomMs : pauseAfterFailureMs;
    const nextTurnAt = new Date(now().getTime() + pauseMs).toISOString();
    await updateIf(payload, "refunds", { id: { equals: refund.id } }, { nextTurnAt });
    return undefined;
  }
}

/**
 * The gateway numbers refunds by the order of the gift, so its answer may be of the charge or of an earlier refund. Of one that
 * a person has decided by the gateway's list we know no transaction: after it no answer can be told from its own.
 */
async function isOfAnotherTransaction(
  { payload }: RefundContext,
  donation: Donation,
  refund: Refund,
  status: StatusOutcome,
) {
  if (!("receipt" in status)) return false;
  const others = (await refundsOf(payload, donation)).filter(({ id }) => id !== refund.id);
  if (others.some(({ state, gateway }) => state === "given-back" && !gateway?.transactionId)) return true;
  const known = [donation, ...others].map(({ gateway }) => gateway?.transactionId);
  const { transactionId } = status.receipt;
  return transactionId === null || known.includes(transactionId);
}

/** Asks the gateway what became of a refund and writes it. It never sends one. */
async function settleRefund(
  context: RefundContext,
  donation: Donation,
  refund: Refund,
): Promise<{ refund: Refund; silent: boolean }> {
  const { payload, gateway } = context;
  if (refund.state !== "sending" && refund.state !== "unknown") return { refund, silent: false };
  const status = await gateway.checkRefund(refundRequest(donation, refund));
  const now = context.now();
  const write = async (change: RefundChange) => ({
    refund: (await moveRefund(payload, refund, { ...change, now })) ?? refund,
    silent: status.kind === "silent",
  });
  if (await isOfAnotherTransaction(context, donation, refund, status))
    return write(stillOpen(refund, "the answer is of another transaction", now));
  switch (status.kind) {
    case "approved":
    case "declined":
    case "mismatch":
      return {
        refund: await recordRefund(payload, refund, { outcome: status, byStatusCheck: true, now }),
        silent: false,
      };
    case "not-found":
      return write(
        now.getTime() - new Date(refund.sentAt).getTime() >= notFoundIsFinalAfterMs
          ? notRefunded("the gateway does not know it", true)
          : stillOpen(refund, "the gateway does not know it yet", now),
      );
    case "not-processed":
      return write(stillOpen(refund, "status check refused", now));
    case "unknown":
    case "silent":
      return write(stillOpen(refund, status.reason, now));
  }
}
