import { formatAmount } from "@pcf/contract/donation/amount";
import { nameOnReceipt } from "@pcf/contract/donation/donor-name";
import type { Donation } from "../../../payload-types.ts";
import { donorOnReceipt } from "../facts-from-donation.ts";
import type { AnnualPlan, GiftOfYear, YearPlan } from "./plan-annual.ts";

/** One donor who gets a receipt for the year, or none. */
export type YearRow = { signUp: Donation; donor: string; orders: string[]; cents: number };

/** Why some get no receipt with the next run, and who. */
export type LeftOut = { key: string; words: string; rows: YearRow[]; count: number; cents: number };

type Words = { minimumCents: number; year: number };

const words: Record<Exclude<AnnualPlan["status"], "due">, (about: Words) => string> = {
  issued: ({ year }) => `Has the receipt for ${year} already`,
  "below-minimum": ({ minimumCents }) =>
    `Gave less than ${formatAmount(minimumCents)} in the year, the smallest amount for a receipt`,
  unclear: () => "Waits: of one of the charges it is not clear yet whether it took money",
  letters: () => "Waits for staff: name or address cannot stand on a receipt as it was typed",
};

const given = "All that was charged in the year was given back";
const erased = "The donor is named no longer: erased, or after the time for which gifts are kept";

const rowOf = ({ signUps, orderIds, cents }: AnnualPlan): YearRow[] => {
  const [signUp] = signUps;
  return signUp ? [{ signUp, donor: donorOnReceipt(signUp).name, orders: orderIds, cents }] : [];
};

/** Of a gift of which nothing is kept, or surely charged. */
const withoutSum = ({ gift, signUp }: GiftOfYear): YearRow => ({
  signUp,
  donor: nameOnReceipt(signUp.donor ?? {}),
  orders: [gift.orderId],
  cents: 0,
});

/** The receipts that the next run issues. */
export const dueRows = ({ plans }: YearPlan): YearRow[] =>
  plans.filter(({ status }) => status === "due").flatMap(rowOf);

/** Why the others get none with it, by reason; a reason that nobody has is left out. */
export function leftOut({ plans, givenBack, perhaps, nameless }: YearPlan, about: Words): LeftOut[] {
  const sum = (rows: readonly YearRow[]) => rows.reduce((all, { cents }) => all + cents, 0);
  const byPlan = Object.entries(words).map(([key, inWords]) => {
    const planned = plans.filter(({ status }) => status === key).flatMap(rowOf);
    const rows = key === "unclear" ? [...planned, ...perhaps.map(withoutSum)] : planned;
    return { key, words: inWords(about), rows, count: rows.length, cents: sum(rows) };
  });
  const back = givenBack.map(withoutSum);
  return [
    ...byPlan,
    { key: "given-back", words: given, rows: back, count: back.length, cents: 0 },
    { key: "erased", words: erased, rows: [], count: nameless, cents: 0 },
  ].filter(({ count }) => count > 0);
}
