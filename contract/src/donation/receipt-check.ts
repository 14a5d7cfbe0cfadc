import * as z from "zod/mini";

/*
 * Whether a receipt is genuine, for whoever holds one. The page's form is answered by the site's server, which asks the
 * backend; a browser needs no script for it. Nothing in it says who gave.
 */

/** Where the site's server passes on what was typed (POST). */
export const receiptCheckApi = "/api/receipt-check";

/** The receipt that was asked about. Days are those of the bank's calendar, amounts in cents. */
const receipt = { serial: z.string(), amountCents: z.int() };

/** What became of it. A wrong number and a wrong amount are answered alike. */
const answer = z.discriminatedUnion("says", [
  z.object({ says: z.literal("genuine"), ...receipt, issueDay: z.iso.date() }),
  z.object({ says: z.literal("replaced"), ...receipt, day: z.nullable(z.iso.date()) }),
  z.object({ says: z.literal("cancelled"), ...receipt, day: z.nullable(z.iso.date()) }),
  z.object({ says: z.literal("not-found") }),
  z.object({ says: z.literal("too-often") }),
]);
export type ReceiptAnswer = z.output<typeof answer>;

const field = z.optional(z.enum(["missing", "wrong"]));

/** The form as it was sent: what was typed, what is wrong with which field, and the answer when nothing is. */
export const receiptCheckSchema = z.object({
  typed: z.object({ serial: z.string(), amount: z.string() }),
  wrong: z.object({ serial: field, amount: field }),
  answer: z.nullable(answer),
});
export type ReceiptCheck = z.output<typeof receiptCheckSchema>;
