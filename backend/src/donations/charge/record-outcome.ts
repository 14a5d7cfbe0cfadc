import { nextBillingDay } from "@pcf/contract/donation/next-billing-day";
import type { Payload } from "payload";
import type { Donation } from "../../payload-types.ts";
import type { Gateway, GatewayOutcome, GatewayReceipt } from "../gateway/gateway.ts";
import { donationKind, isCharged } from "../record/donation-kind.ts";
import { type DonationStateName, isUnsettled } from "../record/donation-states.ts";
import { findDonation, moveDonation } from "../record/donation-store.ts";
import { giftDay } from "../record/gift-moment.ts";
import { forgetCard } from "./cards-in-vault.ts";

/**
 * Writes what the gateway said. When somebody else was first, their outcome stands, as both come from the same order id,
 * of which the gateway has at most one charge; the card that was stored for this one is forgotten. Only a charge of a
 * gift that meanwhile was called uncharged is never dropped: it is held for a person.
 */
export async function recordOutcome(
  context: { payload: Payload; gateway: Gateway },
  donation: Donation,
  finding: Finding,
): Promise<Donation> {
  const written = await write(context.payload, donation, finding);
  if (finding.dataKey && finding.dataKey !== written.gateway?.dataKey)
    await forgetCard(context, written, finding.dataKey);
  return written;
}

async function write(payload: Payload, donation: Donation, finding: Finding): Promise<Donation> {
  let current = donation;
  for (;;) {
    const change = changeOf(current, finding);
    if (!change) return current;
    const moved = await moveDonation(payload, current, { ...change, now: finding.now });
    if (moved) {
      if (!isUnsettled(current.state))
        payload.logger.error({
          msg: "The gateway has charged a donation that was called uncharged: it is held for a person",
          orderId: donation.orderId,
          before: current.state,
        });
      return moved;
    }
    const found = await findDonation(payload, { id: { equals: donation.id } });
    if (!found) throw new Error(`Donation ${donation.orderId} is gone`);
    if (change.state === "unknown") return found;
    current = found;
  }
}

/** `null` when the row already says how it ended. */
function changeOf(donation: Donation, finding: Finding): Change | null {
  if (isUnsettled(donation.state)) return outcomeChange(donation, finding);
  const { outcome, dataKey = null } = finding;
  const charged = outcome.kind === "approved" || outcome.kind === "mismatch";
  const calledUncharged = donation.state === "declined" || donation.state === "not-charged";
  return charged && calledUncharged ? chargedAfterAll(donation, { receipt: outcome.receipt, dataKey }) : null;
}

/** A donor is answered within this time, whatever the gateway does: sooner than the site gives us up (`PROXY_TIMEOUT_SECONDS`). */
export const donorAnsweredWithinMs = 8_000;

const firstCheckMs = 2_000;
const usualCheckMs = 15 * 60_000;
/** A gateway that has not been clear for so many checks, some eight hours, is asked more seldom and never given up. */
const manyChecks = 40;
const seldomCheckMs = 60 * 60_000;
/** The office is told of a gift whose outcome has not been known for so long. */
export const officeHearsAfterMs = 60 * 60_000;

/** Time until the next status check, longer with each one. */
export const checkDelay = (checks: number) =>
  checks >= manyChecks ? seldomCheckMs : Math.min(firstCheckMs * 2 ** checks, usualCheckMs);

const age = (donation: Donation, now: Date) => now.getTime() - new Date(donation.createdAt).getTime();

/** How a donation's row changes. With `followUp: "due"` somebody is to hear of it; that is one with the change. */
export type Change = { state: DonationStateName; note: string; data: Partial<Donation> };

/** What is known of an outcome. `byStatusCheck`: it comes from a later question and not from the donor's own post. */
type Finding = { outcome: GatewayOutcome; dataKey?: string | null; byStatusCheck?: boolean; now: Date };

