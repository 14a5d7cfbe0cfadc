import * as z from "zod/mini";

export const captchaError = "reCAPTCHA verification failed";
export const blacklistError = "blacklist";

/**
 * Outcome of one donation. `ResponseCode` is an integer: 0–29 approved, above 29 refused, `null` not known yet.
 * `id` is the donor's reference (our order id); `ReferenceNum` is the bank's. `outcome_token` opens the outcome pages.
 */
export const donationResultSchema = z.object({
  ResponseCode: z.nullable(z.int()),
  AuthCode: z.nullable(z.string()),
  ReferenceNum: z.nullable(z.string()),
  donation_type: z.enum(["Single", "Monthly"]),
  donation_amount: z.string(),
  TransDateTime: z.nullable(z.string()),
  id: z.string(),
  Message: z.string(),
  outcome_token: z.string(),
  /**
   * With the code 1997 alone: the donor stands in a line, and the same post, sent again after `againInMs`, keeps their place.
   * `place` is 1 for the first; `null` where donors are let in one at a time, in no order.
   */
  line: z.optional(z.object({ place: z.nullable(z.int()), againInMs: z.int() })),
});
export type DonationResult = z.output<typeof donationResultSchema>;

/** Every answer of `POST /api/donate`. */
export const donationAnswerSchema = z.union([
  z.object({ error: z.enum([captchaError, blacklistError]) }),
  z.object({ errors: z.record(z.string(), z.array(z.string())) }),
  donationResultSchema,
]);
export type DonationAnswer = z.output<typeof donationAnswerSchema>;

/** Only a whole number from 0 to 29 is an approval. Note that `null <= 29` is true in JavaScript. */
export const isApprovedCode = (code: unknown): code is number =>
  typeof code === "number" && Number.isInteger(code) && code >= 0 && code <= 29;

/** `GET /api/donations/state?key=`: what became of the attempt with this idempotency key. */
export const donationStateSchema = z.object({
  state: z.enum(["not-charged", "charged", "being-checked"]),
  result: z.nullable(donationResultSchema),
});
export type DonationState = z.output<typeof donationStateSchema>;
