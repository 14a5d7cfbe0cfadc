import type { GatewayOutcome } from "./gateway.ts";
import { cleanMessage, gatewayReceipt, type MonerisReceipt } from "./moneris-receipt.ts";

/** What was asked for. `amountCents` is `null` where no money moves. */
export type Expected = { orderId: string; amountCents: number | null };

const lostAnswer = /timed out|input\/output error|request was not allowed at this time/i;

/**
 * Decides what an answer means, in this order: lost or timed out → unknown; no code → not processed; an approval must
 * be complete, below 50, of our order and our sum. Booleans and codes are compared as the text they are, since a cast
 * turns "false" into true and "null" into an approved 0.
 */
export function monerisOutcome(receipt: MonerisReceipt | null, expected: Expected): GatewayOutcome {
  if (!receipt) return { kind: "unknown", reason: "no receipt in the answer" };
  const message = cleanMessage(receipt.Message);
  if (receipt.ReceiptId === "Global Error Receipt" || lostAnswer.test(message))
    return { kind: "unknown", reason: message || "the gateway lost the answer" };
  if (receipt.TimedOut === "true") return { kind: "unknown", reason: "timed out" };
  const code = receipt.ResponseCode;
  if (code === null || !/^\d{3}$/.test(code))
    return { kind: "not-processed", message, duplicateOrder: /duplicate order/i.test(message) };
  if (receipt.Complete !== "true") return { kind: "unknown", reason: "incomplete" };
  const facts = gatewayReceipt(receipt, code);
  if (Number(code) >= 50) return { kind: "declined", receipt: facts };
  const ours =
    receipt.ReceiptId === expected.orderId &&
    (expected.amountCents === null || facts.amountCents === expected.amountCents);
  return { kind: ours ? "approved" : "mismatch", receipt: facts };
}
