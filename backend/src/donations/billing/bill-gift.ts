import { createHash } from "node:crypto";
import { orderIdFrom } from "@pcf/contract/donation/order-id";
import type { Payload } from "payload";
import type { Donation, MonthlyGift } from "../../payload-types.ts";
import { relatedId } from "../../platform/database/related-id.ts";
import type { RunReport } from "../../platform/jobs/run-note.ts";
import { type Checkpoint, chargeInstalment } from "../charge/charge-donation.ts";
import { uncharged } from "../charge/record-outcome.ts";
import { followUpDonation } from "../follow-up/follow-up-donation.ts";
import { earliestStatusCheck, type Gateway } from "../gateway/gateway.ts";
import { donationWithKey, findDonation, insertDonation, moveDonation } from "../record/donation-store.ts";
import { isBilled } from "../record/monthly-gift-states.ts";

export type BillingContext = {
  payload: Payload;
  gateway: Gateway;
  now: () => Date;
  checkpoint?: Checkpoint | undefined;
  /** Hears how a day's run goes. */
  report?: RunReport | undefined;
};

/** A charge that is to be made. */
export type DueInstalment = { gift: MonthlyGift; dueDay: string; attempt: number };

/** Which charge an instalment is: the `attempt`th try (from 1 on) to charge the month that is due on `dueDay`. */
type InstalmentOf = { gift: Pick<MonthlyGift, "orderId">; dueDay: string; attempt: number };

/** What the unique index of the donations knows it by: of several machines one writes it. */
const instalmentKey = ({ gift, dueDay, attempt }: InstalmentOf): string =>
  `instalment:${gift.orderId}:${dueDay.slice(0, 7)}:${attempt}`;

/**
 * Its order id, the same whoever works it out: even a database that was put back to the day before asks the gateway for
 * the very charge that it has made already, and the gateway refuses the second.
 */
export const instalmentOrderId = (instalment: InstalmentOf): string =>
  orderIdFrom(instalment.dueDay, createHash("sha256").update(instalmentKey(instalment)).digest());

/** Who gives and for what, copied from the sign-up, so that the row says by itself whose gift it was. */
export function factsOfMonthly(gift: MonthlyGift, signUp: Donation | null) {
  const { firstName, lastName, email, amountCents, donationArea, donationAreaInMails } = gift;
  const donor = signUp?.donor?.lastName ? signUp.donor : { firstName, lastName };
  return {
    donationType: "instalment" as const,
    amountCents,
    donationArea,
    donationAreaInMails,
    adminNote: null,
    donor: { ...donor, email, mailingList: false },
    tribute: { kind: signUp?.tribute?.kind ?? null },
    tributeCard: { kind: "none" as const },
  };
}

/** Whether the month that was due on a day is still the one to charge. */
const waitsFor = (gift: MonthlyGift, dueDay: string) => isBilled(gift) && gift.nextBillingDay === dueDay;

const reread = (payload: Payload, { id }: MonthlyGift): Promise<MonthlyGift | null> =>
  payload.db.findOne({ collection: "monthly-gifts", where: { id: { equals: id } } });

/** The row of a try; `null` when somebody else has written it: theirs is the one that charges. */
async function writeTry({ payload, now }: BillingContext, due: DueInstalment): Promise<Donation | null> {
  const { gift, dueDay } = due;
  const signUp = await findDonation(payload, { id: { equals: relatedId(gift.signUp) } });
  const key = instalmentKey(due);
  const row = await insertDonation(payload, {
    facts: factsOfMonthly(gift, signUp),
    key,
    proof: null,
    orderId: instalmentOrderId(due),
    firstBillingDay: null,
    ofMonthly: { monthlyGift: gift.id, dueDay },
    now: now(),
    checkAt: earliestStatusCheck(now()),
  });
  if (!row && !(await donationWithKey(payload, key)))
    throw new Error(`The order id of ${key} belongs to another gift`);
  return row;
}

/**
 * Charges one month of a gift: writes the row of the try, asks the gateway, writes its answer, and does what follows. The
 * row is the referee: whoever finds it there leaves the charge to its writer, and what a crash leaves behind is settled by
 * the sweep and never sent again. `null` when another was first, or the gift waits for another month by now.
 */
export async function billGift(context: BillingContext, due: DueInstalment): Promise<Donation | null> {
  const { payload, checkpoint } = context;
  // A day's plan may be many minutes old. Since then its donor may have changed the amount, or paused the gift and had it go
  // on with a later month.
  const planned = await reread(payload, due.gift);
  if (!planned || !waitsFor(planned, due.dueDay)) return null;
  const row = await writeTry(context, { ...due, gift: planned });
  if (!row) return null;
  await checkpoint?.("row-written");
  // Read after the row is written: who stops, pauses or changes the gift looks for rows after having written that, so one of
  // the two sees the other.
  const gift = await reread(payload, due.gift);
  const written =
    gift && waitsFor(gift, due.dueDay) && gift.amountCents === row.amountCents
      ? await chargeInstalment(context, row, { dataKey: gift.dataKey, issuerId: gift.issuerId ?? null })
      : await skipCharge(context, row);
  await checkpoint?.("outcome-written");
  if (written.followUp === "due") await followUpDonation(payload, written.id);
  return written;
}

/** Ends a try that was written and not sent, as its gift was stopped, paused or changed in between. */
async function skipCharge({ payload, now }: BillingContext, row: Donation): Promise<Donation> {
  const note = "not sent: the monthly gift was stopped, paused or changed";
  const change = uncharged(row, { state: "not-charged", note, byStatusCheck: false, now: now() });
  return (await moveDonation(payload, row, { ...change, now: now() })) ?? row;
}
