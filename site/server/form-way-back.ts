import type { IncomingMessage } from "node:http";
import { contactFormId, kitFormId, newsletterFormId, volunteerFormId } from "@pcf/contract/constants";
import { formReturnSearch } from "@pcf/contract/forms/form-return";

/** Where each form stands. The newsletter's is on every page; the home page is for a browser that does not say which. */
const placeOfForm: Readonly<Record<string, readonly [page: string, place: string]>> = {
  [newsletterFormId]: ["/", "#newsletter"],
  [contactFormId]: ["/about-us/contact-us", "#contact"],
  [volunteerFormId]: ["/get-involved/volunteer", "#volunteer"],
  [kitFormId]: ["/get-support/reef-knot-kits", "#kit"],
};

/**
 * Where a browser that posted one of the forms by itself is led when the backend could not take it (`mail_failed`) or did
 * not say whether it has (`unknown`): to the form, which then says so. Undefined for every other request.
 */
export function formWayBack(request: IncomingMessage, status: "mail_failed" | "unknown"): string | undefined {
  const unitTag = /^\/api\/forms\/(\d+)(?:\?|$)/.exec(request.url ?? "")?.[1] ?? "";
  const [ownPage, place] = placeOfForm[unitTag] ?? [];
  if (request.method !== "POST" || !ownPage || !request.headers.accept?.includes("text/html"))
    return undefined;
  // The path alone is taken from the browser's word, with one slash, so that it stays on this site.
  const cameFrom = URL.parse(request.headers.referer ?? "")?.pathname.replace(/^\/+/, "/");
  const page = ownPage === "/" ? (cameFrom ?? ownPage) : ownPage;
  return `${page}?${formReturnSearch(Number(unitTag), { status, message: "", invalid_fields: [] })}${place}`;
}
