import type { Payload } from "payload";
import type { Donation } from "../../payload-types.ts";
import { errorFacts } from "../../platform/log/error-facts.ts";
import type { Gateway, StatusOutcome } from "../gateway/gateway.ts";
import { timesNoted } from "../record/donation-history.ts";
import { donationKind, isCharged, keepsCard } from "../record/donation-kind.ts";
import { isUnsettled } from "../record/donation-states.ts";
import { findDonation, moveDonation } from "../record/donation-store.ts";
import { noteVaultRequest, vaultNote, vaultRefused } from "./cards-in-vault.ts";
import { type Change, recordOutcome, stillUnknown, uncharged } from "./record-outcome.ts";

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
  const { answer, dataKey, donation } = await checkStatus(context, unsettled);
  const now = context.now();
  switch (answer.kind) {
    case "approved":
    case "declined":
    case "mismatch": {
      const known = { outcome: answer, dataKey, byStatusCheck: true, now };
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
    ? uncharged(donation, {
        state: "not-charged",
        note: "the gateway does not know it",
        byStatusCheck: true,
        now,
      })
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
  return uncharged(donation, { state: "not-charged", note: vaultRefused, byStatusCheck: true, now: now() });
}

/** `vault-refused`: a sign-up's card is verified, and the vault said no to it. */
export type GatewayAnswer = StatusOutcome | { kind: "vault-refused"; message: string };

/** `donation`: the row as it is now, on which the answer is to be written. */
type StatusAnswer = { answer: GatewayAnswer; dataKey: string | null; donation: Donation };

/**
 * Asks the gateway what became of a donation; it never charges. The card of a verified sign-up is stored on the way, from
 * the verification, as it is no longer in memory; one that is stored already stays.
 */
export async function checkStatus(
  { payload, gateway, now }: { payload: Payload; gateway: Gateway; now: () => Date },
  donation: Donation,
): Promise<StatusAnswer> {
  const { orderId, amountCents } = donation;
  const status = await gateway.checkStatus({
    orderId,
    amountCents: isCharged(donation) ? amountCents : null,
    withStoredCard: donationKind(donation) === "instalment",
  });
  const known = donation.gateway?.dataKey ?? null;
  if (!keepsCard(donation) || status.kind !== "approved" || known)
    return { answer: status, dataKey: known, donation };

  const noted = await noteVaultRequest(payload, donation, now());
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

const atOnce = 4;

/**
 * Asks the gateway after these donations, a few at once, and begins none after `stopAfterMs`. What fails for one is logged
 * and does not concern the others. A gateway that does not answer at all is asked no further: the rest stay due.
 */
export async function settleDue(
  context: SettleContext,
  donations: Donation[],
  { stopAfterMs }: { stopAfterMs: number },
): Promise<{ settled: number; silent: boolean }> {
  const stopAt = performance.now() + stopAfterMs;
  const waiting = [...donations];
  let settled = 0;
  let silent = false;
  const worker = async () => {
    while (!silent && performance.now() < stopAt) {
      const donation = waiting.shift();
      if (!donation) return;
      try {
        if ((await settleDonation(context, donation)).silent) silent = true;
        else settled += 1;
      } catch (error) {
        context.payload.logger.error({
          msg: "A donation could not be settled",
          orderId: donation.orderId,
          error: errorFacts(error),
        });
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return { settled, silent };
}
