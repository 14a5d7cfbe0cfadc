import { and, eq } from "@payloadcms/db-sqlite/drizzle";
import { bankTimeZone } from "@pcf/contract/constants";
import { formatAmount } from "@pcf/contract/donation/amount";
import { createOrderId, orderEnd } from "@pcf/contract/donation/order-id";
import { dayIn, instantAt } from "@pcf/contract/zone-clock";
import type { Payload, PayloadRequest } from "payload";
import { actorOf, recordAction } from "../../audit/record-action.ts";
import type { Donation, Donor } from "../../payload-types.ts";
import { inOneSave } from "../../platform/database/in-one-save.ts";
import { connectionOf } from "../../platform/database/open-transaction.ts";
import { relatedId } from "../../platform/database/related-id.ts";
import { tableOf } from "../../platform/database/table-of.ts";
import { isUniqueViolation } from "../../platform/database/unique-violation.ts";
import { linkGifts } from "../donors/keep-donors.ts";
import { isOwnKey, newOwnKey } from "../donors/own-key.ts";
import { spellingProblem } from "../receipts/facts-from-donation.ts";
import type { HistoryEntry } from "../record/donation-history.ts";
import { donationWithKey } from "../record/donation-store.ts";
import { hasReference, mayStandInDeposit, methodWords } from "../record/gift-methods.ts";
import { readGivingChoices } from "../record/giving-choices.ts";
import { receiptDonorFacts } from "../record/parse-donation.ts";
import type { EnteredGift } from "./entered-fields.ts";

/** Nothing was entered, and why, in words for staff. */
export class NotEntered extends Error {
  override name = "NotEntered";
}

const copy = {
  noArea: "For: this is not offered any more. Choose another.",
  noDonor: "This donor is not there any more. Look for them again.",
  closed: "This deposit agrees with the bank already and changes no more. Choose another.",
  unprintable:
    "Receipts cannot print this name or address: a letter is missing in their fonts, or a web address or telephone number stands in it.",
  /** The same form cannot be two gifts. */
  otherDonor: "This form has been sent before. Load the page again.",
} as const;

/** So long a gift that is in no deposit can be taken back before its receipt is made out. */
export const receiptAfterMs = 30 * 60_000;

const keyOf = (key: string): string => `entered-${key}`;

/** By what the gift leads to its donor: the address, or what stands for one. Who was put with another counts as that one. */
async function leadingTo(
  payload: Payload,
  { donor, email }: EnteredGift,
): Promise<{ email: string | null; donorKey: string | null }> {
  if (donor === "new") return email ? { email, donorKey: null } : { email: null, donorKey: newOwnKey() };
  const row: Donor | null = await payload.db.findOne({
    collection: "donors",
    where: { id: { equals: donor } },
  });
  if (!row) throw new NotEntered(copy.noDonor);
  return isOwnKey(row.email) ? { email: null, donorKey: row.email } : { email: row.email, donorKey: null };
}

/** The deposit that the gift goes to, held until the gift is written; nobody closes it meanwhile. */
async function holdDeposit(save: PayloadRequest, gift: EnteredGift, now: Date): Promise<number | null> {
  if (!mayStandInDeposit(gift.how) || gift.deposit === "") return null;
  const at = now.toISOString();
  if (gift.deposit === "new") {
    const data = { day: dayIn(now, bankTimeZone), state: "open", createdAt: at, updatedAt: at };
    const { id }: { id: number } = await save.payload.db.create({ collection: "deposits", data, req: save });
    return id;
  }
  const deposits = tableOf(save.payload, "deposits");
  const db = await connectionOf(save);
  const held = await db
    .update(deposits)
    .set({ updatedAt: at })
    .where(and(eq(deposits.id, gift.deposit), eq(deposits.state, "open")))
    .returning({ id: deposits.id });
  if (held.length === 0) throw new NotEntered(copy.closed);
  return gift.deposit;
}

/**
 * Writes down a gift that did not come by card, as given on the day it was received: what counts by days, months and years
 * counts it there. The gateway never hears of it. In a deposit its receipt waits until that agrees with the bank, else half an
 * hour. The same key is the same gift, however often it is sent.
 *
 * @throws NotEntered where something of it is not there any more, or cannot be printed.
 */
