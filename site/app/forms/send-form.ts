import { answersSchema } from "@pcf/contract/forms/answers-schema";
import { type FormAnswer, formAnswerSchema } from "@pcf/contract/forms/form-answer";
import type { FormDefinition } from "@pcf/contract/forms/form-definition";
import { unitTagField } from "@pcf/contract/forms/hidden-fields";
import { invalidFields } from "@pcf/contract/forms/invalid-fields";
import * as z from "zod/mini";

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

export type FieldProblem = FormAnswer["invalid_fields"][number];

/** What is wrong with the answers, in the order of the form; empty when nothing is. */
export function formProblems(
  form: Pick<FormDefinition, "fields">,
  answers: Record<string, string>,
): FieldProblem[] {
  const parsed = z.safeParse(answersSchema(form.fields), answers);
  return parsed.success ? [] : invalidFields(parsed.error.issues);
}

/** The body that is posted: each field once, and the form's number. A box that is not ticked may stand for a No. */
export function formBody(
  form: Pick<FormDefinition, "fields" | "number">,
  answers: Record<string, string>,
): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries(answers)) body.append(name, value);
  for (const [name, field] of Object.entries(form.fields))
    if (field.kind === "tick" && field.otherwise && !(name in answers)) body.append(name, field.otherwise);
  body.set(unitTagField, String(form.number));
  return body;
}
