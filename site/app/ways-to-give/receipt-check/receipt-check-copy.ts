import { formatAmount } from "@pcf/contract/donation/amount";
import type { ReceiptAnswer } from "@pcf/contract/donation/receipt-check";
import { longDay } from "@pcf/contract/long-day";

type AnswerWords = { tone: "good" | "warn" | "danger"; title: string; text: string };

const ourReceipt = (serial: string, amountCents: number) =>
  `Receipt no. ${serial} for a gift of ${formatAmount(amountCents)}`;

export const receiptCheckCopy = {
  title: "Check a Tax Receipt",
  description: "Find out whether one of our tax receipts is genuine and still in force.",
  intro:
    "Do you hold one of our official tax receipts? Enter its number and its amount, and we tell you whether we issued it and whether it is still in force. We never show who gave.",
  serial: "Receipt number",
  serialHint: "At the top of the receipt, such as 0000123.",
  amount: "Amount of gift",
  amountHint: "As it stands on the receipt, such as 50.00.",
  send: "Check this receipt",
  again: "Check another receipt",
  wrong: {
    serial: {
      missing: "Enter the number of the receipt.",
      wrong: "Enter the number of the receipt in digits, such as 0000123.",
    },
    amount: {
      missing: "Enter the amount of the gift.",
      wrong: "Enter the amount in dollars, such as 50 or 50.00.",
    },
  },
  unreachable: {
    tone: "warn",
    title: "We cannot check receipts right now",
    text: "Our server does not answer. Please try again in a few minutes, or call us.",
  } satisfies AnswerWords,
};

/** What the page says about a receipt. */
export function receiptAnswerWords(answer: ReceiptAnswer): AnswerWords {
  switch (answer.says) {
    case "genuine":
      return {
        tone: "good",
        title: "This receipt is genuine",
        text: `${ourReceipt(answer.serial, answer.amountCents)} was issued by us on ${longDay(answer.issueDay)} and is in force. We have compared its number and its amount, and nothing else on it.`,
      };
    case "replaced":
      return {
        tone: "warn",
        title: "This receipt was replaced",
        text: `${ourReceipt(answer.serial, answer.amountCents)} was issued by us and replaced by a newer one${answer.day ? ` on ${longDay(answer.day)}` : ""}. It must not be used for income tax purposes any more: please use the newer one, which names this number.`,
      };
    case "cancelled":
      return {
        tone: "danger",
        title: "This receipt was cancelled",
        text: `${ourReceipt(answer.serial, answer.amountCents)} was issued by us and cancelled${answer.day ? ` on ${longDay(answer.day)}` : ""}. It must not be used for income tax purposes.`,
      };
    case "not-found":
      return {
        tone: "warn",
        title: "We know no such receipt",
        text: "We have issued no receipt with this number and this amount. Please compare both with the receipt and try again. If they are the same, please call us.",
      };
    case "too-often":
      return {
        tone: "warn",
        title: "Please wait a little",
        text: "Many receipts were checked within a short time, so we have stopped answering for now. Please try again in an hour, or call us.",
      };
  }
}
