import type { Payload, Where } from "payload";
import { isUniqueViolation } from "../database/unique-violation.ts";
import type { Donation } from "../payload-types.ts";
import type { DonationFacts } from "./donation-facts.ts";
import type { DonationStateName } from "./donation-states.ts";

/** One line of a donation's history. `note` holds codes and reasons, never personal data. */
type HistoryEntry = { at: string; state: DonationStateName; note: string };

export async function findDonation(payload: Payload, where: Where): Promise<Donation | null> {
  return payload.db.findOne({ collection: "donations", where });
}

export const donationWithKey = (payload: Payload, key: string) =>
  findDonation(payload, { idempotencyKey: { equals: key } });

/** Writes the row of a new attempt; `null` when its idempotency key or human check already has one. */
export async function insertDonation(
  payload: Payload,
  row: {
    facts: DonationFacts;
    key: string;
    proof: string | null;
    orderId: string;
    firstBillingDay: string | null;
    now: Date;
    checkAt: Date;
  },
): Promise<Donation | null> {
  const at = row.now.toISOString();
  const history: HistoryEntry[] = [{ at, state: "sending", note: "written" }];
  try {
    return await payload.db.create({
      collection: "donations",
      data: {
        ...row.facts,
        orderId: row.orderId,
        idempotencyKey: row.key,
        humanCheck: row.proof,
        firstBillingDay: row.firstBillingDay,
        state: "sending",
        revision: 0,
        checks: 0,
        followUp: "none",
        nextCheckAt: row.checkAt.toISOString(),
        history,
        createdAt: at,
        updatedAt: at,
      },
    });
  } catch (error) {
    if (isUniqueViolation(error)) return null;
    throw error;
  }
}

/**
 * Moves a donation on in one statement that holds only while the row is still as it was read, so of two writers one
 * wins. `null` means that another was first.
 */
export async function moveDonation(
  payload: Payload,
  donation: Donation,
  change: { state: DonationStateName; note: string; now: Date; data?: Partial<Donation> },
): Promise<Donation | null> {
  const entry: HistoryEntry = { at: change.now.toISOString(), state: change.state, note: change.note };
  const past = Array.isArray(donation.history) ? donation.history : [];
  return payload.db.updateOne({
    collection: "donations",
    where: { and: [{ id: { equals: donation.id } }, { revision: { equals: donation.revision } }] },
    data: {
      ...change.data,
      state: change.state,
      revision: donation.revision + 1,
      history: [...past, entry],
      updatedAt: entry.at,
    },
    options: { atomic: true },
  });
}
