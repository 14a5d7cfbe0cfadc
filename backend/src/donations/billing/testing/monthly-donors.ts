import type { Payload } from "payload";
import type { Donation, MonthlyGift } from "../../../payload-types.ts";
import { followUpDonation } from "../../follow-up/follow-up-donation.ts";
import type { DonateContext } from "../../give/donate.ts";
import { cardNumber } from "../../testing/donation-form.ts";
import { give, rowOfAnswer } from "../../testing/test-donations.ts";

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
