import { type FormAnswer, formStatuses } from "./form-answer.ts";
import { complaintOf } from "./form-complaints.ts";

/** Search parameter that names the form whose answer the page is to show. */
export const formParameter = "form";
/** All that `formReturnSearch` writes. */
export const formReturnParameters: readonly string[] = [formParameter, "status", "reference", "invalid"];

/** What a page shows of a form: the answer to it, or that there was none in time, so that it may have arrived or not. */
export type FormReturn = Omit<FormAnswer, "status"> & { status: FormAnswer["status"] | "unknown" };

/** A form that the browser posted by itself and that has to be mended or sent again: what became of it and what was typed. */
export type ReturnedForm = FormReturn & { number: number; answers: Readonly<Record<string, string>> };
const statuses = [...formStatuses, "unknown"] as const;

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

/** The sentence of a complaint, as `complaintMessage` has it. */
type MessageOf = (complaint: string, most?: string) => string | undefined;

/**
 * The answer that `search` carries for the form `number`, or undefined where it carries none. Read by hand: the footer
 * of every page asks, and neither the schema library nor the sentences are worth their weight there.
 */
export function readFormReturn(
  number: number,
  search: URLSearchParams,
  messageOf: MessageOf,
): FormReturn | undefined {
  if (search.get(formParameter) !== String(number)) return undefined;
  const status = statuses.find((each) => each === search.get("status"));
  const reference = search.get("reference") ?? undefined;
  if (!status || (reference !== undefined && !/^[\w-]{1,40}$/.test(reference))) return undefined;
  const invalid = (search.get("invalid") ?? "").split(",").flatMap((entry) => {
    const [field = "", complaint = "", most] = entry.split(".");
    const message = messageOf(complaint, most);
    return message !== undefined && /^\w{1,60}$/.test(field) ? [{ field, message }] : [];
  });
  return { status, reference, message: "", invalid_fields: invalid };
}
