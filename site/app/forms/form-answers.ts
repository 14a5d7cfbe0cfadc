import { answersSchema } from "@pcf/contract/forms/answers-schema";
import type { FormAnswer } from "@pcf/contract/forms/form-answer";
import type { FormDefinition } from "@pcf/contract/forms/form-definition";
import { unitTagField } from "@pcf/contract/forms/hidden-fields";
import { invalidFields } from "@pcf/contract/forms/invalid-fields";
import * as z from "zod/mini";

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
