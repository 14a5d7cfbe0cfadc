import { formAnswerSchema } from "@pcf/contract/forms/form-answer-schema";
import type { FormDefinition } from "@pcf/contract/forms/form-definition";
import * as z from "zod/mini";
import { type FieldProblem, formBody } from "./form-answers";

/**
 * `refused`: the server answered that it could not take it. `unreachable`: the connection failed, as a rule before it was
 * sent. `unknown`: no answer in time, or a good one that was cut off, so that it may well have arrived.
 */
export type FormOutcome =
  | { kind: "sent"; reference: string | undefined }
  | { kind: "invalid"; problems: FieldProblem[] }
  | { kind: "refused" }
  | { kind: "unknown" }
  | { kind: "unreachable" };

const patienceMs = 20_000;
/** What our own server answers when the one behind it has taken the form and says nothing. */
const gatewayTimeout = 504;

/** Posts the answers to `/api/forms/{number}` and reads what became of them. Never throws. */
export async function sendForm(
  form: Pick<FormDefinition, "fields" | "number">,
  answers: Record<string, string>,
): Promise<FormOutcome> {
  const signal = AbortSignal.timeout(patienceMs);
  try {
    const response = await fetch(`/api/forms/${form.number}`, {
      method: "POST",
      headers: { accept: "application/json" },
      body: formBody(form, answers),
      signal,
    });
    if (response.status === gatewayTimeout) return { kind: "unknown" };
    const read = z.safeParse(formAnswerSchema, await response.json().catch(() => undefined));
    if (!read.success) return { kind: response.ok ? "unknown" : "refused" };
    const answer = read.data;
    if (answer.status === "mail_sent") return { kind: "sent", reference: answer.reference };
    if (answer.invalid_fields.length > 0) return { kind: "invalid", problems: answer.invalid_fields };
    return { kind: "refused" };
  } catch {
    return { kind: signal.aborted ? "unknown" : "unreachable" };
  }
}
