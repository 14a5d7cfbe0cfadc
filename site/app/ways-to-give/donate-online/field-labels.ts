import { donationMessages } from "@pcf/contract/donation/messages";
import type { FormProblem } from "~/ui/error-summary/error-summary";
import { donateOnlineCopy as copy } from "./donate-online-copy";

const { gift, address, donor, card } = copy;

/** What a field is called on the screen. */
const labels: Record<string, string> = {
  h_occasion: gift.occasion,
  h_occasion_other: gift.occasionOther,
  h_title: gift.title,
  h_fname: gift.firstName,
  h_lname: gift.lastName,
  h_name: gift.recipientName,
  h_add: address.street,
  h_city: address.city,
  h_prov: address.province,
  h_pcode: address.postalCode,
  h_country: address.country,
  h_message: gift.message,
  h_name_on_card: gift.nameOnCard,
  h_sent_behalf: gift.onBehalf,
  e_card_email: gift.recipientEmail,
  e_card_subject: gift.subject,
  e_card_message: gift.message,
  b_fname: donor.firstName,
  b_lname: donor.lastName,
  b_add: address.street,
  b_city: address.city,
  b_prov: address.province,
  b_country: address.country,
  b_pcode: address.postalCode,
  b_tel: donor.phone,
  b_email: donor.email,
  card_name: card.name,
  card_number: card.number,
  expiry_month: card.expiryMonth,
  expiry_year: card.expiryYear,
  card_cvd: card.cvd,
};

/** Messages that could be about any field. */
const general: readonly string[] = [
  donationMessages.required,
  donationMessages.tooLong,
  donationMessages.characters,
  donationMessages.choice,
];

/** A line of the error summary: a message that names no field gets the field's name in front of it. */
export function problemOf({ field, message }: { field: string; message: string }): FormProblem {
  const label = labels[field];
  return { field, message: label && general.includes(message) ? copy.problem(label, message) : message };
}
