import { formatAmount } from "@pcf/contract/donation/amount";
import { companyDigits, withoutAddresses } from "@pcf/contract/donation/words-for-others";
import { longDay } from "@pcf/contract/long-day";
import type { Payload } from "payload";
import { letter } from "../../../mail/letter.ts";
import { factTable, paragraph } from "../../../mail/mail-parts.ts";
import type { MonthlyGift } from "../../../payload-types.ts";
import { companyContact } from "../../../platform/company.ts";
import { type GiftInMail, giftFacts, greeting, reachUs } from "../../charge/mails/monthly-parts.ts";
import { copy as shared } from "../../charge/mails/monthly-words-copy.ts";
import type { ReceiptFacts } from "../../receipts/receipt-facts.ts";
import { chargeOnItsWay } from "../../record/gifts-where.ts";
import { isBilled } from "../../record/monthly-gift-states.ts";
import { enqueueMonthlyMail } from "./enqueue-monthly-mail.ts";

const copy = {
  amount: {
    subject: "The amount of your monthly gift has changed",
    preview: (amount: string) => `It is ${amount} each month now.`,
    text: (amount: string) => `Your monthly gift is ${amount} each month now. Thank you for giving with us.`,
    next: (day: string) => `The next charge, on ${day}, is the first of this amount.`,
    onItsWay: (amount: string, day: string) =>
      `One charge was already with the bank when the amount was changed: the one that was due on ${day}. It is still ${amount}.`,
    notYou: (phone: string) => `If you did not ask for this, please call us at ${phone}.`,
  },
  receiptDonor: {
    subject: "The name and address on your receipts have changed",
    preview: "They stand on the receipts still to come.",
    text: "You have changed the name or the address for the receipts of your monthly gift. This is how the next ones are made out. Receipts that you have already stay as they are.",
    name: "Name",
    address: "Address",
    notYou: (phone: string) => `If you did not ask for this, please call us at ${phone}.`,
  },
} as const;

type ChangedGift = GiftInMail & {
  /** Its next charge, `YYYY-MM-DD`; `null` while it is paused, or while a charge is with the bank. */
  nextDay: string | null;
  /** A charge that was with the bank before the change. */
  onItsWay: { amountCents: number; dueDay: string } | null;
};

/** Tells a monthly donor what is charged each month from now on. */
export const monthlyAmountMail = ({ nextDay, onItsWay, ...gift }: ChangedGift) => {
  const { subject, preview, text, next, notYou, onItsWay: late } = copy.amount;
  const amount = formatAmount(gift.amountCents);
  const isLate = onItsWay !== null && onItsWay.amountCents !== gift.amountCents;
  return letter(
    { subject, preview: preview(amount), why: shared.why },
    greeting(gift),
    paragraph(text(amount)),
    nextDay ? paragraph(next(longDay(nextDay))) : null,
    isLate ? paragraph(late(formatAmount(onItsWay.amountCents), longDay(onItsWay.dueDay))) : null,
    paragraph(notYou(companyContact("telTF"))),
    giftFacts(gift, nextDay ? { nextDay } : {}),
    reachUs(),
  );
};

/** Tells a donor, once for each change, what is charged each month from now on. */
export async function mailAmountChanged(payload: Payload, gift: MonthlyGift): Promise<void> {
  const onItsWay = await chargeOnItsWay(payload, gift);
  await enqueueMonthlyMail(payload, gift, {
    ...(await monthlyAmountMail({
      ...gift,
      nextDay: isBilled(gift) && !onItsWay ? (gift.nextTryDay ?? gift.nextBillingDay) : null,
      onItsWay: onItsWay ? { amountCents: onItsWay.amountCents, dueDay: onItsWay.dueDay ?? "" } : null,
    })),
    key: `monthly-amount:${gift.orderId}:${new Date(gift.amountChangedAt ?? 0).getTime()}`,
    kind: "monthly-changed",
  });
}

/** Tells a monthly donor to whom the receipts are made out from now on. */
export const monthlyReceiptDonorMail = ({
  donor,
  ...gift
}: GiftInMail & { donor: ReceiptFacts["donor"] }) => {
  const { subject, preview, text, name, address, notYou } = copy.receiptDonor;
  return letter(
    { subject, preview, why: shared.why },
    greeting(gift),
    paragraph(text),
    factTable([
      [name, withoutAddresses(donor.name, companyDigits)],
      [address, withoutAddresses(donor.address.join("\n"), Number.POSITIVE_INFINITY)],
    ]),
    paragraph(notYou(companyContact("telTF"))),
    giftFacts(gift),
    reachUs(),
  );
};

/** Tells a donor to whom receipts are made out from now on. `changes`: how often they were changed, one mail for each. */
export async function mailReceiptDonor(
  payload: Payload,
  gift: MonthlyGift,
  donor: ReceiptFacts["donor"],
  changes: number,
): Promise<void> {
  await enqueueMonthlyMail(payload, gift, {
    ...(await monthlyReceiptDonorMail({ ...gift, donor })),
    key: `monthly-receipt-donor:${gift.orderId}:${changes}`,
    kind: "monthly-changed",
  });
}