const gatewayFacts = (receipt: GatewayReceipt, dataKey: string | null): Donation["gateway"] => ({
  responseCode: receipt.responseCode,
  isoCode: receipt.issuerCode,
  authCode: receipt.authCode,
  referenceNum: receipt.referenceNum,
  transactionId: receipt.transactionId,
  transDateTime: receipt.transDateTime,
  message: receipt.message,
  cardType: receipt.cardType,
  issuerId: receipt.networkReference,
  dataKey,
});

/** The row of a donation after what the gateway said of it. */
export function outcomeChange(
  donation: Donation,
  { outcome, dataKey = null, byStatusCheck = false, now }: Finding,
): Change {
  switch (outcome.kind) {
    case "approved": {
      const gateway = gatewayFacts(outcome.receipt, dataKey);
      return {
        state: "approved",
        note: `code ${outcome.receipt.responseCode}`,
        data: {
          nextCheckAt: null,
          approvedAt: now.toISOString(),
          ...(isCharged(donation) && { giftDay: giftDay({ ...donation, gateway }) }),
          followUp: "due",
          // A sign-up that was settled late may have missed the day that it was first to be billed on.
          ...(donationKind(donation) === "monthly-sign-up" && { firstBillingDay: nextBillingDay(now) }),
          gateway,
        },
      };
    }
    case "mismatch":
      return {
        state: "held",
        note: `mismatch, code ${outcome.receipt.responseCode}`,
        data: { nextCheckAt: null, followUp: "due", gateway: gatewayFacts(outcome.receipt, null) },
      };
    case "declined":
      return uncharged(donation, {
        state: "declined",
        note: `declined, code ${outcome.receipt.responseCode}`,
        gateway: gatewayFacts(outcome.receipt, null),
        byStatusCheck,
        now,
      });
    case "not-processed":
      // Our order id was taken: by an attempt of ours whose answer was lost.
      if (outcome.duplicateOrder) return stillUnknown(donation, "duplicate order id", now);
      return uncharged(donation, {
        state: "not-charged",
        note: "not processed",
        gateway: { message: outcome.message },
        byStatusCheck,
        now,
      });
    case "unknown":
      return stillUnknown(donation, outcome.reason, now);
  }
}

/**
 * The row of a donation that was called uncharged, of which the gateway says after all that it took money. The donor may
 * have been told the contrary and have given again, so it waits for a person whatever the sum. It can happen because "the
 * gateway does not know it" is a guess by age and no word of the bank.
 */
function chargedAfterAll(
  donation: Donation,
  { receipt, dataKey }: { receipt: GatewayReceipt; dataKey: string | null },
): Change {
  return {
    state: "held",
    note: `charged after it was called ${donation.state}, code ${receipt.responseCode}`,
    data: { nextCheckAt: null, followUp: "due", gateway: gatewayFacts(receipt, dataKey) },
  };
}

/** Surely no charge. A donor who was told "being checked", or nothing at all, is to hear of it by mail. */
export function uncharged(
  donation: Donation,
  {
    state,
    note,
    gateway,
    byStatusCheck,
    now,
  }: {
    state: "declined" | "not-charged";
    note: string;
    gateway?: Donation["gateway"];
    byStatusCheck: boolean;
    now: Date;
  },
): Change {
  const answered =
    // Nobody waits before a page for the charge of a month.
    donationKind(donation) !== "instalment" &&
    !byStatusCheck &&
    donation.state === "sending" &&
    age(donation, now) < donorAnsweredWithinMs;
  return {
    state,
    note,
    data: { nextCheckAt: null, ...(gateway && { gateway }), ...(!answered && { followUp: "due" }) },
  };
}

/** Not known yet; to be asked for again. The office hears of it once, when that lasts. */
export function stillUnknown(donation: Donation, reason: string, now: Date): Change {
  const officeHears = donation.followUp === "none" && age(donation, now) >= officeHearsAfterMs;
  return {
    state: "unknown",
    note: reason,
    data: {
      checks: donation.checks + 1,
      nextCheckAt: new Date(now.getTime() + checkDelay(donation.checks)).toISOString(),
      ...(officeHears && { followUp: "due" }),
    },
  };
}
