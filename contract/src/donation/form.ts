import * as z from "zod/mini";
import { donationMaximumCents, donationMinimumCents, tributeCardMinimumCents } from "../constants.ts";
import { saysNoName } from "../typed-name.ts";
import { mistakenWords, typedPostalCode } from "../typed-postal-code.ts";
import { typedProvince } from "../typed-province.ts";
import { isAmbiguousAmount, parseAmount } from "./amount.ts";
import {
  amountFields,
  donorFields,
  paymentCardFields,
  receiptDonorFields,
  requestFields,
  tributeFields,
} from "./fields.ts";
import { otherOccasion } from "./giving-choices.ts";
import { donationMessages as messages } from "./messages.ts";
import { cardDigits, cardNumberFault, isExpired, parseExpiry } from "./payment-card.ts";
import { reportAddresses } from "./words-for-others.ts";

export const draftFields = { ...amountFields, ...tributeFields, ...donorFields };
export const donationFields = { ...draftFields, ...paymentCardFields, ...requestFields };
export type DonationField = keyof typeof donationFields;
export const donationFieldNames = Object.keys(donationFields) as DonationField[];

type Values<Name extends string> = Record<Name, string>;
export type DonationDraft = Values<keyof typeof draftFields>;
export type DonationValues = Values<DonationField>;

/** An empty form; `DonationDraft` is what `pcfFormData` keeps. */
export const emptyDraft = (): DonationDraft => ({
  ...(Object.fromEntries(Object.keys(draftFields).map((name) => [name, ""])) as DonationDraft),
  donation_type: "single",
  donation_area: "Area of greatest need",
  gift_kind: "Gift to the Foundation",
  gift_type: "none",
  e_card_image: "0",
  b_giver: "person",
  h_country: "Canada",
  b_country: "Canada",
});

/** Shape of a stored draft: unknown keys fall away, a wrong one makes the draft unusable. */
export const draftSchema = z.partial(
  z.object(Object.fromEntries(Object.keys(draftFields).map((name) => [name, z.string()]))),
);

const canada = /^(ca|can|canada)$/i;

/** Whether the form is filled in for a monthly gift. */
export const isMonthly = ({ donation_type }: Pick<DonationDraft, "donation_type">) =>
  donation_type === "monthly";

/** Whether a card may go with this gift: it honours a person, and is $20 or more. */
export const mayHaveTributeCard = (values: Pick<DonationDraft, "gift_kind">, cents: number | null) =>
  values.gift_kind !== "Gift to the Foundation" && cents !== null && cents >= tributeCardMinimumCents;

/**
 * Cents of the amount chosen, or why there is none. The preset, the other amount and the sum of the post are three
 * ways to say one thing: what is filled in must agree, so that nobody is charged a sum they did not see.
 */
export function chosenAmount(
  values: Pick<DonationDraft, "selectAmount" | "otherAmount" | "donation_amount">,
): { cents: number; error?: never } | { cents: null; error: string } {
  const given = [values.selectAmount, values.otherAmount, values.donation_amount].filter(
    (text) => text.trim() !== "",
  );
  if (given.length === 0) return { cents: null, error: messages.amountMissing };
  const [cents, ...others] = given.map(parseAmount);
  if (cents === undefined || cents === null || others.includes(null))
    return {
      cents: null,
      error: given.some(isAmbiguousAmount) ? messages.amountAmbiguous : messages.amountInvalid,
    };
  if (others.some((other) => other !== cents)) return { cents: null, error: messages.amountUnclear };
  if (cents < donationMinimumCents) return { cents: null, error: messages.amountMissing };
  if (cents > donationMaximumCents) return { cents: null, error: messages.amountTooLarge };
  return { cents };
}

type Report<Name extends string> = (field: Name, message: string) => void;

// All fields are text, so a step's own rules run even when a single field is wrong: every error is told at once.
function step<Shape extends Record<string, z.ZodMiniType<string, string>>>(
  shape: Shape,
  rule: (values: Values<Extract<keyof Shape, string>>, report: Report<Extract<keyof Shape, string>>) => void,
) {
  return z.object(shape).check(
    z.superRefine((values, context) => {
      rule(values as Values<Extract<keyof Shape, string>>, (field, message) =>
        context.addIssue({ code: "custom", path: [field], message }),
      );
    }),
  );
}

function requireAll<Name extends string>(values: Values<Name>, names: Name[], report: Report<Name>) {
  for (const name of names) if (values[name].trim() === "") report(name, messages.required);
}

/**
 * Two names are asked for. Who has one puts a dash, or another sign that says so, in place of the other: what is merely left
 * empty was forgotten, and a receipt needs the whole name.
 */
function requireNames<Name extends string>(values: Values<Name>, names: [Name, Name], report: Report<Name>) {
  requireAll(values, names, report);
  if (names.every((name) => saysNoName(values[name]))) report(names[1], messages.required);
}

function checkAddress(
  [province, postalCode, country]: [string, string, string],
  report: Report<"province" | "postalCode">,
) {
  if (!canada.test(country)) return;
  if (province && !typedProvince(province)) report("province", messages.province);
  const { fault, mistaken } = typedPostalCode(postalCode);
  if (!postalCode || !fault) return;
  report("postalCode", mistaken ? mistakenWords(mistaken) : messages.postalCode);
}

