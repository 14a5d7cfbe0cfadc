import { tributeCardChoices, tributeKinds } from "@pcf/contract/choices";
import { formOfNames, namesInForm } from "@pcf/contract/donation/donor-name";
import { donationTypes } from "@pcf/contract/donation/fields";
import {
  amountStep,
  chosenAmount,
  type DonationValues,
  donationFieldNames,
  donationFields,
  donorStep,
  keptAddress,
  type PaymentCardRules,
  paymentCardStep,
  type ReceiptDonorValues,
  tributeStep,
} from "@pcf/contract/donation/form";
import {
  type GivingChoice,
  type GivingChoices,
  otherOccasion,
  sentChoice,
} from "@pcf/contract/donation/giving-choices";
import { donationMessages as messages } from "@pcf/contract/donation/messages";
import { charityDay } from "@pcf/contract/donation/next-billing-day";
import { cardDigits } from "@pcf/contract/donation/payment-card";
import { z } from "zod";
import type { Donation } from "../../payload-types.ts";
import type { PaymentCard } from "../gateway/gateway.ts";
import type { DonationFacts } from "./donation-store.ts";

export type FieldErrors = Record<string, string[]>;
export type ParsedDonation = {
  facts: DonationFacts;
  paymentCard: PaymentCard;
  /** Digits of the card, or its token: what limits on one card go by. Never stored. */
  cardIdentity: string;
  key: string;
  token: string;
};

const defaults: Partial<DonationValues> = { gift_type: "none", e_card_image: "0" };

/** The post's fields as text. A field given twice, or as a file, is nobody's honest form. */
function readValues(form: FormData): { values: DonationValues; errors: FieldErrors } {
  const errors: FieldErrors = {};
  const values: Partial<DonationValues> = {};
  for (const name of donationFieldNames) {
    const [first, ...more] = form.getAll(name);
    if (more.length > 0 || (first !== undefined && typeof first !== "string"))
      errors[name] = [messages.choice];
    values[name] = typeof first === "string" && first !== "" ? first : (defaults[name] ?? "");
  }
  return { values: values as DonationValues, errors };
}

const keyPattern = /^[A-Za-z0-9_-]{16,100}$/;
const typed = z.object({
  donation_type: z.enum(donationTypes),
  gift_kind: z.enum(tributeKinds),
  gift_type: z.enum(tributeCardChoices),
});

const other: GivingChoice = { value: otherOccasion, name: otherOccasion };

const allFields = z.object(donationFields);

/**
 * A post as facts of a donation, or every field that is wrong. Fields of a gift or card that was not chosen fall away,
 * as does the office's note unless staff are signed in.
 */
export function parseDonation(
  form: FormData,
  rules: PaymentCardRules & { staff: boolean; choices: GivingChoices },
): { donation: ParsedDonation } | { errors: FieldErrors } {
  const { values, errors } = readValues(form);
  if (!rules.staff) values.adminonly = "";
  const report = (name: string, message: string) => {
    const list = errors[name] ?? [];
    if (!list.includes(message)) errors[name] = [...list, message];
  };
  for (const name of donationFieldNames) {
    const trimmed = donationFields[name].safeParse(values[name]);
    if (trimmed.success) values[name] = trimmed.data;
  }
  for (const schema of [amountStep, tributeStep, donorStep, paymentCardStep(rules), allFields]) {
    for (const issue of schema.safeParse(values).error?.issues ?? [])
      report(String(issue.path[0]), issue.message);
  }
  if (values.idempotency_key && !keyPattern.test(values.idempotency_key))
    report("idempotency_key", messages.key);
  const day = charityDay(rules.now);
  const area = sentChoice(rules.choices.areas, values.donation_area, day);
  if (values.donation_area && !area) report("donation_area", messages.notOffered);
  const occasion = sentChoice([...rules.choices.occasions, other], values.h_occasion, day);
  if (values.h_occasion && !occasion) report("h_occasion", messages.notOffered);
  const { cents } = chosenAmount(values);
  const choices = typed.safeParse(values);
  if (Object.keys(errors).length > 0 || cents === null || !area || !choices.success) return { errors };
  return { donation: assemble(values, { ...choices.data, area, occasion }, cents, rules) };
}

function assemble(
  values: DonationValues,
  choices: z.output<typeof typed> & { area: GivingChoice; occasion: GivingChoice | undefined },
  amountCents: number,
  rules: PaymentCardRules,
): ParsedDonation {
  const number = cardDigits(values.card_number);
  const inName = choices.gift_kind !== "Gift to the Foundation";
  const honour = choices.gift_kind === "Gift in Honour";
  const letter = choices.gift_type === "letter";
  const ecard = choices.gift_type === "ecard";
  const place = keptAddress({
    province: values.h_prov,
    postalCode: values.h_pcode,
    country: values.h_country,
  });
  const text = (included: boolean, value: string) => (included && value !== "" ? value : null);
  return {
    key: values.idempotency_key || crypto.randomUUID(),
    token: values.token,
    cardIdentity: rules.hosted ? values.data_key : number,
    paymentCard: rules.hosted
      ? { cardToken: values.data_key }
      : { number, expiry: values.card_exp, cvd: values.card_cvd || undefined },
    facts: {
      donationType: choices.donation_type,
      amountCents,
      donationArea: choices.area.name,
      donationAreaInMails: choices.area.nameInMails || null,
      adminNote: text(true, values.adminonly),
      donor: {
        ...receiptDonorFacts(values),
        telephone: values.b_tel,
        email: values.b_email,
        mailingList: /^(1|on|true|yes)$/i.test(values.information),
      },
      tribute: {
        kind: choices.gift_kind,
        occasion: honour ? (choices.occasion?.name ?? null) : null,
        occasionOther: text(honour && choices.occasion === other, values.h_occasion_other),
        title: text(inName, values.h_title),
        firstName: text(inName, values.h_fname),
        lastName: text(inName, values.h_lname),
        message: text(inName, values.h_message),
        sentBehalf: text(inName, values.h_sent_behalf),
        nameOnCard: text(inName, values.h_name_on_card),
        recipientName: text(letter, values.h_name),
        address: text(letter, values.h_add),
        city: text(letter, values.h_city),
        province: text(letter, place.province),
        postalCode: text(letter, place.postalCode),
        country: text(letter, values.h_country),
      },
      tributeCard: {
        kind: choices.gift_type,
        email: text(ecard, values.e_card_email),
        subject: text(ecard, values.e_card_subject),
        message: text(ecard, values.e_card_message),
        image: ecard ? Number(values.e_card_image) : null,
      },
    },
  };
}

/** The names and the address of a donor as a row keeps them, from a form whose values were found good. */
export const receiptDonorFacts = (values: ReceiptDonorValues) => ({
  ...namesInForm(values),
  address: values.b_add,
  city: values.b_city,
  ...keptAddress({ province: values.b_prov, postalCode: values.b_pcode, country: values.b_country }),
  country: values.b_country,
});

/** The same of a row as the form has it, so that it can be changed there. */
export const receiptDonorForm = ({ donor }: Pick<Donation, "donor">): ReceiptDonorForm => ({
  ...formOfNames(donor ?? {}),
  b_add: donor?.address ?? "",
  b_city: donor?.city ?? "",
  b_prov: donor?.province ?? "",
  b_country: donor?.country ?? "",
  b_pcode: donor?.postalCode ?? "",
});
type ReceiptDonorForm = Record<keyof ReceiptDonorValues, string>;
