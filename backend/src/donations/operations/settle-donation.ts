import type { Payload } from "payload";
import type { Donation } from "../../payload-types.ts";
import { isUnsettled } from "../donation-states.ts";
import { moveDonation } from "../donation-store.ts";
import type { Gateway } from "../gateway/gateway.ts";
import { recordOutcome, stillUnknown } from "./record-outcome.ts";

/**
 * How long an order that the gateway does not know may still be on its way there. Only after it do we say that
 * nothing was charged; the gateway gives up on a call long before.
 */
export const notFoundIsFinalAfterMs = 5 * 60_000;
/** After so many checks without a clear answer a person has to look at it. */
const mostChecks = 40;

/** Asks the gateway what became of a donation and writes it. It never charges. */
export async function settleDonation(
  context: { payload: Payload; gateway: Gateway; now: () => Date },
  donation: Donation,
): Promise<Donation> {
  const { payload, gateway } = context;
  if (!isUnsettled(donation.state)) return donation;
  const { orderId } = donation;
  const monthly = donation.donationType === "monthly";
  const status = await gateway.checkStatus({ orderId, amountCents: monthly ? null : donation.amountCents });
  const now = context.now();

  if (status.kind === "not-found") {
    const age = now.getTime() - new Date(donation.createdAt).getTime();
    const change =
      age >= notFoundIsFinalAfterMs
        ? { state: "not-charged" as const, note: "the gateway does not know it", data: { nextCheckAt: null } }
        : stillUnknown(donation, "the gateway does not know it yet", now);
    return (await moveDonation(payload, donation, { ...change, now })) ?? donation;
  }
  if (status.kind === "unknown" || status.kind === "not-processed") {
    const change =
      donation.checks >= mostChecks
        ? { state: "held" as const, note: "no clear status", data: { nextCheckAt: null } }
        : stillUnknown(donation, status.kind === "unknown" ? status.reason : "status check refused", now);
    return (await moveDonation(payload, donation, { ...change, now })) ?? donation;
  }
  if (!monthly || status.kind !== "approved")
    return recordOutcome(payload, donation, { outcome: status, now });

  const stored = await gateway.storeCardOf({
    orderId,
    transactionId: status.receipt.transactionId ?? "",
    customerId: orderId,
  });
  if (stored.kind === "stored")
    return recordOutcome(payload, donation, { outcome: status, dataKey: stored.dataKey, now });
  const change = stillUnknown(donation, "the card is verified but not stored", now);
  return (await moveDonation(payload, donation, { ...change, now })) ?? donation;
}
