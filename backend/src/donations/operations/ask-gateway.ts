import type { Donation } from "../../payload-types.ts";
import { donationKind, isCharged } from "../donation-kind.ts";
import type { Gateway, StatusOutcome } from "../gateway/gateway.ts";

/** What the history of a sign-up says when the vault did not take its verified card. */
export const vaultRefused = "the card is verified but the vault refused it";
export const vaultLost = "the card is verified but not surely stored";

/** `vault-refused`: a sign-up's card is verified, and the vault said no to it. */
export type GatewayAnswer = StatusOutcome | { kind: "vault-refused"; message: string };

/**
 * Asks the gateway what became of a donation; it never charges. The card of a verified sign-up is stored on the way, from
 * the verification, as it is no longer in memory; one that is stored already stays.
 */
export async function askGateway(
  gateway: Gateway,
  donation: Donation,
): Promise<{ answer: GatewayAnswer; dataKey: string | null }> {
  const { orderId, amountCents } = donation;
  const signUp = donationKind(donation) === "monthly-sign-up";
  const status = await gateway.checkStatus({
    orderId,
    amountCents: isCharged(donation) ? amountCents : null,
    storedCard: donationKind(donation) === "instalment",
  });
  const known = donation.gateway?.dataKey ?? null;
  if (!signUp || status.kind !== "approved" || known) return { answer: status, dataKey: known };

  const transactionId = status.receipt.transactionId ?? "";
  const stored = await gateway.storeCardOf({ orderId, transactionId, customerId: orderId });
  switch (stored.kind) {
    case "stored":
      return { answer: status, dataKey: stored.dataKey };
    case "unknown":
      return { answer: { kind: "unknown", reason: vaultLost }, dataKey: null };
    case "not-stored":
      return { answer: { kind: "vault-refused", message: stored.message }, dataKey: null };
  }
}
