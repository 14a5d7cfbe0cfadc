import * as z from "zod/mini";
import { receiptSchema } from "./receipt.ts";
import { donationResultSchema } from "./result.ts";

/**
 * `GET /api/donations/outcome?token=`: the facts of the outcome pages, read from the records and not from the browser.
 * 404 when the token is not ours. `state` follows a refund too; `receipt` is `null` until it is issued, below the
 * receipt minimum and for monthly gifts. `givenAt` is the bank's own time, by which a receipt counts its day.
 */
export const donationOutcomeSchema = z.object({
  state: z.enum(["approved", "declined", "being-checked", "refunded"]),
  result: donationResultSchema,
  amountCents: z.int(),
  /** What was given back of it. */
  refundedCents: z.int(),
  donationArea: z.string(),
  donorFirstName: z.string(),
  donorEmail: z.string(),
  givenAt: z.iso.datetime(),
  receiptExpected: z.boolean(),
  receipt: z.nullable(receiptSchema),
  monthly: z.nullable(
    z.object({
      /** What is charged each month now: its donor may have changed it since the gift was set up. */
      amountCents: z.int(),
      firstBillingDay: z.iso.date(),
      /** Whether any month was charged yet: until then the gift is set up and nothing has arrived. */
      charged: z.boolean(),
      standing: z.enum(["running", "paused", "stopped"]),
      /** The day with which a paused gift goes on by itself, if it does. */
      goesOn: z.nullable(z.iso.date()),
      /** The day of the next charge while the gift is running. */
      nextDay: z.iso.date(),
    }),
  ),
  /** An e-card may still wait for the first charge of a monthly gift, or have been stopped for good. */
  card: z.enum(["none", "ecard", "ecard-waits", "ecard-not-sent", "letter"]),
});
export type DonationOutcome = z.output<typeof donationOutcomeSchema>;
