import { type FormAnswer, formStatuses } from "./form-answer.ts";
import { complaintMessage } from "./form-complaints.ts";
import { forms } from "./forms.ts";

/** Search parameter that names the form whose answer the page is to show. */
export const formParameter = "form";
/** All that `formReturnSearch` writes. */
export const formReturnParameters: readonly string[] = [formParameter, "status", "reference", "invalid"];

/** What a page shows of a form: the answer to it, or that there was none in time, so that it may have arrived or not. */
export type FormReturn = Omit<FormAnswer, "status"> & { status: FormAnswer["status"] | "unknown" };

/**
 * A form that the browser posted by itself: what became of it, and what was typed where it has to be mended or sent again.
 * One that came back by an address has no answers.
 */
export type ReturnedForm = FormReturn & { number: number; answers?: Readonly<Record<string, string>> };
const statuses = [...formStatuses, "unknown"] as const;

/** The answer that the address of a page carries for one of the forms, or undefined where it carries none. */
export function readFormReturn(search: URLSearchParams): ReturnedForm | undefined {
  const form = forms.find(({ number }) => String(number) === search.get(formParameter));
  if (!form) return undefined;
  const status = statuses.find((each) => each === search.get("status"));
  const reference = search.get("reference") ?? undefined;
  if (!status || (reference !== undefined && !/^[\w-]{1,40}$/.test(reference))) return undefined;
  const invalid = (search.get("invalid") ?? "").split(",").flatMap((entry) => {
    const [field = "", complaint = "", most] = entry.split(".");
    const message = complaintMessage(complaint, most);
    return message !== undefined && /^\w{1,60}$/.test(field) ? [{ field, message }] : [];
  });
  return { number: form.number, status, reference, message: "", invalid_fields: invalid };
}
