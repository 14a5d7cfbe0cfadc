import type { FormField } from "@pcf/contract/forms/form-definition";
import { forms } from "@pcf/contract/forms/forms";
import { z } from "zod";
import type { Fact } from "../../platform/admin/fact.ts";
import { factsAsStored, plainText } from "../../platform/admin/fact.ts";

export const answersCopy = { title: "Answers", yes: "Yes", no: "No", unreadable: "As stored" } as const;

/** An answer in the words that the form shows; one that it does not offer today, as it is stored. */
function words(field: FormField | undefined, answer: unknown): string {
  if (Array.isArray(answer)) return answer.map((one) => words(field, one)).join(", ");
  if (field?.kind === "tick") return answer && answer !== field.otherwise ? answersCopy.yes : answersCopy.no;
  if (typeof answer === "boolean") return answer ? answersCopy.yes : answersCopy.no;
  const options = field && "options" in field ? field.options : [];
  return options.find(({ value }) => value === answer)?.label ?? plainText(answer);
}

/**
 * The answers to a form under the words that the form asks with, in its order. What the form does not ask today comes
 * after, under its stored name; what is no record of answers is shown as it is stored.
 */
export function answerFacts(form: unknown, answers: unknown): Fact[] {
  const parsed = z.record(z.string(), z.unknown()).safeParse(answers);
  if (!parsed.success) return factsAsStored(answers, answersCopy.unreadable);
  const answered = new Map(Object.entries(parsed.data));
  const fields = new Map(Object.entries(forms.find(({ name }) => name === form)?.fields ?? {}));
  const known = [...fields.keys()].filter((name) => answered.has(name));
  const others = [...answered.keys()].filter((name) => !fields.has(name));
  return [...known, ...others].map((name) => {
    const field = fields.get(name);
    return { label: field?.label ?? name, value: words(field, answered.get(name)) };
  });
}
