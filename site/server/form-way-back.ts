import type { IncomingMessage } from "node:http";
import { formReturnSearch } from "@pcf/contract/forms/form-return-search";
import { forms } from "@pcf/contract/forms/forms";

/**
 * Where a browser that posted one of the forms by itself is led when the backend could not take it (`mail_failed`) or did
 * not say whether it has (`unknown`): to the form, which then says so. Undefined for every other request.
 */
export function formWayBack(request: IncomingMessage, status: "mail_failed" | "unknown"): string | undefined {
  const number = /^\/api\/forms\/(\d+)(?:\?|$)/.exec(request.url ?? "")?.[1];
  const form = forms.find((each) => String(each.number) === number);
  if (request.method !== "POST" || !form || !request.headers.accept?.includes("text/html")) return undefined;
  // The path alone is taken from the browser's word, with one slash, so that it stays on this site.
  const cameFrom = URL.parse(request.headers.referer ?? "")?.pathname.replace(/^\/+/, "/");
  // A form that stands on every page leads home where the browser does not say from which it came.
  const page = form.page ?? cameFrom ?? "/";
  return `${page}?${formReturnSearch(form.number, { status, message: "", invalid_fields: [] })}#${form.name}`;
}
