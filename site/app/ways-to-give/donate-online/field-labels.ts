import { donationMessages } from "@pcf/contract/donation/messages";
import type { FormProblem } from "~/ui/error-summary/error-summary";
import { cardWords } from "../card-boxes";
import { donateOnlineCopy as copy } from "./donate-online-copy";

const { tribute, address, donor, paymentCard } = copy;

/** What a field is called on the screen. */
const labels: Record<string, string> = {
  h_occasion: tribute.occasion,
  h_occasion_other: tribute.occasionOther,
  h_title: tribute.title,
  h_fname: tribute.firstName,
  h_lname: tribute.lastName,
  h_name: tribute.recipientName,
  h_add: address.street,
  h_city: address.city,
  h_prov: address.province,
  h_pcode: address.postalCode,
  h_country: address.country,
  h_message: tribute.message,
  h_name_on_card: tribute.nameOnCard,
  h_sent_behalf: tribute.onBehalf,
  e_card_email: tribute.recipientEmail,
  e_card_subject: tribute.subject,
  e_card_message: tribute.message,
  b_giver: donor.giver,
  b_org: donor.organization,
  b_fname: donor.firstName,
  b_initial: donor.initial,
  b_lname: donor.lastName,
  b_second: donor.second,
  b2_fname: `${donor.secondPerson}, ${donor.firstName}`,
  b2_initial: `${donor.secondPerson}, ${donor.initial}`,
  b2_lname: `${donor.secondPerson}, ${donor.lastName}`,
  b_add: address.street,
  b_city: address.city,
  b_prov: address.province,
  b_country: address.country,
  b_pcode: address.postalCode,
  b_tel: donor.phone,
  b_email: donor.email,
  card_name: cardWords.name,
  card_number: cardWords.number,
  expiry_month: paymentCard.expiryMonth,
  expiry_year: paymentCard.expiryYear,
  card_cvd: cardWords.cvd,
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
