import { type FormAnswer, formStatuses } from "./form-answer.ts";

/** Search parameter that names the form whose answer the page is to show. */
export const formParameter = "form";
/** All that `formReturnSearch` writes. */
export const formReturnParameters: readonly string[] = [formParameter, "status", "reference", "invalid"];

/** What a page shows of a form: the answer to it, or that there was none in time, so that it may have arrived or not. */
export type FormReturn = Omit<FormAnswer, "status"> & { status: FormAnswer["status"] | "unknown" };

/** A form that the browser posted by itself and that has to be mended or sent again: what became of it and what was typed. */
export type ReturnedForm = FormReturn & { number: number; answers: Readonly<Record<string, string>> };
const statuses = [...formStatuses, "unknown"] as const;

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
