import { type FormAnswer, formStatuses } from "./form-answer.ts";
import { formMessages } from "./form-messages.ts";

/** Search parameter that names the form whose answer the page is to show. */
export const formParameter = "form";
/** All that `formReturnSearch` writes. */
export const formReturnParameters: readonly string[] = [formParameter, "status", "reference", "invalid"];

const { tooLong, ...sentences } = formMessages;
/** What a page shows of a form: the answer to it, or that there was none in time, so that it may have arrived or not. */
export type FormReturn = Omit<FormAnswer, "status"> & { status: FormAnswer["status"] | "unknown" };

/** A form that the browser posted by itself and that has to be mended or sent again: what became of it and what was typed. */
export type ReturnedForm = FormReturn & { number: number; answers: Readonly<Record<string, string>> };
const statuses = [...formStatuses, "unknown"] as const;

type Complaint = keyof typeof sentences;
const isComplaint = (text: string): text is Complaint => Object.hasOwn(sentences, text);

/**
 * The answer to a form sent without JavaScript, as search parameters of the page it goes back to. What was typed is
 * never among them, and complaints go by their names, so that an address cannot put words on the page.
 */
export function formReturnSearch(number: number, answer: FormReturn): string {
  const search = new URLSearchParams({ [formParameter]: String(number), status: answer.status });
  if (answer.reference) search.set("reference", answer.reference);
  const invalid = answer.invalid_fields.map(({ field, message }) => {
    const most = /\d+/.exec(message)?.[0];
    if (most && message === tooLong(Number(most))) return `${field}.tooLong.${most}`;
    const complaint = Object.entries(sentences).find(([, sentence]) => sentence === message)?.[0];
    return `${field}.${complaint ?? "choice"}`;
  });
  if (invalid.length > 0) search.set("invalid", invalid.join(","));
  return search.toString();
}

/**
 * The answer that `search` carries for the form `number`, or undefined where it carries none. Read by hand: the footer
 * of every page asks, and the schema library is not worth its weight there.
 */
export function readFormReturn(number: number, search: URLSearchParams): FormReturn | undefined {
  if (search.get(formParameter) !== String(number)) return undefined;
  const status = statuses.find((each) => each === search.get("status"));
  const reference = search.get("reference") ?? undefined;
  if (!status || (reference !== undefined && !/^[\w-]{1,40}$/.test(reference))) return undefined;
  const invalid = (search.get("invalid") ?? "").split(",").flatMap((entry) => {
    const [field = "", complaint = "", most = ""] = entry.split(".");
    if (!/^\w{1,60}$/.test(field)) return [];
    if (complaint === "tooLong" && /^\d{1,5}$/.test(most)) return [{ field, message: tooLong(Number(most)) }];
    return isComplaint(complaint) ? [{ field, message: sentences[complaint] }] : [];
  });
  return { status, reference, message: "", invalid_fields: invalid };
}
