import type { Payload } from "payload";
import type { Donation } from "../../payload-types.ts";
import { donationKind } from "../donation-kind.ts";
import type { Gateway, PaymentCard } from "../gateway/gateway.ts";
import { vaultLost, vaultRefused } from "./ask-gateway.ts";
import { recordOutcome } from "./record-outcome.ts";

/** Points at which a process may die; tests stop it there. */
export type Checkpoint = (
  step: "row-written" | "gateway-answered" | "card-stored" | "outcome-written",
) => void | Promise<void>;

/**
 * A gift is sent to the gateway within this time of its post or not at all. A process that stood still for longer does
 * not know what its donor has been told meanwhile.
 */
const sentWithinMs = 60_000;

type ChargeContext = {
  payload: Payload;
  gateway: Gateway;
  now: () => Date;
  checkpoint?: Checkpoint | undefined;
};

/**
 * Asks the gateway and writes what it says. A single gift is a purchase; a monthly one is a verification of the card,
 * which then goes to the gateway's vault. A card that was verified but not surely stored leaves the gift unknown, and
 * the settling finishes it from the verification.
 */
export async function chargeDonation(
  context: ChargeContext,
  donation: Donation,
  paymentCard: PaymentCard,
): Promise<Donation> {
  const { gateway, now, checkpoint } = context;
  const { orderId, amountCents } = donation;
  if (now().getTime() - new Date(donation.createdAt).getTime() > sentWithinMs) {
    const outcome = {
      kind: "not-processed",
      message: "The request was not sent",
      duplicateOrder: false,
    } as const;
    return recordOutcome(context, donation, { outcome, now: now() });
  }
  switch (donationKind(donation)) {
    case "single": {
      const outcome = await gateway.purchase({ orderId, amountCents, paymentCard });
      await checkpoint?.("gateway-answered");
      return recordOutcome(context, donation, { outcome, now: now() });
    }
    case "monthly-sign-up":
      return signUp(context, donation, paymentCard);
  }
}

async function signUp(
  context: ChargeContext,
  donation: Donation,
  paymentCard: PaymentCard,
): Promise<Donation> {
  const { gateway, now, checkpoint } = context;
  const { orderId } = donation;
  const outcome = await gateway.verifyCard({ orderId, paymentCard });
  await checkpoint?.("gateway-answered");
  if (outcome.kind !== "approved") return recordOutcome(context, donation, { outcome, now: now() });

  const stored = await gateway.storeCard({
    customerId: orderId,
    paymentCard,
    issuerId: outcome.receipt.issuerId,
  });
  await checkpoint?.("card-stored");
  return stored.kind === "stored"
    ? recordOutcome(context, donation, { outcome, dataKey: stored.dataKey, now: now() })
    : recordOutcome(context, donation, {
        outcome: { kind: "unknown", reason: stored.kind === "not-stored" ? vaultRefused : vaultLost },
        now: now(),
      });
}
