import { busyCode } from "@pcf/contract/donation/our-codes";
import {
  blacklistError,
  captchaError,
  type DonationResult,
  donationAnswerSchema,
  isApprovedCode,
} from "@pcf/contract/donation/result";
import { type Issue, issuesOf, type Step, stepOfField } from "./form-steps";

/** What one answer of the donation host means for the form. `failed`: it cannot be understood, so nobody knows yet. */
export type SubmitOutcome =
  | { kind: "approved" | "refused" | "unknown"; result: DonationResult }
  /** In a line; the same post is sent again. */
  | { kind: "waits"; result: DonationResult; place: number | null; againInMs: number }
  | { kind: "captcha" | "blacklist" | "failed" }
  | { kind: "invalid"; step: Step; issues: Issue[]; others: string[] };

/** Where sending again by itself has ended. */
export type FinalOutcome = Exclude<SubmitOutcome, { kind: "waits" }>;

/** Reads the JSON of any answer of `POST /api/donate`. */
export function readAnswer(body: unknown): SubmitOutcome {
  const parsed = donationAnswerSchema.safeParse(body);
  if (!parsed.success) return { kind: "failed" };
  const answer = parsed.data;
  if ("error" in answer)
    return {
      kind:
        answer.error === captchaError ? "captcha" : answer.error === blacklistError ? "blacklist" : "failed",
    };
  if ("errors" in answer) return invalid(answer.errors);
  if (isApprovedCode(answer.ResponseCode)) return { kind: "approved", result: answer };
  if (answer.ResponseCode === busyCode && answer.line)
    return { kind: "waits", result: answer, ...answer.line };
  return { kind: (answer.ResponseCode ?? -1) > 29 ? "refused" : "unknown", result: answer };
}

/** Field errors, and the first step that has one; what belongs to no field is told above the card step. */
function invalid(errors: Record<string, string[]>): SubmitOutcome {
  const issues = issuesOf(
    Object.entries(errors).flatMap(([field, [message]]) =>
      message && stepOfField(field) !== undefined ? [{ path: [field], message }] : [],
    ),
  );
  const shown = new Set<string>(issues.map(({ field }) => field));
  const others = Object.entries(errors).flatMap(([field, [message]]) =>
    message && !shown.has(field) ? [message] : [],
  );
  const steps = issues.flatMap(({ field }) => stepOfField(field) ?? []);
  const step = steps.sort()[0] ?? 3;
  return { kind: "invalid", step, issues, others };
}
