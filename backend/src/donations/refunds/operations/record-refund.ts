import type { Payload } from "payload";
import type { Refund } from "../../../payload-types.ts";
import type { GatewayOutcome } from "../../gateway/gateway.ts";
import { isOpen } from "../../record/donation-states.ts";
import { findRefund, moveRefund, type RefundChange } from "../refund-store.ts";
import { refundChange } from "./refund-change.ts";

/**
 * Writes what the gateway said of a refund. When somebody else was first, what they wrote stands, with one exception: money
 * that went back is never dropped, also when the refund was called refused meanwhile.
 */
export async function recordRefund(
  payload: Payload,
  refund: Refund,
  finding: { outcome: GatewayOutcome; asked: boolean; now: Date },
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
  finding: { outcome: GatewayOutcome; asked: boolean; now: Date },
): RefundChange | null {
  const { kind } = finding.outcome;
  if (refund.state === "sending" || refund.state === "unknown") return refundChange(refund, finding);
  const wentBack = kind === "approved" || kind === "mismatch";
  return wentBack && !isOpen(refund) && refund.state === "refused" ? refundChange(refund, finding) : null;
}
