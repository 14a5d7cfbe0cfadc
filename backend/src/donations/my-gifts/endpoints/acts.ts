import { acts, signedInMinutes } from "@pcf/contract/donation/my-gifts";
import { emailFault, plainEmail } from "@pcf/contract/typed-email";
import { errorFacts } from "../../../platform/log/error-facts.ts";
import { requestedTooOften } from "../../protection/protection-counters.ts";
import { answer } from "../../record/answer.ts";
import { askForLink } from "../ask-for-link.ts";
import { checkGift } from "../check-gift.ts";
import { openLink } from "../open-link.ts";
import { signOutDonor } from "../signed-in-donor.ts";
import { backToPage, forgetSession, keepSession, type SentForm } from "./asked-page.ts";
import { changeCardAct } from "./card-act.ts";
import { changeAmountAct, pauseAct, resumeAct, stopAct } from "./monthly-acts.ts";
import { askPage } from "./page.ts";
import { receiptDonorAct } from "./receipt-donor-act.ts";

/** What one network may ask in an hour: several donors may share it, and scripts are to learn nothing. */
const mostLinksAnHour = 12;
const mostChecksAnHour = 20;

const wrongEmail = (email: string): Record<string, string> =>
  emailFault(email) ? { email: email ? "wrong" : "missing" } : {};
const isWrong = (wrong: Record<string, string>) => Object.keys(wrong).length > 0;

async function ask({ payload, network, typed, now }: SentForm): Promise<Response> {
  const email = plainEmail(typed("email"));
  const asked = { typed: { email }, wrong: wrongEmail(email) };
  if (isWrong(asked.wrong)) return answer(askPage({ asked }), 422);
  if (await requestedTooOften(payload, { what: "link-from", value: network, most: mostLinksAnHour, now }))
    return answer(askPage({ notice: "too-often", asked }), 429);
  // Not waited for: how long the answer takes must not tell whether the address is known.
  void askForLink(payload, { email, now }).catch((error: unknown) =>
    payload.logger.error({ error: errorFacts(error) }, "a link to the donor's page could not be mailed"),
  );
  return backToPage("sent");
}

async function open({ payload, typed, now }: SentForm): Promise<Response> {
  const opened = await openLink(payload, { link: typed("link"), now });
  if (typeof opened === "string") return backToPage(`link-${opened}`);
  return backToPage(null, keepSession(opened.session, signedInMinutes));
}

async function check({ payload, network, typed, now }: SentForm): Promise<Response> {
  const gift = { reference: typed("reference"), email: plainEmail(typed("email")) };
  const wrong = { ...(gift.reference ? {} : { reference: "missing" }), ...wrongEmail(gift.email) };
  const checked = { typed: gift, wrong, answer: null };
  if (isWrong(wrong)) return answer(askPage({ checked }), 422);
  if (await requestedTooOften(payload, { what: "check-from", value: network, most: mostChecksAnHour, now }))
    return answer(askPage({ checked: { ...checked, answer: "too-often" } }), 429);
  return answer(askPage({ checked: { ...checked, answer: await checkGift(payload, gift) } }));
}

async function signOut({ payload, session }: SentForm): Promise<Response> {
  await signOutDonor(payload, session);
  return backToPage("signed-out", forgetSession());
}

/** What each form of the page does, by the value of its button. */
export const actOf: ReadonlyMap<string, (sent: SentForm) => Promise<Response>> = new Map([
  [acts.ask, ask],
  [acts.open, open],
  [acts.check, check],
  [acts.amount, changeAmountAct],
  [acts.card, changeCardAct],
  [acts.pause, pauseAct],
  [acts.resume, resumeAct],
  [acts.stop, stopAct],
  [acts.receiptDonor, receiptDonorAct],
  [acts.signOut, signOut],
]);
