import { amountText } from "@pcf/contract/donation/amount";
import { addDays } from "@pcf/contract/utc-day";
import type { XmlContent } from "../moneris/xml.ts";
import type { Transaction } from "./ledger.ts";

/** The only terminal of the simulated bank. */
const terminal = "66012345";
/** Its batch is closed each evening by the bank's clock; what comes later is in the next day's. */
const closesAt = "23:00:00";

type Clock = Pick<Transaction, "date" | "time">;

const batchDay = ({ date, time }: Clock): string => (time < closesAt ? date : addDays(date, 1));
const digits = (number: number) => String(number).padStart(3, "0").slice(-3);

/** 8 digits of the terminal, 3 each of shift, batch and place in it, and one more. */
export function referenceNumber(clock: Clock, sequence: number): string {
  const batch = Math.floor(Date.parse(batchDay(clock)) / 86_400_000);
  const shift = 1 + Math.floor(sequence / 1000);
  return `${terminal}${digits(shift)}${digits(batch)}${digits(sequence)}0`;
}

const kinds = { purchase: "Purchase", refund: "Refund", purchasecorrection: "Correction" } as const;
const centsOf = (amount: string) => Number(amount.replace(".", ""));

function totalsOf(
  transactions: readonly Transaction[],
  type: keyof typeof kinds,
): Record<string, XmlContent> {
  const some = transactions.filter((each) => each.type === type);
  const cents = some.reduce((sum, { amount }) => sum + centsOf(amount), 0);
  return { [kinds[type]]: { Amount: amountText(cents), Count: String(some.length) } };
}

/** What was moved since the last batch was closed, by kind of card: the text `null` for a terminal that is not there. */
export function bankTotals(transactions: readonly Transaction[], ecr: string, now: Clock): XmlContent {
  if (ecr !== terminal) return "null";
  const today = batchDay(now);
  const open = transactions.filter(
    (each) => batchDay(each) === today && each.type !== "card_verification" && Number(each.responseCode) < 50,
  );
  const byCard = Map.groupBy(open, ({ cardType }) => cardType);
  return {
    ECR: {
      term_id: terminal,
      closed: "false",
      Card: [...byCard].map(([cardType, some]) => ({
        CardType: cardType,
        ...totalsOf(some, "purchase"),
        ...totalsOf(some, "refund"),
        ...totalsOf(some, "purchasecorrection"),
      })),
    },
  };
}
