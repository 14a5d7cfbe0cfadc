import { provinces } from "../choices.ts";
import { defineForm } from "./form-definition.ts";

const yesOrNo = {
  kind: "one-of",
  required: true,
  look: "row",
  options: [
    { value: "YES", label: "Yes" },
    { value: "NO", label: "No" },
    // Offices and groups do not answer for their patients. The answers that there are to these questions are two.
    { value: "NO", label: "Not applicable: ordering for others" },
  ],
} as const;

const audiences = [
  "Newly diagnosed patient",
  "Patient treated and living",
  "Friend/family",
  "My support group",
  "Physician/medical office",
  "Other support program",
] as const;

/** Who orders for people whom these questions are not asked of. */
export const orderedForOthers: readonly string[] = [
  "My support group",
  "Physician/medical office",
  "Other support program",
] satisfies (typeof audiences)[number][];

export const kitForm = defineForm({
  name: "kit",
  number: 291,
  page: "/get-support/reef-knot-kits",
  title: "Reef Knot Kit request",
  office: "supportEmail",
  referencePrefix: "K",
  retention: "kit-requests",
  kept: {
    title: "Reef Knot Kit requests",
    holds:
      "Your name, addresses and phone number, and your answers about surgery and work: health information",
    why: "To mail the kit and help if it does not arrive",
    term: {
      count: 90,
      unit: "day",
      from: "after the request was last changed, which is most often the day it is mailed",
    },
    ends: "One that still waits to be mailed stays until it is.",
  },
  waitsForStaff: true,
  person: { firstName: "rkfname", lastName: "rklname", email: "rkemail" },
  fields: {
    rkfname: { kind: "text", label: "First name", required: true, autoComplete: "given-name" },
    rklname: { kind: "text", label: "Last name", required: true, autoComplete: "family-name" },
    rkadd: { kind: "text", label: "Address", required: true, autoComplete: "address-line1" },
    rkcity: { kind: "text", label: "City", required: true, autoComplete: "address-level2" },
    rkprov: {
      kind: "text",
      label: "Province or territory",
      required: true,
      autoComplete: "address-level1",
      only: "province",
      list: provinces.map(({ name }) => name),
      empty: "Choose one",
    },
    rkpcode: {
      kind: "text",
      label: "Postal code",
      required: true,
      only: "canadian-postal-code",
      autoComplete: "postal-code",
    },
    rktel: { kind: "phone", label: "Telephone", autoComplete: "tel" },
    rkemail: { kind: "email", label: "Email", required: true, autoComplete: "email" },
    rkquant: {
      kind: "one-of",
      label: "Quantity",
      required: true,
      look: "list",
      empty: "How many kits?",
      options: [
        { value: "1", label: "1 kit" },
        { value: "10", label: "10 kits" },
        { value: "20", label: "20 kits" },
      ],
    },
    rkwho: {
      kind: "one-of",
      label: "Who is the kit for?",
      look: "list",
      empty: "Prefer not to say",
      options: audiences.map((value) => ({ value, label: value })),
    },
    plan_for_prostate_removal_surgery: {
      label: "Is there a plan for prostate removal surgery?",
      hint: "It helps us choose the right booklets. If nothing is decided yet, answer “No”.",
      ...yesOrNo,
    },
    return_to_work: {
      label: "Do you plan to return to work?",
      hint: "It helps us choose the right booklets. If you are retired, answer “No”.",
      ...yesOrNo,
    },
    have_you_already_received_a_copy_of_prostate_cancer: {
      label: "Have you already received a copy of the book on prostate cancer?",
      hint: "The book is the guide to prostate cancer that is in the kit. We ask so that nobody is sent it twice.",
      ...yesOrNo,
    },
    comment: { kind: "long-text", label: "Comments", rows: 5 },
    kit_in_french: { kind: "tick", label: "Send the kit in French", value: "Yes", otherwise: "No" },
    /** Its words are kept with the reader's consent: what is kept is what was shown. */
    join_mailing_list: {
      kind: "tick",
      label: "Add me to the mailing list. We will ask you to confirm by email first.",
      value: "Yes",
    },
  },
  submit: "Request a kit",
  thanks: "Your kit is on our list. We mail kits on Wednesdays.",
  received: {
    subject: "We have your request for Reef Knot Kits",
    preview: "When they go out and when to expect them.",
    text: "Thank you for your request. The kits are free, and we mail them on Wednesdays.",
    next: "If something about your order is wrong or has changed, please reply to this mail as soon as you can.",
  },
});
