import type { DonationDraft } from "@pcf/contract/donation/form";
import { busyCode, wasNotTried } from "@pcf/contract/donation/our-codes";
import {
  blacklistError,
  captchaError,
  type DonationResult,
  donationAnswerSchema,
  isApprovedCode,
} from "@pcf/contract/donation/result";
import { givingUrls } from "@pcf/contract/urls";
import { storeResult } from "../approved-data";
import { type Attempt, endAttempt, markSent, markUnsent } from "../attempt-store";
import { clearDraft } from "../draft-store";
import { sentValues } from "./draft-values";
import { type Issue, issuesOf, type Step, stepOfField } from "./form-steps";
import type { PaymentCardPost } from "./payment-card-entry";

const limitMs = 40_000;

export type Submission = {
  draft: DonationDraft;
  card: PaymentCardPost;
  officeNote: string;
  token: string;
  attempt: Attempt;
  now: () => number;
  fetch?: typeof fetch;
};

/** The multipart body: every field of the form, the card, the key of the attempt and the captcha. */
export function donationBody({ draft, card, officeNote, token, attempt }: Omit<Submission, "now" | "fetch">) {
  const body = new FormData();
  const fields = { ...sentValues(draft), ...card, idempotency_key: attempt.key, token };
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  if (officeNote) body.append("adminonly", officeNote);
  return body;
}

/** Sends one try and reads its answer. Before it leaves, the device notes that an answer is awaited. */
export async function sendDonation(submission: Submission): Promise<SubmitOutcome> {
  markSent(submission.attempt, submission.now());
  try {
    const response = await (submission.fetch ?? fetch)("/api/donate", {
      method: "POST",
      headers: { "X-Requested-With": "XMLHttpRequest", accept: "application/json" },
      body: donationBody(submission),
      signal: AbortSignal.timeout(limitMs),
    });
    return readAnswer(await response.json());
  } catch {
    return { kind: "failed" };
  }
}

/**
 * Keeps on the device what an outcome leaves behind, and says where it leads; `undefined` when the donor stays on the
 * form. The key of the attempt is given up only when the bank has decided.
 */
export function settle(outcome: FinalOutcome, draft: DonationDraft): string | undefined {
  switch (outcome.kind) {
    case "approved":
      storeResult(outcome.result, draft);
      clearDraft();
      endAttempt();
      return givingUrls.thankYou;
    case "refused":
      storeResult(outcome.result, draft);
      // Another window's post may be at work under the same key, so a try that was not made does not give it up.
      if (wasNotTried(outcome.result.ResponseCode)) markUnsent();
      else endAttempt();
      return givingUrls.paymentError;
    case "unknown":
      storeResult(outcome.result, draft);
      return givingUrls.fallback;
    case "captcha":
      markUnsent();
      return givingUrls.captchaError;
    case "blacklist":
      markUnsent();
      return `${givingUrls.submissionError}?error=blacklist`;
    case "failed":
      return givingUrls.submissionError;
    case "invalid":
      markUnsent();
      return undefined;
  }
}

/** What one answer of the donation host means for the form. `failed`: it cannot be understood, so nobody knows yet. */
export type SubmitOutcome =
  | { kind: "approved" | "refused" | "unknown"; result: DonationResult }
  /** In the queue; the same post is sent again. */
  | { kind: "queued"; result: DonationResult; place: number | null; againInMs: number }
  | { kind: "captcha" | "blacklist" | "failed" }
  | { kind: "invalid"; step: Step; issues: Issue[]; others: string[] };

/** Where sending again by itself has ended. */
export type FinalOutcome = Exclude<SubmitOutcome, { kind: "queued" }>;

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
    return { kind: "queued", result: answer, ...answer.line };
  return { kind: (answer.ResponseCode ?? -1) > 29 ? "refused" : "unknown", result: answer };
}

/** Field errors, and the first step that has one; what belongs to no field is shown above the card step. */
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
