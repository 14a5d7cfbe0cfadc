import type { IncomingMessage, ServerResponse } from "node:http";
import { formAnswerSchema } from "@pcf/contract/forms/form-answer";
import type { FormReturn } from "@pcf/contract/forms/form-return";
import { formReturnSearch } from "@pcf/contract/forms/form-return-search";
import { formTexts } from "@pcf/contract/forms/form-texts";
import { forms, type ListedForm } from "@pcf/contract/forms/forms";
import { unitTagField } from "@pcf/contract/forms/hidden-fields";
import { kitForm } from "@pcf/contract/forms/kit-form";
import { neverArrived } from "../backend/backends.ts";
import { postedForm } from "../http/request-body.ts";
import { sendJson } from "../http/send-json.ts";
import { isForeignOpenPost, readingMethods } from "../http/validate-request.ts";
import { askBackend, leadOn, timeToAnswer, type VisitorSite } from "./ask-backend.ts";

/** Whether a browser without a running script may have posted one of the forms to the page it stands on. */
export const isPostedForm = ({ method, headers }: IncomingMessage): boolean =>
  method === "POST" && /^multipart\/form-data;/i.test(headers["content-type"] ?? "");

/**
 * Takes a form that a browser posted by itself to the address of its page. One that arrived leads on to the same page with
 * its number, so that loading the page again sends nothing. For any other the page is rendered once with all that was typed and
 * what is wrong with it: cached nowhere, and never part of an address. `read` is what was posted where it has been read already.
 */
export async function answerPostedForm(
  request: IncomingMessage,
  response: ServerResponse,
  { pathname }: URL,
  site: VisitorSite,
  read?: FormData,
): Promise<void> {
  const { env, snapshot } = site;
  if (isForeignOpenPost(request, env.SITE_URL)) return sendJson(response, 403, { error: "foreign_origin" });
  const content = snapshot.current();
  if (!content) return site.loading(request, response);
  const posted = read ?? (await postedForm(request, response));
  if (!posted) return;
  const form = forms.find(({ number }) => String(number) === posted.get(unitTagField));
  if (!form || !standsOn(form, pathname))
    return sendJson(response, 405, { error: "method_not_allowed" }, { allow: readingMethods.join(", ") });

  const texts = formTexts(posted);
  const signal = timeToAnswer(env);
  const send = (path: string) => askBackend(request, site, { path, posted, signal });
  const result = await resultOf(await send(`/api/forms/${form.number}`));
  if (response.destroyed) return;
  if (result.status === "mail_sent") {
    // As the script of the page does it: the wish goes its own way, and the kit does not wait for it.
    if (form.number === kitForm.number && texts.join_mailing_list) await send("/api/mailchimp");
    // Two slashes at the start would name another host.
    const location = `${pathname.replace(/^\/+/, "/")}?${formReturnSearch(form.number, result)}#${form.name}`;
    return leadOn(response, env, location);
  }
  const answers = Object.fromEntries(
    Object.keys(form.fields).flatMap((name) => (texts[name] ? [[name, texts[name]]] : [])),
  );
  await site.pages.answerOnce(request, response, new URL(pathname, env.SITE_URL), content, {
    status: result.invalid_fields.length > 0 ? 422 : 503,
    returnedForm: { ...result, number: form.number, answers },
  });
}

/** On its own page or one below it; a form without a page of its own stands on all of them. */
const standsOn = ({ page }: ListedForm, pathname: string): boolean =>
  page === null || pathname === page || pathname.startsWith(`${page}/`);

async function resultOf(answer: Response | Error): Promise<FormReturn> {
  const lost = { message: "", invalid_fields: [] };
  // What was not answered in time, or broken off, may have been taken.
  if (answer instanceof Error) return { ...lost, status: neverArrived(answer) ? "mail_failed" : "unknown" };
  const parsed = formAnswerSchema.safeParse(await answer.json().catch(() => undefined));
  if (parsed.success) return parsed.data;
  // An answer that was cut off may have been a good one.
  return { ...lost, status: answer.ok ? "unknown" : "mail_failed" };
}
