import * as z from "zod/mini";
import { tributeCardChoices, tributeKinds } from "../choices.ts";
import { adminNoteLength, tributeCardMessageLength } from "../constants.ts";
import { plainLine, plainLines } from "../plain-text.ts";
import { emailFault, longestEmail, plainEmail } from "../typed-email.ts";
import { isTelephone, longestTelephone, plainTelephone } from "../typed-telephone.ts";
import { ecardDesigns } from "./ecards.ts";
import { donationMessages as messages } from "./messages.ts";

export const donationTypes = ["single", "monthly"] as const;

/** Who gives. A form that does not say gives for a person. */
export const donorKinds = ["person", "organization"] as const;

// Letters and signs of any language. Halves of characters, which no gateway or PDF takes, nobody means.
const whole = /^\P{Cs}*$/u;

const text = (max: number) =>
  z
    .string()
    .check(z.overwrite(plainLine), z.maxLength(max, messages.tooLong), z.regex(whole, messages.characters));
// A browser posts each line break as two characters; the counter beside the field, and this limit, count it as one.
const longText = (max: number) =>
  z
    .string()
    .check(z.overwrite(plainLines), z.maxLength(max, messages.tooLong), z.regex(whole, messages.characters));
const choice = (values: readonly string[]) =>
  z.string().check(
    z.trim(),
    z.refine((value) => value === "" || values.includes(value), messages.choice),
  );
const email = (max: number) =>
  z.string().check(
    z.overwrite(plainEmail),
    z.maxLength(max, messages.tooLong),
    z.refine((value) => value === "" || emailFault(value) !== "wrong", messages.email),
    z.refine((value) => emailFault(value) !== "letters", messages.emailLetters),
  );
const telephone = z.string().check(
  z.overwrite(plainTelephone),
  z.maxLength(longestTelephone, messages.tooLong),
  z.refine((value) => value === "" || isTelephone(value), messages.telephone),
);

/**
 * Every field a donor fills in, under its wire name, as the text a form holds: empty when not filled in. Each schema
 * judges a field by itself; which fields are required and how they go together is in the steps.
 */
export const amountFields = {
  donation_type: choice(donationTypes),
  selectAmount: text(20),
  otherAmount: text(20),
  donation_amount: text(20),
  /** One of the areas that administrators offer, which the server knows. */
  donation_area: text(200),
};

export const tributeFields = {
  gift_kind: choice(tributeKinds),
  /** Likewise one of their occasions, or "Other". */
  h_occasion: text(200),
  h_occasion_other: text(250),
  h_title: text(20),
  h_fname: text(100),
  h_lname: text(100),
  h_message: longText(tributeCardMessageLength),
  h_name: text(200),
  h_add: text(200),
  h_city: text(100),
  h_prov: text(100),
  h_pcode: text(20),
  h_country: text(100),
  h_sent_behalf: text(200),
  h_name_on_card: text(200),
  gift_type: choice(tributeCardChoices),
  e_card_email: email(250),
  e_card_subject: text(250),
  e_card_message: longText(tributeCardMessageLength),
  e_card_image: choice(ecardDesigns.map((_, index) => String(index))),
};

/** What an official receipt says of the donor. With an organization `b_fname` and `b_lname` are its contact person. */
export const receiptDonorFields = {
  b_giver: choice(donorKinds),
  b_org: text(200),
  b_fname: text(100),
  b_initial: text(10),
  b_lname: text(100),
  /** Whether a second person stands on the receipt. */
  b_second: choice(["1"]),
  b2_fname: text(100),
  b2_initial: text(10),
  b2_lname: text(100),
  b_add: text(200),
  b_city: text(100),
  b_prov: text(100),
  b_country: text(100),
  b_pcode: text(20),
};

export const donorFields = {
  ...receiptDonorFields,
  b_tel: telephone,
  b_email: email(longestEmail),
  information: text(10),
};

/** Card fields of the wire. They are never kept: neither in a draft, nor in a database, nor in a log. */
export const paymentCardFields = {
  card_number: z.string(),
  card_name: text(100),
  card_exp: z.string(),
  card_cvd: z.string(),
  /** Temporary token of the gateway's hosted card fields, in place of a number. */
  data_key: text(100),
};

/** What else a post carries. */
export const requestFields = {
  idempotency_key: text(100),
  token: z.string().check(z.maxLength(8_000, messages.tooLong)),
  adminonly: text(adminNoteLength),
};
