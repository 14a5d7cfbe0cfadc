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
  ]),
  /** For `late`. */
  delayMs: z.number().int().min(0).max(60_000).default(0),
  /** For `code`. */
  code: z.string().default("027"),
  times: z.number().int().min(1).default(1),
});
export type Fault = z.output<typeof faultSchema>;

export const settingsSchema = z.object({ latencyMs: z.number().int().min(0).max(60_000) });
