import { unitTagField } from "@pcf/contract/forms/hidden-fields";

/** Texts of a posted form; several values of one field are joined by commas, files are left out. */
export function formFields(form: FormData): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const name of new Set(form.keys())) {
    if (name === unitTagField) continue;
    fields[name] = form
      .getAll(name)
      .filter((value) => typeof value === "string")
      .join(",");
  }
  return fields;
}
