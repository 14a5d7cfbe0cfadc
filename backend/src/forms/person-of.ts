import type { FormDefinition } from "@pcf/contract/forms/form-definition";
import { namesThere } from "@pcf/contract/typed-name";

export type Person = { firstName: string; lastName: string; email: string };

/** Who sent the form, by the fields that its definition names. */
export function personOf({ person }: FormDefinition, answers: Record<string, unknown>): Person {
  const text = (field: string | undefined) => String((field && answers[field]) ?? "");
  const names = namesThere({ firstName: text(person.firstName), lastName: text(person.lastName) });
  return { ...names, email: text(person.email) };
}
