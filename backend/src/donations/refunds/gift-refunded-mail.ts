import { formatAmount } from "@pcf/contract/donation/amount";
import { charityDay } from "@pcf/contract/donation/next-billing-day";
import { longDay } from "@pcf/contract/long-day";
import { calledName } from "@pcf/contract/typed-name";
import type { Payload } from "payload";
import { enqueueMail } from "../../mail/enqueue-mail.ts";
import { greetingName } from "../../mail/greeting-name.ts";
import { letter } from "../../mail/letter.ts";
import { factTable, heading, paragraph } from "../../mail/mail-parts.ts";
import type { Donation, Receipt as ReceiptRow, Refund } from "../../payload-types.ts";
import { receiptDonationId } from "../receipts/annual-receipts.ts";
import { serialText } from "../receipts/receipt-facts.ts";
import { giftMoment, keptCents } from "../record/gift-moment.ts";

const copy = {
  subject: (whole: boolean) =>
    whole ? "We have given your gift back" : "We have given a part of your gift back",
  preview: "The money goes to the card that you gave with.",
  heading: (name: string) => (name ? `Hello ${name}` : "Hello"),
  whole: (amount: string, day: string) => `We have given back your gift of ${amount} of ${day}.`,
  part: (back: string, amount: string, day: string, kept: string) =>
    `We have given back ${back} of your gift of ${amount} of ${day}. What remains of your gift is ${kept}.`,
  last: (back: string, amount: string, day: string) =>
    `We have given back the remaining ${back} of your gift of ${amount} of ${day}. Nothing of it remains with us.`,
  card: "The money goes to the card that you gave with. Your bank may take some days to show it.",
  cardSameDay:
    "The charge is taken off the card that you gave with. As this is done on the day of your gift, it may not show on your statement at all; if it does, it goes away again within some days.",
  cancelled: (serial: string) =>
    `Your official receipt no. ${serial} is cancelled. Please do not use it in your tax return.`,
  replaced: (serial: string, by: string, kept: string) =>
    `Your official receipt no. ${serial} no longer counts. Receipt no. ${by}, for ${kept}, takes its place and comes in a mail of its own. Please use only that one in your tax return.`,
  usedCancelled: "If you have used it already, you may need to ask for a change to that return.",
  usedReplaced: "If you have used the old receipt already, you may need to ask for a change to that return.",
  ask: "If you did not ask for this, or if the money does not come within two weeks, please call us.",
  back: "Given back",
  reference: "Our reference",
  why: "You get this message because you made a gift on our website.",
} as const;

type RefundedGift = {
  firstName: string;
  amountCents: number;
  backCents: number;
  keptCents: number;
  /** When they gave, `YYYY-MM-DD`. */
  day: string;
  orderId: string;
  /** The charge was taken back before the bank's day was settled. */
  sameDay: boolean;
  /** Number of the receipt that no longer counts. */
  voidReceipt: string | null;
  /** The one in its place, of what is left of this gift or of the year's. */
  receiptInForce: { serial: string; amountCents: number } | null;
};

function whatWentBack({ amountCents, backCents, keptCents, day }: RefundedGift): string {
  const [amount, back, kept] = [amountCents, backCents, keptCents].map((cents) => formatAmount(cents));
  const on = longDay(day);
  if (keptCents > 0) return copy.part(back ?? "", amount ?? "", on, kept ?? "");
  return backCents === amountCents ? copy.whole(amount ?? "", on) : copy.last(back ?? "", amount ?? "", on);
}

function receiptWords({ voidReceipt, receiptInForce }: RefundedGift): string[] {
  if (!voidReceipt) return [];
  if (!receiptInForce) return [copy.cancelled(voidReceipt), copy.usedCancelled];
  const { serial, amountCents } = receiptInForce;
  return [copy.replaced(voidReceipt, serial, formatAmount(amountCents)), copy.usedReplaced];
}

/** Tells a donor that money was given back, and which receipt no longer counts. */
export const giftRefundedMail = (gift: RefundedGift) =>
  letter(
    { ...copy, subject: copy.subject(gift.keptCents === 0) },
    heading(copy.heading(greetingName(gift.firstName))),
    paragraph(whatWentBack(gift)),
    paragraph(gift.sameDay ? copy.cardSameDay : copy.card),
    ...receiptWords(gift).map((words) => paragraph(words)),
    factTable([
      [copy.back, formatAmount(gift.backCents)],
      [copy.reference, gift.orderId],
    ]),
    paragraph(copy.ask),
  );

/** What became of the receipts of a gift, or of the year that its month is of: the last that is void now, and the one in force. */
async function receiptsNow(payload: Payload, donation: Donation) {
  const { docs } = await payload.find({
    collection: "receipts",
    where: { donation: { equals: await receiptDonationId(payload, donation) } },
    sort: "serial",
    depth: 0,
    pagination: false,
  });
  const rows = (state: ReceiptRow["state"]) =>
    docs
      .filter((row) => row.state === state)
      .map(({ serial, amountCents }) => ({ serial: serialText(serial), amountCents }));
  return {
    void: [...rows("replaced"), ...rows("cancelled")].at(-1)?.serial,
    inForce: rows("issued").at(-1),
  };
}

/** Tells a donor, once for each refund, what was given back and which receipt no longer counts. */
export async function mailRefund(
  payload: Payload,
  { donation, refund }: { donation: Donation; refund: Refund },
): Promise<void> {
  const { donor, amountCents, id } = donation;
  if (!donor?.email) return;
  const receipts = await receiptsNow(payload, donation);
  await enqueueMail(payload, {
    ...(await giftRefundedMail({
      firstName: calledName(donor),
      amountCents,
      backCents: refund.amountCents,
      keptCents: keptCents(donation),
      day: charityDay(giftMoment(donation)),
      orderId: donation.orderId,
      sameDay: refund.transaction === "correction",
      voidReceipt: receipts.void ?? null,
      receiptInForce: receipts.inForce ?? null,
    })),
    key: `gift-refunded:${refund.orderId}`,
    kind: "gift-refunded",
    to: donor.email,
    about: { collection: "donations", id: String(id) },
  });
}
