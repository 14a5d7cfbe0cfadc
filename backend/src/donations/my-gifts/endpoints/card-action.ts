import { paymentCardStep } from "@pcf/contract/donation/form";
import { donationMessages as messages } from "@pcf/contract/donation/messages";
import { acts, type MyGiftsNotice } from "@pcf/contract/donation/my-gifts";
import { cardDigits } from "@pcf/contract/donation/payment-card";
import type { CardAnswer } from "../../billing/change-card.ts";
import { cardEntry } from "../../gateway/configured-gateway.ts";
import { donationServices } from "../../give/donation-services.ts";
import { answer } from "../../record/answer.ts";
import { changeOwnCard } from "../change-own-gifts.ts";
import { giftsPage } from "./my-gifts-page.ts";
import { backToPage, type FormRequest, requireDonor } from "./page-request.ts";

const notices: Record<CardAnswer, MyGiftsNotice> = {
  changed: "card-changed",
  declined: "card-declined",
  failed: "card-failed",
  "being-checked": "card-being-checked",
  busy: "card-busy",
  "too-often": "card-too-often",
  stopped: "not-changed",
};

const keyPattern = /^[A-Za-z0-9_-]{16,100}$/;
const yearDigits = /^\d{4}$/;

/** The card as the donation form sends it; the expiry is two boxes of the page. */
function valuesOf(typed: FormRequest["typed"]) {
  const year = typed("expiry_year");
  const month = typed("expiry_month");
  return {
    card_number: cardDigits(typed("card_number")),
    card_name: typed("card_name"),
    card_exp: month && yearDigits.test(year) ? `${month}${year.slice(-2)}` : "",
    card_cvd: typed("card_cvd"),
    data_key: typed("data_key"),
  };
}

const boxes = ["hosted_card", "card_number", "card_name", "expiry_month", "card_cvd"];

/** What is wrong, by the boxes of the page in their order. */
function wrongOf(values: ReturnType<typeof valuesOf>, rules: Parameters<typeof paymentCardStep>[0]) {
  const wrong = new Map<string, string>();
  for (const { path, message } of paymentCardStep(rules).safeParse(values).error?.issues ?? []) {
    const field = path[0] === "card_exp" ? "expiry_month" : String(path[0]);
    const ofFrame = rules.hosted && field !== "card_name";
    const box = ofFrame ? "hosted_card" : field;
    if (!wrong.has(box)) wrong.set(box, ofFrame ? messages.cardFieldsSilent : message);
  }
  return Object.fromEntries(boxes.flatMap((box) => (wrong.has(box) ? [[box, wrong.get(box) ?? ""]] : [])));
}

/**
 * Another card for a monthly gift: read and judged as the donation form's. Of what was typed the page gets back the name and
 * the expiry, and never the number or the code.
 */
export const changeCardAction = requireDonor(async ({ payload, now, ip, typed }, donor) => {
  const { cvd, hostedCardFields } = cardEntry();
  const hosted = hostedCardFields !== null;
  const values = valuesOf(typed);
  const reference = typed("reference");
  const wrong = wrongOf(values, { now, hosted, cvd });
  if (Object.keys(wrong).length > 0) {
    const again = ["card_name", "expiry_month", "expiry_year"].map((name) => [name, typed(name)]);
    const asked = { act: acts.card, reference, typed: Object.fromEntries(again), wrong };
    return answer(await giftsPage({ payload, now }, donor, { asked }), 422);
  }
  const key = typed("card_key");
  if (!keyPattern.test(key)) return backToPage("card-failed");
  const changed = await changeOwnCard(donationServices(payload), {
    ...{ address: donor.address, reference, key, ip },
    cardIdentity: hosted ? values.data_key : values.card_number,
    paymentCard: hosted
      ? { cardToken: values.data_key }
      : { number: values.card_number, expiry: values.card_exp, cvd: values.card_cvd || undefined },
  });
  return backToPage(notices[changed]);
});
