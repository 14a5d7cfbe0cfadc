import type { FormAnswer } from "@pcf/contract/forms/form-answer";
import type { FormDefinition } from "@pcf/contract/forms/form-definition";
import { formReturnSearch } from "@pcf/contract/forms/form-return-search";
import { formTexts } from "@pcf/contract/forms/form-texts";
import { forms } from "@pcf/contract/forms/forms";
import { returnField, unitTagField } from "@pcf/contract/forms/hidden-fields";
import type { Endpoint } from "payload";
import { env } from "../env.ts";
import { clientAddress } from "../platform/http/client-address.ts";
import { noStoreJson } from "../platform/http/no-store-json.ts";
import { readForm } from "../platform/http/read-body.ts";
import { copy, takeSubmission } from "./take-submission.ts";

/** Back to the page of the form, on our own site only. */
function backTo(place: string | undefined, form: FormDefinition, result: FormAnswer): Response {
  const home = new URL(env.SITE_URL);
  const asked = URL.parse(place ?? "/", home);
  const page = asked?.origin === home.origin ? asked : new URL("/", home);
  const search = formReturnSearch(form.number, result);
  // Two slashes at the start would name another host.
  const path = page.pathname.replace(/^\/+/, "/");
  return new Response(null, {
    status: 303,
    headers: { Location: `${path}?${search}${page.hash}`, "Cache-Control": "no-store" },
  });
}

/**
 * `POST /api/forms/{number}`, multipart: 200 with what became of it, also when it is not valid; 404 for a form we do
 * not have, 415 for another kind of body. A browser without JavaScript is led back to its page (303).
 */
export const formEndpoint: Endpoint = {
  path: "/forms/:number",
  method: "post",
  handler: async (req) => {
    const number = Number(req.routeParams?.number);
    const form = forms.find((each) => each.number === number);
    if (!form) return noStoreJson({ message: "There is no such form" }, 404);
    const read = await readForm({ headers: req.headers, body: req.body });
    if ("error" in read) return noStoreJson({ message: read.error }, read.status);
    const claimed = read.form.get(unitTagField);
    if (claimed !== null && claimed !== String(number))
      return noStoreJson({ message: "The form’s number does not match its address" }, 400);

    const fields = formTexts(read.form);
    let result: FormAnswer;
    try {
      const address = clientAddress(req.headers);
      result = await takeSubmission(req.payload, { form, fields, address, now: new Date() });
    } catch (error) {
      req.payload.logger.error({ msg: "A form could not be stored", form: form.name, err: error });
      result = { status: "mail_failed", message: copy.failed, invalid_fields: [] };
    }
    const wantsPage = req.headers.get("accept")?.includes("text/html");
    return wantsPage ? backTo(fields[returnField], form, result) : noStoreJson(result);
  },
};