/** Province and postal code as they are kept: in Canada as the post writes them, elsewhere as they were typed. */
export function keptAddress({
  province,
  postalCode,
  country,
}: Record<"province" | "postalCode" | "country", string>): { province: string; postalCode: string } {
  const upper = postalCode.toUpperCase();
  if (!canada.test(country)) return { province, postalCode: upper };
  return {
    province: typedProvince(province) ?? province,
    postalCode: typedPostalCode(postalCode).code ?? upper,
  };
}

/** Step 0: amount, type, area. */
export const amountStep = step(amountFields, (values, report) => {
  requireAll(values, ["donation_type", "donation_area"], report);
  const { error } = chosenAmount(values);
  if (error) report("otherAmount", error);
});

/** Step 1: for whom, and the card. It reads the amount too, since a card goes with $20 or more only. */
export const tributeStep = step(
  {
    selectAmount: amountFields.selectAmount,
    otherAmount: amountFields.otherAmount,
    donation_amount: amountFields.donation_amount,
    ...tributeFields,
  },
  (values, report) => {
    requireAll(values, ["gift_kind"], report);
    const inName = values.gift_kind !== "Gift to the Foundation" && values.gift_kind !== "";
    if (inName) requireNames(values, ["h_fname", "h_lname"], report);
    reportAddresses(values, report);
    if (values.gift_kind === "Gift in Honour" && values.h_occasion === otherOccasion)
      requireAll(values, ["h_occasion_other"], report);
    if (values.gift_type === "none" || values.gift_type === "") return;
    if (!inName) return report("gift_type", messages.tributeCardNeedsTribute);
    if (!mayHaveTributeCard(values, chosenAmount(values).cents))
      return report("gift_type", messages.tributeCardFromTwentyDollars);
    if (values.gift_type === "ecard") return requireAll(values, ["e_card_email", "e_card_subject"], report);
    requireAll(values, ["h_add", "h_city", "h_prov", "h_pcode", "h_country"], report);
    checkAddress([values.h_prov, values.h_pcode, values.h_country], (field, message) =>
      report(field === "province" ? "h_prov" : "h_pcode", message),
    );
  },
);

type ReceiptDonorField = keyof typeof receiptDonorFields;
export type ReceiptDonorValues = Values<ReceiptDonorField>;

/** Whether the form is filled in for an organization. */
export const isOrganization = ({ b_giver }: Pick<DonationDraft, "b_giver">) => b_giver === "organization";

/** Whether a second person is to stand on the receipt: beside a person, never beside an organization. */
export const hasSecondPerson = (values: Pick<DonationDraft, "b_giver" | "b_second">) =>
  !isOrganization(values) && values.b_second !== "";

function checkReceiptDonor(values: ReceiptDonorValues, report: Report<ReceiptDonorField>) {
  requireNames(values, ["b_fname", "b_lname"], report);
  requireAll(values, ["b_add", "b_city", "b_prov", "b_country", "b_pcode"], report);
  if (isOrganization(values)) requireAll(values, ["b_org"], report);
  if (hasSecondPerson(values)) requireNames(values, ["b2_fname", "b2_lname"], report);
  reportAddresses(values, report);
  checkAddress([values.b_prov, values.b_pcode, values.b_country], (field, message) =>
    report(field === "province" ? "b_prov" : "b_pcode", message),
  );
}

/** The part of step 2 that stands on the receipt. */
export const receiptDonorStep = step(receiptDonorFields, checkReceiptDonor);

/** Step 2: who gives. */
export const donorStep = step(donorFields, (values, report) => {
  checkReceiptDonor(values, report);
  requireAll(values, ["b_tel", "b_email"], report);
});

export type PaymentCardRules = { now: Date; hosted: boolean; cvd: boolean };

/** Step 3: the card. With hosted fields the gateway has the number and the post carries its token only. */
export const paymentCardStep = ({ now, hosted, cvd }: PaymentCardRules) =>
  step(paymentCardFields, (values, report) => {
    requireAll(values, ["card_name"], report);
    if (hosted) {
      if (values.card_number || values.card_exp || values.card_cvd)
        report("card_number", messages.cardRefused);
      return requireAll(values, ["data_key"], report);
    }
    requireAll(values, ["card_number", "card_exp"], report);
    const fault = values.card_number && cardNumberFault(cardDigits(values.card_number));
    if (fault)
      report(
        "card_number",
        fault === "incomplete" ? messages.cardNumberIncomplete : messages.cardNumberWrong,
      );
    if (values.card_exp && !parseExpiry(values.card_exp)) report("card_exp", messages.expiry);
    else if (values.card_exp && isExpired(values.card_exp, now)) report("card_exp", messages.expired);
    if (cvd) requireAll(values, ["card_cvd"], report);
    if (values.card_cvd && !/^\d{3,4}$/.test(values.card_cvd)) report("card_cvd", messages.cvd);
  });

/** The steps of the form that may be kept, in their order; `paymentCardStep` follows them. */
export const draftSteps = [amountStep, tributeStep, donorStep] as const;
