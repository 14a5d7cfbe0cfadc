import type { Payload } from "payload";
import type { Donation } from "../../payload-types.ts";
import { type DonationStateName, isUnsettled } from "../donation-states.ts";
import { findDonation, moveDonation } from "../donation-store.ts";
import type { GatewayOutcome, GatewayReceipt } from "../gateway/gateway.ts";

const firstCheckMs = 2_000;
const slowestCheckMs = 15 * 60_000;

/** Time until the next status check, longer with each one. */
const checkDelay = (checks: number) => Math.min(firstCheckMs * 2 ** checks, slowestCheckMs);

type Change = { state: DonationStateName; note: string; data: Partial<Donation> };

const gatewayFacts = (receipt: GatewayReceipt, dataKey: string | null): Donation["gateway"] => ({
  responseCode: receipt.responseCode,
  authCode: receipt.authCode,
  referenceNum: receipt.referenceNum,
  transactionId: receipt.transactionId,
  transDateTime: receipt.transDateTime,
  message: receipt.message,
  cardType: receipt.cardType,
  issuerId: receipt.issuerId,
  dataKey,
});

function changeFor(donation: Donation, outcome: GatewayOutcome, dataKey: string | null, now: Date): Change {
  const settled = { nextCheckAt: null };
  switch (outcome.kind) {
    case "approved":
      return {
        state: "approved",
        note: `code ${outcome.receipt.responseCode}`,
        data: {
          ...settled,
          approvedAt: now.toISOString(),
          followUp: "due",
          gateway: gatewayFacts(outcome.receipt, dataKey),
        },
      };
    case "declined":
    case "mismatch":
      return {
        state: outcome.kind === "declined" ? "declined" : "held",
        note: `${outcome.kind}, code ${outcome.receipt.responseCode}`,
        data: { ...settled, gateway: gatewayFacts(outcome.receipt, null) },
      };
    case "not-processed":
      // Our order id was taken: by an attempt of ours whose answer was lost.
      if (outcome.duplicateOrder) return stillUnknown(donation, "duplicate order id", now);
      return {
        state: "not-charged",
        note: "not processed",
        data: { ...settled, gateway: { message: outcome.message } },
      };
    case "unknown":
      return stillUnknown(donation, outcome.reason, now);
  }
}

export function stillUnknown(donation: Donation, reason: string, now: Date): Change {
  return {
    state: "unknown",
    note: reason,
    data: {
      checks: donation.checks + 1,
      nextCheckAt: new Date(now.getTime() + checkDelay(donation.checks)).toISOString(),
    },
  };
}

/**
 * Writes what the gateway said. When somebody else was first, their outcome stands: both come from the same order id,
 * of which the gateway has at most one charge.
 */
export async function recordOutcome(
  payload: Payload,
  donation: Donation,
  said: { outcome: GatewayOutcome; dataKey?: string | null; now: Date },
): Promise<Donation> {
  let current = donation;
  for (;;) {
    const change = changeFor(current, said.outcome, said.dataKey ?? null, said.now);
    const moved = await moveDonation(payload, current, { ...change, now: said.now });
    if (moved) return moved;
    const found = await findDonation(payload, { id: { equals: donation.id } });
    if (!found) throw new Error(`Donation ${donation.orderId} is gone`);
    const nothingNew = !isUnsettled(found.state) || change.state === "unknown";
    if (nothingNew) return found;
    current = found;
  }
}
