import * as z from "zod/mini";

/**
 * How a card is entered: `cvd` says whether the gateway wants the security code; `hostedCardFields` is set when the card fields
 * are the gateway's own frame.
 */
export const cardEntrySchema = z.object({
  cvd: z.boolean(),
  hostedCardFields: z.nullable(z.object({ profile: z.string(), frameUrl: z.url() })),
});
export type CardEntry = z.output<typeof cardEntrySchema>;

/** `GET /api/donations/settings`: what the form must know of the donation host before the card step. */
export const donationSettingsSchema = z.object({
  ...cardEntrySchema.shape,
  humanCheck: z.union([
    z.object({ kind: z.literal("proof-of-work") }),
    z.object({ kind: z.literal("recaptcha"), siteKey: z.string() }),
  ]),
  /** The request carries a staff session: the form shows the office note. */
  staff: z.optional(z.boolean()),
});
export type DonationSettings = z.output<typeof donationSettingsSchema>;

/**
 * `GET /api/human-check`: a challenge of the built-in check (altcha, second version). The solved one is sent as `token`:
 * base64 of the JSON `{ challenge, solution }`.
 */
export const humanCheckChallengeSchema = z.object({
  parameters: z.looseObject({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    cost: z.number(),
    keyLength: z.number(),
    keyPrefix: z.string(),
    expiresAt: z.optional(z.number()),
  }),
  signature: z.string(),
});
export type HumanCheckChallenge = z.output<typeof humanCheckChallengeSchema>;

/** The action that a reCAPTCHA token of the form is bound to. */
export const humanCheckAction = "submit";
