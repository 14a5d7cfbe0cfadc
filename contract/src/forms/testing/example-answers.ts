import type { FormDefinition, FormField } from "../form-definition.ts";

function exampleOf(field: FormField): string {
  switch (field.kind) {
    case "email":
      return "ann@visitor.example";
    case "phone":
      return "306-555-0101";
    case "day":
      return "2026-12-08";
    case "time":
      return "19:00";
    case "one-of":
      return field.options[0]?.value ?? "Ann";
    case "any-of":
      return field.options.map(({ value }) => value).join(",");
    case "tick":
      return field.value;
    case "text":
      if (field.only) return field.only === "province" ? "Saskatchewan" : "S4P 0A1";
      return "Ann";
    default:
      return "Ann";
  }
}

/** Answers that the rules of a form take, as they are posted: one text a field. */
export const exampleAnswers = ({ fields }: FormDefinition): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, exampleOf(field)]));
