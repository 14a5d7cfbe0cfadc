import type { Payload } from "payload";
import type { Donation } from "../../payload-types.ts";
import type { Gateway, GatewayOutcome, PaymentCard } from "../gateway/gateway.ts";
import { donationKind } from "../record/donation-kind.ts";
import { findDonation } from "../record/donation-store.ts";
import { noteVaultRequest, vaultNote } from "./cards-in-vault.ts";
import { recordOutcome } from "./record-outcome.ts";

/** Points at which a process may die; tests stop it there. */
export type Checkpoint = (
  step: "row-written" | "gateway-answered" | "vault-asked" | "card-stored" | "outcome-written" | "card-taken",
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
 * Asks the gateway and writes what it says. A single gift is a purchase; a monthly one, and another card for one, is a
 * verification of the card, which then goes to the gateway's vault. A card that was verified but not surely stored leaves the gift unknown, and
 * the settling finishes it from the verification.
 */
export async function chargeDonation(
  context: ChargeContext,
  donation: Donation,
  paymentCard: PaymentCard,
): Promise<Donation> {
  const { gateway } = context;
  const { orderId, amountCents } = donation;
  switch (donationKind(donation)) {
    case "single":
      return purchase(context, donation, () => gateway.purchase({ orderId, amountCents, paymentCard }));
    case "monthly-sign-up":
    case "card-change":
      return isTooLate(context, donation)
        ? notSent(context, donation)
        : keepCard(context, donation, paymentCard);
    case "instalment":
      throw new Error("An instalment is charged with the card in the gateway's vault");
  }
}

/** Charges one month of a monthly gift with its card in the gateway's vault, and writes what the gateway says. */
export function chargeInstalment(
  context: ChargeContext,
  donation: Donation,
  { dataKey, issuerId }: { dataKey: string; issuerId: string | null },
): Promise<Donation> {
  const { orderId, amountCents } = donation;
  return purchase(context, donation, () =>
    context.gateway.purchaseWithStoredCard({
      orderId,
      amountCents,
      storedCard: dataKey,
      networkReference: issuerId,
    }),
  );
}

const isTooLate = ({ now }: ChargeContext, { createdAt }: Donation) =>
  now().getTime() - new Date(createdAt).getTime() > sentWithinMs;

function notSent(context: ChargeContext, donation: Donation): Promise<Donation> {
  const outcome = {
    kind: "not-processed",
    message: "The request was not sent",
    duplicateOrder: false,
  } as const;
  return recordOutcome(context, donation, { outcome, now: context.now() });
}

async function purchase(
  context: ChargeContext,
  donation: Donation,
  send: () => Promise<GatewayOutcome>,
): Promise<Donation> {
  if (isTooLate(context, donation)) return notSent(context, donation);
  const outcome = await send();
  await context.checkpoint?.("gateway-answered");
  return recordOutcome(context, donation, { outcome, now: context.now() });
}

/** Writes that the vault is asked, also on a row that was called not charged meanwhile: its donor gave the card all the same. */
async function noteBeforeVault(
  { payload, now }: ChargeContext,
  donation: Donation,
): Promise<Donation | { settledByOthers: Donation }> {
  const noted = await noteVaultRequest(payload, donation, now());
  if (noted) return noted;
  const current = (await findDonation(payload, { id: { equals: donation.id } })) ?? donation;
  const uncharged = current.state === "not-charged" || current.state === "declined";
  return (uncharged && (await noteVaultRequest(payload, current, now()))) || { settledByOthers: current };
}

async function keepCard(
  context: ChargeContext,
  donation: Donation,
  paymentCard: PaymentCard,
): Promise<Donation> {
  const { gateway, now, checkpoint } = context;
  const { orderId } = donation;
  const outcome = await gateway.verifyCard({ orderId, paymentCard });
  await checkpoint?.("gateway-answered");
  if (outcome.kind !== "approved") return recordOutcome(context, donation, { outcome, now: now() });

  const noted = await noteBeforeVault(context, donation);
  if ("settledByOthers" in noted) return noted.settledByOthers;
  await checkpoint?.("vault-asked");
  const stored = await gateway.storeCard({
    storedFor: orderId,
    paymentCard,
    networkReference: outcome.receipt.networkReference,
  });
  await checkpoint?.("card-stored");
  return stored.kind === "stored"
    ? recordOutcome(context, noted, { outcome, dataKey: stored.storedCard, now: now() })
    : recordOutcome(context, noted, {
        outcome: { kind: "unknown", reason: vaultNote(stored) },
        now: now(),
      });
}
