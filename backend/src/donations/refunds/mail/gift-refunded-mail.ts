import { formatAmount } from "@pcf/contract/donation/amount";
import { longDay } from "@pcf/contract/long-day";
import { greetingName } from "../../../mail/greeting-name.ts";
import { letter } from "../../../mail/letter.ts";
import { factTable, heading, paragraph } from "../../../mail/mail-parts.ts";
import { copy } from "./gift-refunded-copy.ts";

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
  /** Number of the receipt that no longer counts, and of the one in its place. */
  voidReceipt: string | null;
  receiptInForce: string | null;
};

function whatWentBack({ amountCents, backCents, keptCents, day }: RefundedGift): string {
  const [amount, back, kept] = [amountCents, backCents, keptCents].map((cents) => formatAmount(cents));
  const on = longDay(day);
  if (keptCents > 0) return copy.part(back ?? "", amount ?? "", on, kept ?? "");
  return backCents === amountCents ? copy.whole(amount ?? "", on) : copy.last(back ?? "", amount ?? "", on);
}

function receiptWords({ voidReceipt, receiptInForce, keptCents }: RefundedGift): string[] {
  if (!voidReceipt) return [];
  return receiptInForce
    ? [copy.replaced(voidReceipt, receiptInForce, formatAmount(keptCents)), copy.usedReplaced]
    : [copy.cancelled(voidReceipt), copy.usedCancelled];
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
