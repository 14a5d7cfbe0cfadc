import { kitConsent } from "./consent-words.ts";

/** What each form asks, by its fields, in the order of the page. Staff read the answers under the same words. */
export const newsletterLabels = { first_name: "First name", last_name: "Last name", email: "Email" } as const;

export const contactLabels = {
  full_name: "Name",
  email: "Email",
  phone: "Phone",
  subject: "Subject",
  message: "Message",
} as const;

export const volunteerLabels = {
  full_name: "Full name",
  email: "Email",
  phone: "Phone",
  city: "City",
  province: "Province",
  volunteer_for: "I would like to volunteer for",
  events: "Events I would like to help at",
} as const;

export const kitLabels = {
  rkfname: "First name",
  rklname: "Last name",
  rkadd: "Address",
  rkcity: "City",
  rkprov: "Province/State",
  rkpcode: "Postal Code/Zip",
  rktel: "Telephone",
  rkemail: "Email",
  rkquant: "Quantity",
  rkwho: "Who is the kit for?",
  plan_for_prostate_removal_surgery: "Is there a plan for prostate removal surgery?",
  return_to_work: "Do you plan to return to work?",
  have_you_already_received_a_copy_of_prostate_cancer:
    "Have you already received a copy of the book on prostate cancer?",
  comment: "Comments",
  kit_in_french: "Send the kit in French",
  join_mailing_list: kitConsent,
} as const;