export async function enterGift(req: PayloadRequest, gift: EnteredGift, now: Date): Promise<Donation> {
  const { payload } = req;
  const key = keyOf(gift.key);
  const known = await donationWithKey(payload, key);
  if (known) return known;
  const { areas } = await readGivingChoices(payload);
  const area = areas.find(({ name }) => name === gift.area);
  if (!area) throw new NotEntered(copy.noArea);
  const leads = await leadingTo(payload, gift);
  const donor = { ...receiptDonorFacts(gift.who), email: leads.email, mailingList: false };
  if (spellingProblem({ donor })) throw new NotEntered(copy.unprintable);
  const orderId = createOrderId(gift.day);
  const write = (save: PayloadRequest) =>
    writeGift(save, { gift, area, leads, donor, orderId, by: req, now });
  try {
    await inOneSave(payload, write);
  } catch (error) {
    const theirs = isUniqueViolation(error) ? await donationWithKey(payload, key) : null;
    if (!theirs) throw error;
    return theirs;
  }
  const written = await donationWithKey(payload, key);
  if (!written) throw new Error("A gift was entered and cannot be read");
  await linkGifts(payload, [{ id: written.id, email: leads.email ?? leads.donorKey ?? "" }], now);
  return written;
}

type Writing = {
  gift: EnteredGift;
  area: { name: string; nameInMails?: string | null };
  leads: { donorKey: string | null };
  donor: Donation["donor"];
  orderId: string;
  by: PayloadRequest;
  now: Date;
};

async function writeGift(save: PayloadRequest, { gift, area, leads, donor, orderId, by, now }: Writing) {
  const deposit = await holdDeposit(save, gift, now);
  const at = now.toISOString();
  // Noon, so that the day is the same on the charity's calendar and on the bank's.
  const received = instantAt(gift.day, "12:00", bankTimeZone).toISOString();
  const history: HistoryEntry[] = [{ at, state: "approved", note: `entered by staff ${by.user?.id}` }];
  const data: Omit<Donation, "id"> = {
    orderId,
    orderEnd: orderEnd(orderId),
    idempotencyKey: keyOf(gift.key),
    state: "approved",
    revision: 0,
    donationType: "single",
    method: gift.how,
    amountCents: gift.amount,
    refundedCents: 0,
    donationArea: area.name,
    donationAreaInMails: area.nameInMails || null,
    approvedAt: received,
    giftDay: gift.day,
    checks: 0,
    ...(deposit === null
      ? { followUp: "due", followUpAt: new Date(now.getTime() + receiptAfterMs).toISOString() }
      : { followUp: "none" }),
    followUpFailures: 0,
    donor,
    donorKey: leads.donorKey,
    tribute: {
      kind: gift.tribute,
      ...(gift.tribute !== "Gift to the Foundation" && {
        firstName: gift.tributeFirst || null,
        lastName: gift.tributeLast || null,
      }),
    },
    tributeCard: { kind: "none" },
    adminNote: gift.note || null,
    deposit,
    entered: {
      reference: (hasReference(gift.how) && gift.reference) || null,
      description: gift.description || null,
      valuedOn: gift.valuedOn || null,
      appraiser: gift.appraiser || null,
      advantageCents: gift.advantage || null,
      advantageDescription: gift.advantageFor || null,
    },
    history,
    createdAt: received,
    updatedAt: at,
  };
  const { id }: { id: number } = await save.payload.db.create({ collection: "donations", data, req: save });
  await recordAction(
    save.payload,
    {
      by: actorOf(by),
      action: "gift-entered",
      on: { collection: "donations", id },
      label: orderId,
      detail: `${methodWords[gift.how]}, ${formatAmount(gift.amount)}${deposit === null ? "" : `, deposit ${deposit}`}`,
    },
    save,
  );
}

/** The deposit of a gift, as a number. */
export const depositOf = ({ deposit }: Pick<Donation, "deposit">): number | null => relatedId(deposit);
