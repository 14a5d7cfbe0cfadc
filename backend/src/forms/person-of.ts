import type { FormDefinition } from "@pcf/contract/forms/form-definition";

export type Person = { firstName: string; lastName: string; email: string };

/** Who sent the form, by the fields that its definition names. */
export function personOf({ person }: FormDefinition, answers: Record<string, unknown>): Person {
  const text = (field: string | undefined) => String((field && answers[field]) ?? "");
  return { firstName: text(person.firstName), lastName: text(person.lastName), email: text(person.email) };
}
