import type { Payload } from "payload";
import type { Donation, Refund } from "../../payload-types.ts";
import type { Gateway, GatewayOutcome, RefundRequest } from "../gateway/gateway.ts";
import { recordRefund } from "./record-refund.ts";
import { findRefund, moveRefund } from "./refund-store.ts";

/** Points at which a process may die; tests stop it there. */
export type RefundCheckpoint = (step: "row-written" | "gateway-answered") => void | Promise<void>;

export type RefundContext = {
  payload: Payload;
  gateway: Gateway;
  now: () => Date;
  checkpoint?: RefundCheckpoint | undefined;
};

/** As with a gift: a process that stood still for longer does not know what has been decided meanwhile. */
const sentWithinMs = 60_000;

export const refundRequest = (donation: Donation, refund: Refund): RefundRequest => ({
  orderId: donation.orderId,
  transactionId: donation.gateway?.transactionId ?? "",
  transaction: refund.transaction,
  amountCents: refund.amountCents,
  reference: refund.orderId,
});

/**
 * Sends a refund that is written down, once, and writes what the gateway says. A correction that is surely refused, since
 * the day is settled already, goes again as a refund, which is written down before it is sent too.
 */
export async function sendRefund(
  context: RefundContext,
  donation: Donation,
  refund: Refund,
): Promise<Refund> {
  const { payload, gateway, now, checkpoint } = context;
  const waited = now().getTime() - new Date(refund.sentAt).getTime();
  const outcome: GatewayOutcome =
    waited > sentWithinMs
      ? { kind: "not-processed", message: "The request was not sent", duplicateOrder: false }
      : await gateway.refund(refundRequest(donation, refund));
  await checkpoint?.("gateway-answered");
  const refused = outcome.kind === "declined" || outcome.kind === "not-processed";
  if (!refused || refund.transaction === "refund" || waited > sentWithinMs)
    return recordRefund(payload, refund, { outcome, byStatusCheck: false, now: now() });
  const asRefund = await moveRefund(payload, refund, {
    state: "sending",
    note: "correction refused, sent as a refund",
    data: { transaction: "refund", sentAt: now().toISOString() },
    now: now(),
  });
  if (asRefund) return sendRefund(context, donation, asRefund);
  return (await findRefund(payload, { id: { equals: refund.id } })) ?? refund;
}
