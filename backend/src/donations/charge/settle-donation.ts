import type { Payload } from "payload";
import type { Donation } from "../../payload-types.ts";
import type { Gateway } from "../gateway/gateway.ts";
import { timesNoted } from "../record/donation-history.ts";
import { isUnsettled } from "../record/donation-states.ts";
import { findDonation, moveDonation } from "../record/donation-store.ts";
import { askGateway } from "./ask-gateway.ts";
import { vaultRefused } from "./cards-in-vault.ts";
import { type Change, stillUnknown, uncharged } from "./outcome-change.ts";
import { recordOutcome } from "./record-outcome.ts";

export type SettleContext = { payload: Payload; gateway: Gateway; now: () => Date };

/**
 * `silent`: the gateway did not answer at all. `overtaken`: somebody else wrote at the same time, and does what comes
 * next.
 */
export type SettleResult = { donation: Donation; silent: boolean; overtaken: boolean };

/**
 * How long an order that the gateway does not know may still be on its way there. Only after it do we say that
 * nothing was charged; the gateway gives up on a call long before.
 */
export const notFoundIsFinalAfterMs = 5 * 60_000;

/** A vault that has said no so often will not take the card; a sign-up without it is none. */
const mostVaultRefusals = 5;

/** Asks the gateway what became of a donation and writes it. It never charges. */
export async function settleDonation(context: SettleContext, unsettled: Donation): Promise<SettleResult> {
  const asIs = { donation: unsettled, silent: false, overtaken: false };
  if (!isUnsettled(unsettled.state)) return asIs;
  const { answer, dataKey, donation } = await askGateway(context, unsettled);
  const now = context.now();
  switch (answer.kind) {
    case "approved":
    case "declined":
    case "mismatch": {
      const known = { outcome: answer, dataKey, asked: true, now };
      return { ...asIs, donation: await recordOutcome(context, donation, known) };
    }
    case "not-found":
      return write(context, donation, notFound(donation, now));
    case "not-processed":
      return write(context, donation, stillUnknown(donation, "status check refused", now));
    case "unknown":
      return write(context, donation, stillUnknown(donation, answer.reason, now));
    case "silent":
      return {
        ...(await write(context, donation, stillUnknown(donation, answer.reason, now))),
        silent: true,
      };
    case "vault-refused":
      return write(context, donation, refusedByVault(context, donation, answer.message));
  }
}

async function write(
  { payload, now }: SettleContext,
  donation: Donation,
  change: Change,
): Promise<SettleResult> {
  const moved = await moveDonation(payload, donation, { ...change, now: now() });
  if (moved) return { donation: moved, silent: false, overtaken: false };
  const theirs = await findDonation(payload, { id: { equals: donation.id } });
  return { donation: theirs ?? donation, silent: false, overtaken: true };
}

function notFound(donation: Donation, now: Date): Change {
  const age = now.getTime() - new Date(donation.createdAt).getTime();
  return age >= notFoundIsFinalAfterMs
    ? uncharged(donation, { state: "not-charged", note: "the gateway does not know it", asked: true, now })
    : stillUnknown(donation, "the gateway does not know it yet", now);
}

function refusedByVault({ payload, now }: SettleContext, donation: Donation, message: string): Change {
  if (timesNoted(donation, vaultRefused) + 1 < mostVaultRefusals)
    return stillUnknown(donation, vaultRefused, now());
  payload.logger.error({
    msg: "The gateway's vault refused the card of a monthly gift for good",
    orderId: donation.orderId,
    answer: message,
  });
  return uncharged(donation, { state: "not-charged", note: vaultRefused, asked: true, now: now() });
}
