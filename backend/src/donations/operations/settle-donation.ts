import type { Payload } from "payload";
import type { Donation } from "../../payload-types.ts";
import { isUnsettled } from "../donation-states.ts";
import { moveDonation } from "../donation-store.ts";
import type { Gateway, GatewayReceipt } from "../gateway/gateway.ts";
import { type Change, stillUnknown, timesNoted, uncharged } from "./outcome-change.ts";
import { recordOutcome } from "./record-outcome.ts";

export type SettleContext = { payload: Payload; gateway: Gateway; now: () => Date };

/** `silent`: the gateway did not answer at all. */
export type Settled = { donation: Donation; silent: boolean };

/**
 * How long an order that the gateway does not know may still be on its way there. Only after it do we say that
 * nothing was charged; the gateway gives up on a call long before.
 */
export const notFoundIsFinalAfterMs = 5 * 60_000;

/** What the history of a sign-up says when the vault did not take its verified card. */
export const vaultRefused = "the card is verified but the vault refused it";
export const vaultLost = "the card is verified but not surely stored";
/** A vault that has said no so often will not take the card; a sign-up without it is none. */
const mostVaultRefusals = 5;

/** Asks the gateway what became of a donation and writes it. It never charges. */
export async function settleDonation(context: SettleContext, donation: Donation): Promise<Settled> {
  const { payload, gateway } = context;
  if (!isUnsettled(donation.state)) return { donation, silent: false };
  const monthly = donation.donationType === "monthly";
  const status = await gateway.checkStatus({
    orderId: donation.orderId,
    amountCents: monthly ? null : donation.amountCents,
  });
  const now = context.now();
  switch (status.kind) {
    case "approved":
    case "declined":
    case "mismatch": {
      if (status.kind === "approved" && monthly) return storeVerified(context, donation, status.receipt);
      const settled = await recordOutcome(payload, donation, { outcome: status, asked: true, now });
      return { donation: settled, silent: false };
    }
    case "not-found":
      return write(context, donation, notFound(donation, now));
    case "not-processed":
      return write(context, donation, stillUnknown(donation, "status check refused", now));
    case "unknown":
      return write(context, donation, stillUnknown(donation, status.reason, now));
    case "silent":
      return {
        ...(await write(context, donation, stillUnknown(donation, status.reason, now))),
        silent: true,
      };
  }
}

async function write({ payload, now }: SettleContext, donation: Donation, change: Change): Promise<Settled> {
  const moved = await moveDonation(payload, donation, { ...change, now: now() });
  return { donation: moved ?? donation, silent: false };
}

function notFound(donation: Donation, now: Date): Change {
  const age = now.getTime() - new Date(donation.createdAt).getTime();
  return age >= notFoundIsFinalAfterMs
    ? uncharged(donation, { state: "not-charged", note: "the gateway does not know it", asked: true, now })
    : stillUnknown(donation, "the gateway does not know it yet", now);
}

/** Finishes a sign-up whose card was verified, from the verification, as the card is no longer in memory. */
async function storeVerified(
  context: SettleContext,
  donation: Donation,
  receipt: GatewayReceipt,
): Promise<Settled> {
  const { payload, gateway } = context;
  const stored = await gateway.storeCardOf({
    orderId: donation.orderId,
    transactionId: receipt.transactionId ?? "",
    customerId: donation.orderId,
  });
  const now = context.now();
  switch (stored.kind) {
    case "stored": {
      const outcome = { kind: "approved", receipt } as const;
      const said = { outcome, dataKey: stored.dataKey, asked: true, now };
      return { donation: await recordOutcome(payload, donation, said), silent: false };
    }
    case "unknown":
      return write(context, donation, stillUnknown(donation, vaultLost, now));
    case "not-stored": {
      if (timesNoted(donation, vaultRefused) + 1 < mostVaultRefusals)
        return write(context, donation, stillUnknown(donation, vaultRefused, now));
      payload.logger.error({
        msg: "The gateway's vault refused the card of a monthly gift for good",
        orderId: donation.orderId,
        said: stored.message,
      });
      return write(
        context,
        donation,
        uncharged(donation, { state: "not-charged", note: vaultRefused, asked: true, now }),
      );
    }
  }
}
