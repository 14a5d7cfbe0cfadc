import { z } from "zod";

/** Where a rehearsal is asked after and taken away: signed with HOOK_SECRET, and only while gifts go to a test gateway. */
export const rehearsalPath = "/api/rehearsal/forget";

/** The gift that a rehearsal has given; none: it is only asked whether one may be given. */
export const rehearsalSchema = z.object({
  gift: z.object({ orderId: z.string().min(1).max(60), email: z.string().min(3).max(254) }).nullable(),
});
export type Rehearsal = z.output<typeof rehearsalSchema>;

/**
 * `ready`: a rehearsal may be given; `forgotten`: nothing of the gift is left; `under-way`: its receipt or its mails are still
 * to come, so ask again; `unknown`: there is no such gift of the last hour; `no-receipts`: nobody is named who signs them, or the
 * settings cannot be printed, so a gift would wait; `real-gateway`: cards are charged here.
 */
export const rehearsalAnswerSchema = z.object({
  rehearsal: z.enum(["ready", "forgotten", "under-way", "unknown", "no-receipts", "real-gateway"]),
});
export type RehearsalAnswer = z.output<typeof rehearsalAnswerSchema>["rehearsal"];
