import type { Payload } from "payload";
import type { Donation } from "../../payload-types.ts";
import type { Gateway, StatusOutcome } from "../gateway/gateway.ts";
import { donationKind, isCharged, keepsCard } from "../record/donation-kind.ts";
import { noteVaultAsked, vaultNote } from "./cards-in-vault.ts";

/** `vault-refused`: a sign-up's card is verified, and the vault said no to it. */
export type GatewayAnswer = StatusOutcome | { kind: "vault-refused"; message: string };

/** `donation`: the row as it is now, on which the answer is to be written. */
export type Asked = { answer: GatewayAnswer; dataKey: string | null; donation: Donation };

/**
 * Asks the gateway what became of a donation; it never charges. The card of a verified sign-up is stored on the way, from
 * the verification, as it is no longer in memory; one that is stored already stays.
 */
export async function askGateway(
  { payload, gateway, now }: { payload: Payload; gateway: Gateway; now: () => Date },
  donation: Donation,
): Promise<Asked> {
  const { orderId, amountCents } = donation;
  const status = await gateway.checkStatus({
    orderId,
    amountCents: isCharged(donation) ? amountCents : null,
    withStoredCard: donationKind(donation) === "instalment",
  });
  const known = donation.gateway?.dataKey ?? null;
  if (!keepsCard(donation) || status.kind !== "approved" || known)
    return { answer: status, dataKey: known, donation };

  const noted = await noteVaultAsked(payload, donation, now());
  if (!noted) return { answer: { kind: "unknown", reason: "somebody else asks" }, dataKey: null, donation };
  const transactionId = status.receipt.transactionId ?? "";
  const stored = await gateway.storeCardOf({ orderId, transactionId, storedFor: orderId });
  switch (stored.kind) {
    case "stored":
      return { answer: status, dataKey: stored.storedCard, donation: noted };
    case "unknown":
      return { answer: { kind: "unknown", reason: vaultNote(stored) }, dataKey: null, donation: noted };
    case "not-stored":
      return {
        answer: { kind: "vault-refused", message: stored.message },
        dataKey: null,
        donation: noted,
      };
  }
}
