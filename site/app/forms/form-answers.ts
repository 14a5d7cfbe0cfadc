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

/** What the contract makes of fields that the browser leaves out: a box that is not ticked may stand for a No. */
function leftOut(form: FormContract, answers: Record<string, string>): [string, string][] {
  const read = z.safeParse(z.pipe(form.schema, z.record(z.string(), z.unknown())), answers);
  return Object.entries(read.data ?? {}).flatMap(([name, value]) =>
    name in answers || typeof value !== "string" || value === "" ? [] : [[name, value]],
  );
}

/** The body that is posted: each field once, and the form's number. */
export function formBody(form: FormContract, answers: Record<string, string>): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries(answers)) body.append(name, value);
  for (const [name, value] of leftOut(form, answers)) body.append(name, value);
  body.set(unitTagField, String(form.unitTag));
  return body;
}
