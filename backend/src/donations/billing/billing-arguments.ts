import { parseArgs } from "node:util";
import { z } from "zod";

/** How `npm run billing` is used. */
export const billingUsage = "Usage: npm run billing [-- --dry-run] [--date YYYY-MM-DD]";

/** What billing is asked for by hand: to bill, or only to say what it would do today, or on a day. */
export type BillingRequest = { kind: "bill" } | { kind: "say"; day?: string };

/**
 * What the words of the command ask for. A date never charges.
 *
 * @throws ZodError when the date is none, Error when a word is unknown.
 */
export function readBillingRequest(words: string[]): BillingRequest {
  const options = { "dry-run": { type: "boolean" }, date: { type: "string" } } as const;
  const { values } = parseArgs({ args: words, options });
  if (values.date !== undefined) return { kind: "say", day: z.iso.date(billingUsage).parse(values.date) };
  return { kind: values["dry-run"] ? "say" : "bill" };
}
