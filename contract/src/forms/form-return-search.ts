import { complaintOf } from "./form-complaints.ts";
import { type FormReturn, formParameter } from "./form-return.ts";

/**
 * The answer to a form sent without JavaScript, as search parameters of the page it goes back to. What was typed is
 * never among them, and complaints go by their names, so that an address cannot put words on the page.
 */
export function formReturnSearch(number: number, answer: FormReturn): string {
  const search = new URLSearchParams({ [formParameter]: String(number), status: answer.status });
  if (answer.reference) search.set("reference", answer.reference);
  const invalid = answer.invalid_fields.map(({ field, message }) => `${field}.${complaintOf(message)}`);
  if (invalid.length > 0) search.set("invalid", invalid.join(","));
  return search.toString();
}
