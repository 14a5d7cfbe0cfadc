import { clientNetwork } from "@pcf/contract/client-network";
import { actField, acts, signedInMinutes } from "@pcf/contract/donation/my-gifts";
import { emailFault, plainEmail } from "@pcf/contract/typed-email";
import type { Endpoint } from "payload";
import { clientAddress } from "../../../platform/http/client-address.ts";
import { readForm } from "../../../platform/http/read-body.ts";
import { errorFacts } from "../../../platform/log/error-facts.ts";
import { requestedTooOften } from "../../protection/protection-counters.ts";
import { answer } from "../../record/answer.ts";
import { checkGift } from "../check-gift.ts";
import { openLink, signOutDonor } from "../donor-session.ts";
import { requestLinkInTurn } from "../request-link.ts";
import { changeCardAction } from "./card-action.ts";
import {
  changeAmountAction,
  pauseAction,
  receiptDonorAction,
  resumeAction,
  stopAction,
} from "./monthly-actions.ts";
import { askPage } from "./my-gifts-page.ts";
import { backToPage, type FormRequest, forgetSession, keepSession, sessionIn } from "./page-request.ts";

/**
 * `POST /api/my-gifts`, multipart: a form of the donor's own page, as the site's server passes it on. Answers 303 back to
 * the page when something was done, and otherwise what the page then shows, with 422 where something has to be corrected.
 */
export const actionEndpoint: Endpoint = {
  path: "/my-gifts",
  method: "post",
  handler: async ({ payload, headers, body }) => {
    const read = await readForm({ headers, body });
    if ("error" in read) return answer({ message: read.error }, read.status);
    const typed: FormRequest["typed"] = (field) => {
      const value = read.form.get(field);
      return typeof value === "string" ? value.trim().slice(0, 1_000) : "";
    };
    const action = actions.get(typed(actField));
    if (!action) return answer({ message: "There is no such form" }, 400);
    const ip = clientAddress(headers);
    const network = clientNetwork(ip);
    return action({ payload, session: sessionIn(headers), now: new Date(), network, ip, typed });
  },
};

/** What one network may ask in an hour: several donors may share it, and scripts are to learn nothing. */
const mostLinksAnHour = 12;
const mostChecksAnHour = 20;

const wrongEmail = (email: string): Record<string, string> =>
  emailFault(email) ? { email: email ? "wrong" : "missing" } : {};
const isWrong = (wrong: Record<string, string>) => Object.keys(wrong).length > 0;

async function ask({ payload, network, typed, now }: FormRequest): Promise<Response> {
  const email = plainEmail(typed("email"));
  const asked = { typed: { email }, wrong: wrongEmail(email) };
  if (isWrong(asked.wrong)) return answer(askPage({ asked }), 422);
  if (await requestedTooOften(payload, { what: "link-from", value: network, most: mostLinksAnHour, now }))
    return answer(askPage({ notice: "too-often", asked }), 429);
  // Not waited for: how long the answer takes must not tell whether the address is known.
  void requestLinkInTurn(payload, { email, now }).catch((error: unknown) =>
    payload.logger.error({ error: errorFacts(error) }, "a link to the donor's page could not be mailed"),
  );
  return backToPage("sent");
}

async function open({ payload, typed, now }: FormRequest): Promise<Response> {
  const opened = await openLink(payload, { link: typed("link"), now });
  if (typeof opened === "string") return backToPage(`link-${opened}`);
  return backToPage(null, keepSession(opened.session, signedInMinutes));
}

async function check({ payload, network, typed, now }: FormRequest): Promise<Response> {
  const gift = { reference: typed("reference"), email: plainEmail(typed("email")) };
  const wrong = { ...(gift.reference ? {} : { reference: "missing" }), ...wrongEmail(gift.email) };
  const checked = { typed: gift, wrong, answer: null };
  if (isWrong(wrong)) return answer(askPage({ checked }), 422);
  if (await requestedTooOften(payload, { what: "check-from", value: network, most: mostChecksAnHour, now }))
    return answer(askPage({ checked: { ...checked, answer: "too-often" } }), 429);
  return answer(askPage({ checked: { ...checked, answer: await checkGift(payload, gift) } }));
}

async function signOut({ payload, session }: FormRequest): Promise<Response> {
  await signOutDonor(payload, session);
  return backToPage("signed-out", forgetSession());
}

/** What each form of the page does, by the value of its button. */
const actions: ReadonlyMap<string, (form: FormRequest) => Promise<Response>> = new Map([
  [acts.ask, ask],
  [acts.open, open],
  [acts.check, check],
  [acts.amount, changeAmountAction],
  [acts.card, changeCardAction],
  [acts.pause, pauseAction],
  [acts.resume, resumeAction],
  [acts.stop, stopAction],
  [acts.receiptDonor, receiptDonorAction],
  [acts.signOut, signOut],
]);
