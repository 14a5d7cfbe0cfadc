import type { Payload } from "payload";
import type { Refund } from "../../payload-types.ts";
import { checkDelay, officeHearsAfterMs } from "../charge/record-outcome.ts";
import type { GatewayOutcome, GatewayReceipt } from "../gateway/gateway.ts";
import { isOpen } from "../record/donation-states.ts";
import { giftDay } from "../record/gift-moment.ts";
import { findRefund, moveRefund, type RefundChange } from "./refund-store.ts";

const gatewayFacts = (receipt: GatewayReceipt): Refund["gateway"] => ({
  responseCode: receipt.responseCode,
  referenceNum: receipt.referenceNum,
  transactionId: receipt.transactionId,
  transDateTime: receipt.transDateTime,
  message: receipt.message,
});

/**
 * The day of money that went back, on the bank's calendar: the bank's own time, or where it told none, the time at which it
 * was asked.
 */
export const givenBackDay = ({ gateway, sentAt }: Pick<Refund, "gateway" | "sentAt">): string =>
  giftDay({ gateway, createdAt: sentAt });

/** `followUp: "due"` is one with the change: gift, receipt and mails follow from it, whatever stops us. */
const toFollowUp = { followUp: "due" as const, nextTurnAt: null };

/** The row of a refund after what the gateway said of it. `byStatusCheck`: finance does not wait for the answer any more. */
function refundChange(
  refund: Refund,
  { outcome, byStatusCheck, now }: { outcome: GatewayOutcome; byStatusCheck: boolean; now: Date },
): RefundChange {
  switch (outcome.kind) {
    case "approved": {
      const gateway = gatewayFacts(outcome.receipt);
      return {
        state: "given-back",
        note: `code ${outcome.receipt.responseCode}`,
        data: { ...toFollowUp, gateway, givenBackDay: givenBackDay({ gateway, sentAt: refund.sentAt }) },
      };
    }
    case "mismatch":
      return {
        state: "held",
        note: `mismatch, code ${outcome.receipt.responseCode}`,
        data: { ...toFollowUp, gateway: gatewayFacts(outcome.receipt) },
      };
    case "declined":
      return {
        ...notRefunded(`declined, code ${outcome.receipt.responseCode}`, byStatusCheck),
        data: { ...notRefunded("", byStatusCheck).data, gateway: gatewayFacts(outcome.receipt) },
      };
    case "not-processed": {
      const change = notRefunded("not processed", byStatusCheck);
      return { ...change, data: { ...change.data, gateway: { message: outcome.message } } };
    }
    case "unknown":
      return stillOpen(refund, outcome.reason, now);
  }
}

/** Surely nothing was given back. The office hears of it when nobody waits for the answer. */
export const notRefunded = (note: string, byStatusCheck: boolean): RefundChange => ({
  state: "refused",
  note,
  data: byStatusCheck ? toFollowUp : { nextTurnAt: null },
});

/** Not known yet; to be asked for again. The office hears of it once, when that lasts. */
export function stillOpen(refund: Refund, note: string, now: Date): RefundChange {
  const lasts = now.getTime() - new Date(refund.sentAt).getTime() >= officeHearsAfterMs;
  return {
    state: "unknown",
    note,
    data: {
      checks: refund.checks + 1,
      nextTurnAt: new Date(now.getTime() + checkDelay(refund.checks)).toISOString(),
      ...(lasts && refund.followUp === "none" && { followUp: "due" as const }),
    },
  };
}

/**
 * Writes what the gateway said of a refund. When somebody else was first, what they wrote stands, with one exception: money
 * that went back is never dropped, also when the refund was called refused meanwhile.
 */
export async function recordRefund(
  payload: Payload,
  refund: Refund,
  finding: { outcome: GatewayOutcome; byStatusCheck: boolean; now: Date },
): Promise<Refund> {
  let current = refund;
  for (;;) {
    const change = changeOf(current, finding);
    if (!change) return current;
    const moved = await moveRefund(payload, current, { ...change, now: finding.now });
    if (moved) return moved;
    const found = await findRefund(payload, { id: { equals: refund.id } });
    if (!found) throw new Error(`Refund ${refund.orderId} is gone`);
    if (change.state === "unknown") return found;
    current = found;
  }
}

/** `null` when the row already says how it ended. */
function changeOf(
  refund: Refund,
  finding: { outcome: GatewayOutcome; byStatusCheck: boolean; now: Date },
): RefundChange | null {
  const { kind } = finding.outcome;
  if (refund.state === "sending" || refund.state === "unknown") return refundChange(refund, finding);
  const wentBack = kind === "approved" || kind === "mismatch";
  return wentBack && !isOpen(refund) && refund.state === "refused" ? refundChange(refund, finding) : null;
}
