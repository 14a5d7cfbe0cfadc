import * as z from "zod/mini";
import { longDay } from "../long-day.ts";

/**
 * An issued official receipt, with every item the tax rules ask for. Amounts in cents. Days are `YYYY-MM-DD` on the
 * bank's calendar (Eastern time): a gift is received on the day on which the bank approves the card, so one of a late
 * evening in Vancouver is of the next day. It is what was issued, not what the donation or the settings say today.
 */
export const receiptSchema = z.object({
  serial: z.string(),
  status: z.enum(["issued", "replaced", "cancelled"]),
  /** Serial of the receipt that this one cancels and replaces. */
  replaces: z.nullable(z.string()),
  statement: z.string(),
  charity: z.object({ name: z.string(), address: z.array(z.string()), registrationNumber: z.string() }),
  placeOfIssue: z.string(),
  /** Of a receipt for a year: the day of its latest gift. */
  giftDay: z.string(),
  /** A receipt for the monthly gifts of a year: which they are, and what is kept of each. */
  yearly: z.optional(
    z.object({
      year: z.int(),
      gifts: z.array(z.object({ orderId: z.string(), amountCents: z.int() })),
    }),
  ),
  issueDay: z.string(),
  donor: z.object({ name: z.string(), address: z.array(z.string()) }),
  amountCents: z.int(),
  /** Of what was no money: what it was, and by whom it was valued, if it was. The amount is its fair market value. */
  inKind: z.optional(z.object({ description: z.string(), appraiser: z.nullable(z.string()) })),
  advantageCents: z.int(),
  advantageDescription: z.string(),
  eligibleCents: z.int(),
  referenceNumber: z.nullable(z.string()),
  /** `image`: the picture of the signature as a `data:` address; without one the signature stands by name. */
  signatory: z.object({ name: z.string(), title: z.string(), image: z.nullable(z.string()) }),
  authority: z.object({ name: z.string(), url: z.string() }),
  /** Where whoever holds the receipt checks that it is genuine, as people type it. */
  checkAt: z.string(),
});
export type Receipt = z.output<typeof receiptSchema>;

/** When the gift was received, in words: its day, or for the gifts of a year the year, as the tax rules allow. */
export function giftDayWords({ giftDay, yearly }: Pick<Receipt, "giftDay" | "yearly">): string {
  if (!yearly) return longDay(giftDay);
  const { year, gifts } = yearly;
  return `In ${year} (${gifts.length === 1 ? "1 gift" : `${gifts.length} gifts`})`;
}
