import { parseAmount } from "@pcf/contract/donation/amount";
import { plainLine } from "@pcf/contract/plain-text";
import { z } from "zod";
import { amountProblem, reasonProblem } from "./amount-problem.ts";

/** Refuses what has a problem, in the words of the problem. */
const refusedBy =
  (problemOf: (typed: string) => string | undefined) => (typed: string, context: z.RefinementCtx) => {
    const message = problemOf(typed);
    if (message) context.addIssue({ code: "custom", message });
  };

/** Why staff do something, as they type it. The error says how long a reason must be, and what this one lacks. */
export const typedReason = z
  .string({ error: reasonProblem("") })
  .overwrite(plainLine)
  .superRefine(refusedBy(reasonProblem));

/** An amount as staff type it, such as `15.00`, in cents. `least` is 1 where nothing would make no sense, else 0. */
export function typedAmount(least: 0 | 1) {
  const problemOf = (typed: string) => amountProblem(typed, least);
  return z
    .string({ error: problemOf("") })
    .superRefine(refusedBy(problemOf))
    .transform((typed) => parseAmount(typed) ?? Number.NaN)
    .pipe(z.int()); // More cents than a number can count exactly are no amount.
}

/** A line or a few that staff type; `field` is its label in the admin. */
export function typedText(field: string, { most }: { most: number }) {
  return z
    .string({ error: `${field}: fill it in.` })
    .overwrite(plainLine)
    .min(1, `${field}: fill it in.`)
    .max(most, `${field}: at most ${most} characters.`);
}

/** The lines of a postal address that staff type, as receipts print it. */
export function typedAddress(field: string) {
  const error = `${field}: from 1 to 4 lines.`;
  return z
    .array(typedText(field, { most: 200 }), { error })
    .min(1, error)
    .max(4, error);
}

/** Everything that is wrong with what staff typed, each sentence beginning with the name of its field. */
export const typedProblems = (error: z.ZodError): string =>
  [...new Set(error.issues.map(({ message }) => message))].join(" ");
