import { and, eq } from "@payloadcms/db-sqlite/drizzle";
import { orderEnd } from "@pcf/contract/donation/order-id";
import type { Payload, PayloadRequest, Where } from "payload";
import type { Donation } from "../../payload-types.ts";
import { afterCommit } from "../../platform/database/after-commit.ts";
import { commitTogether } from "../../platform/database/commit-together.ts";
import { connectionOf } from "../../platform/database/open-transaction.ts";
import { counter } from "../../platform/metrics/measures.ts";
import type { HistoryEntry } from "./donation-history.ts";
import { donationKind, donationKinds } from "./donation-kind.ts";
import { type DonationStateName, donationStates } from "./donation-states.ts";

const countOutcome = counter({
  name: "backend_gifts_total",
  help: "Changes of donations to a state, which is what came of them; unknown: the answer was lost so far",
  labels: { kind: donationKinds, outcome: donationStates },
});

/** What a donor decided, as the row keeps it. */
export type DonationFacts = Pick<
  Donation,
  | "donationType"
  | "amountCents"
  | "donationArea"
  | "donationAreaInMails"
  | "adminNote"
  | "donor"
  | "tribute"
  | "tributeCard"
>;

export async function findDonation(payload: Payload, where: Where): Promise<Donation | null> {
  return payload.db.findOne({ collection: "donations", where });
}

/** The attempt that has this key. Most posts are the first with theirs, so the row is only read when there is one. */
export async function donationWithKey(payload: Payload, key: string): Promise<Donation | null> {
  const table = tableOf(payload);
  const [known] = await payload.db.drizzle
    .select({ id: table.id })
    .from(table)
    .where(eq(table.idempotencyKey, key))
    .limit(1);
  return known ? findDonation(payload, { id: { equals: known.id } }) : null;
}

function tableOf(payload: Payload) {
  const table = payload.db.tables.donations;
  if (!table) throw new Error("There is no table of donations");
  return table;
}

/** Values by column: a field of a group has the group's name before its own. */
export function columnsOf(row: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).flatMap(([name, value]) =>
      typeof value === "object" && value !== null && !Array.isArray(value)
        ? Object.entries(value).map(([field, inner]) => [`${name}_${field}`, inner])
        : [[name, value]],
    ),
  );
}

/**
 * Writes the row of a new attempt; `null` when its idempotency key or captcha already has one. This and the moves
 * below are single statements without the detours of a general store, as every donor waits for two of them.
 */
export async function insertDonation(
  payload: Payload,
  row: {
    facts: DonationFacts;
    key: string;
    proof: string | null;
    orderId: string;
    firstBillingDay: string | null;
    /** Of a try to charge one month of a monthly gift, or of another card for it. */
    ofMonthly?: { monthlyGift: number; dueDay?: string };
    now: Date;
    checkAt: Date;
  },
): Promise<Donation | null> {
  const at = row.now.toISOString();
  const history: HistoryEntry[] = [{ at, state: "sending", note: "written" }];
  const donation: Omit<Donation, "id"> = {
    ...row.facts,
    ...row.ofMonthly,
    orderId: row.orderId,
    orderEnd: orderEnd(row.orderId),
    idempotencyKey: row.key,
    humanCheck: row.proof,
    firstBillingDay: row.firstBillingDay,
    state: "sending",
    method: "card",
    refundedCents: 0,
    revision: 0,
    checks: 0,
    followUp: "none",
    followUpFailures: 0,
    nextCheckAt: row.checkAt.toISOString(),
    history,
    createdAt: at,
    updatedAt: at,
  };
  const table = tableOf(payload);
  const [written] = await commitTogether(
    payload,
    payload.db.drizzle
      .insert(table)
      .values(columnsOf(donation))
      .onConflictDoNothing()
      .returning({ id: table.id }),
  );
  return written ? { ...donation, id: Number(written.id) } : null;
}

/**
 * Moves a donation on in one statement that holds only while the row is still as it was read, so of two writers one
 * wins. `null` means that another was first. With the `req` of a save it is part of it.
 */
export async function moveDonation(
  payload: Payload,
  donation: Donation,
  change: { state: DonationStateName; note: string; now: Date; data?: Partial<Donation> },
  save?: PayloadRequest,
): Promise<Donation | null> {
  const entry: HistoryEntry = { at: change.now.toISOString(), state: change.state, note: change.note };
  const past = Array.isArray(donation.history) ? donation.history : [];
  const followUpFrom = change.data?.followUp === "due" && { followUpAt: entry.at, followUpFailures: 0 };
  const changed = {
    ...change.data,
    ...followUpFrom,
    state: change.state,
    revision: donation.revision + 1,
    history: [...past, entry],
    updatedAt: entry.at,
  };
  const table = tableOf(payload);
  const move = (save ? await connectionOf(save) : payload.db.drizzle)
    .update(table)
    .set(columnsOf(changed))
    .where(and(eq(table.id, donation.id), eq(table.revision, donation.revision)))
    .returning({ id: table.id });
  const [moved] = await (save ? move : commitTogether(payload, move));
  if (moved && change.state !== donation.state)
    await afterCommit(payload, () => countOutcome({ kind: donationKind(donation), outcome: change.state }));
  return moved ? { ...donation, ...changed } : null;
}
