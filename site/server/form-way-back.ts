import type { IncomingMessage } from "node:http";
import { contactFormId, kitFormId, newsletterFormId, volunteerFormId } from "@pcf/contract/constants";
import { formReturnSearch } from "@pcf/contract/forms/form-return";

/** Where on its page each form stands. */
const placeOfForm: Readonly<Record<string, string>> = {
  [newsletterFormId]: "#newsletter",
  [contactFormId]: "#contact",
  [volunteerFormId]: "#volunteer",
  [kitFormId]: "#kit",
};

/**
 * Where a browser that posted one of the forms by itself is led when the backend could not take it: to the form, which
 * then says so. Undefined for every other request.
 */
export function formWayBack(request: IncomingMessage): string | undefined {
  const unitTag = /^\/api\/forms\/(\d+)(?:\?|$)/.exec(request.url ?? "")?.[1] ?? "";
  const place = placeOfForm[unitTag];
  if (request.method !== "POST" || !place || !request.headers.accept?.includes("text/html")) return undefined;
  // The path alone is taken from the browser's word, with one slash, so that it stays on this site.
  const page = URL.parse(request.headers.referer ?? "")?.pathname.replace(/^\/+/, "/") ?? "/";
  return `${page}?${formReturnSearch(Number(unitTag), { status: "mail_failed", message: "", invalid_fields: [] })}${place}`;
}
