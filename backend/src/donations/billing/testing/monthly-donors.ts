import { randomUUID } from "node:crypto";
import type { Payload } from "payload";
import type { Donation, MonthlyGift } from "../../../payload-types.ts";
import { followUpDonation } from "../../follow-up/follow-up-donation.ts";
import type { DonateContext } from "../../give/donate.ts";
import { cardNumber } from "../../testing/donation-form.ts";
import { give, rowOfAnswer } from "../../testing/test-donations.ts";
import { type CardAnswer, changeCard } from "../change-card.ts";

let cards = 0;
const addresses = () => `203.0.113.${cards % 250}`;

/** A donor gives another card for their gift, from an address of their own; a good one unless `number` is another. */
export function giveAnotherCard(
  context: DonateContext,
  gift: MonthlyGift,
  { number, key = randomUUID() }: { number?: string; key?: string } = {},
): Promise<CardAnswer> {
  cards += 1;
  const typed = number ?? cardNumber(420_000_000_000_000 + cards);
  return changeCard(context, gift, {
    key,
    ip: addresses(),
    cardIdentity: typed,
    paymentCard: { number: typed, expiry: "1230" },
  });
}

let donors = 0;

export async function giftOf(payload: Payload, signUpOrderId: string): Promise<MonthlyGift> {
  const gift: MonthlyGift | null = await payload.db.findOne({
    collection: "monthly-gifts",
    where: { orderId: { equals: signUpOrderId } },
  });
  if (!gift) throw new Error("There is no such monthly gift");
  return gift;
}

/** A monthly gift set up through the form at the time of the context, by a donor with a card of their own. */
export async function setUpMonthly(
  context: DonateContext,
  fields: Record<string, string> = {},
): Promise<MonthlyGift> {
  donors += 1;
  const answer = await give(context, {
    donation_type: "monthly",
    card_number: cardNumber(410_000_000_000_000 + donors),
    ...fields,
  });
  const signUp = await rowOfAnswer(context.payload, answer);
  await followUpDonation(context.payload, signUp.id);
  return giftOf(context.payload, signUp.orderId);
}

/** The tries to charge a gift, the oldest first. */
export async function triesOf(payload: Payload, { id }: Pick<MonthlyGift, "id">): Promise<Donation[]> {
  const where = { monthlyGift: { equals: id }, donationType: { equals: "instalment" } } as const;
  const { docs } = await payload.db.find<Donation>({
    collection: "donations",
    where,
    sort: "id",
    pagination: false,
  });
  return docs;
}

/** What was written to the donor of a gift, the oldest first: kinds of mails. */
export async function mailsOfGift(payload: Payload, { email }: MonthlyGift): Promise<string[]> {
  const where = { to: { equals: email } };
  const { docs } = await payload.find({ collection: "outbox", where, sort: "id", pagination: false });
  return docs.map(({ kind }) => kind);
}
