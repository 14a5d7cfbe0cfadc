import * as z from "zod/mini";

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
  giftDay: z.string(),
  issueDay: z.string(),
  donor: z.object({ name: z.string(), address: z.array(z.string()) }),
  amountCents: z.int(),
  advantageCents: z.int(),
  advantageDescription: z.string(),
  eligibleCents: z.int(),
  referenceNumber: z.nullable(z.string()),
  signatory: z.object({ name: z.string(), title: z.string(), image: z.nullable(z.string()) }),
  authority: z.object({ name: z.string(), url: z.string() }),
});
export type Receipt = z.output<typeof receiptSchema>;
