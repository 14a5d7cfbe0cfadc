import type { Payload } from "payload";
import type { Donation } from "../../payload-types.ts";
import type { Card, Gateway } from "../gateway/gateway.ts";
import { recordOutcome } from "./record-outcome.ts";
import { vaultLost, vaultRefused } from "./settle-donation.ts";

/** Points at which a process may die; tests stop it there. */
export type Checkpoint = (
  step: "row-written" | "gateway-answered" | "card-stored" | "outcome-written",
) => void | Promise<void>;

/**
 * Asks the gateway and writes what it says. A single gift is a purchase; a monthly one is a verification of the card,
 * which then goes to the gateway's vault. A card that was verified but not surely stored leaves the gift unknown, and
 * the settling finishes it from the verification.
 */
export async function chargeDonation(
  context: { payload: Payload; gateway: Gateway; now: () => Date; checkpoint?: Checkpoint | undefined },
  donation: Donation,
  card: Card,
): Promise<Donation> {
  const { payload, gateway, now, checkpoint } = context;
  const { orderId, amountCents } = donation;
  const monthly = donation.donationType === "monthly";
  const outcome = monthly
    ? await gateway.verifyCard({ orderId, card })
    : await gateway.purchase({ orderId, amountCents, card });
  await checkpoint?.("gateway-answered");

  if (!monthly || outcome.kind !== "approved") {
    return recordOutcome(payload, donation, { outcome, now: now() });
  }
  const stored = await gateway.storeCard({ customerId: orderId, card, issuerId: outcome.receipt.issuerId });
  await checkpoint?.("card-stored");
  return stored.kind === "stored"
    ? recordOutcome(payload, donation, { outcome, dataKey: stored.dataKey, now: now() })
    : recordOutcome(payload, donation, {
        outcome: { kind: "unknown", reason: stored.kind === "not-stored" ? vaultRefused : vaultLost },
        now: now(),
      });
}
