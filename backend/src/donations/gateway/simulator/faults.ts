import { z } from "zod";

/** What the simulator is told to do wrong, in the order in which requests arrive. */
export const faultSchema = z.object({
  kind: z.enum([
    "drop-before",
    "drop-after",
    "half",
    "late",
    "not-xml",
    "null-code",
    "timed-out",
    "incomplete",
    "code",
    "other-amount",
    "other-order",
    // Of the vault: the card is kept, and the answer does not say under which key.
    "no-key",
  ]),
  /** For `late`. */
  delayMs: z.number().int().min(0).max(60_000).default(0),
  /** For `code`. With the usual one the vault answers as its older versions did. */
  code: z.string().default("027"),
  times: z.number().int().min(1).default(1),
});
export type Fault = z.output<typeof faultSchema>;

export const settingsSchema = z.object({
  latencyMs: z.number().int().min(0).max(60_000).optional(),
  /** The bank answers nobody: every connection breaks off before it has read anything. */
  down: z.boolean().optional(),
  /** The time on the bank's clock from now on. */
  clock: z.iso.datetime().optional(),
});

/** One charge of a stored card that the bank will decline, with its code and the issuer's. */
export const declineSchema = z.object({ dataKey: z.string(), code: z.string(), iso: z.string() });
export type Decline = z.output<typeof declineSchema>;

/** One purchase of an amount, such as `31.07`, that the bank books at another time than now. */
export const datedPurchaseSchema = z.object({ amount: z.string(), at: z.iso.datetime() });
export type DatedPurchase = z.output<typeof datedPurchaseSchema>;
