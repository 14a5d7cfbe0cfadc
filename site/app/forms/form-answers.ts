import type { FormAnswer } from "@pcf/contract/forms/form-answer";
import { unitTagField } from "@pcf/contract/forms/hidden-fields";
import { invalidFields } from "@pcf/contract/forms/invalid-fields";
import * as z from "zod/mini";

/** One of the forms of `contract/src/forms`. */
export type FormContract = { unitTag: number; schema: z.core.$ZodType };
export type FieldProblem = FormAnswer["invalid_fields"][number];

/** What was typed, one text a field; several choices of one question are joined by commas. */
export function formAnswers(data: FormData): Record<string, string> {
  const answers: Record<string, string> = {};
  for (const name of new Set(data.keys())) {
    answers[name] = data
      .getAll(name)
      .filter((value) => typeof value === "string")
      .join(",");
  }
  return answers;
}

/** What is wrong with the answers, in the order of the form; empty when nothing is. */
export function formProblems(form: FormContract, answers: Record<string, string>): FieldProblem[] {
  const parsed = z.safeParse(form.schema, answers);
  return parsed.success ? [] : invalidFields(parsed.error.issues);
}

/** Names of the fields that may not stay empty. */
export function requiredFields(form: FormContract): ReadonlySet<string> {
  return new Set(formProblems(form, {}).map(({ field }) => field));
}

/** The body that is posted: each field once, and the form's number. */
export function formBody(form: FormContract, answers: Record<string, string>): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries(answers)) body.append(name, value);
  body.set(unitTagField, String(form.unitTag));
  return body;
}
