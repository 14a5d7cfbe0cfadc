import { kitConsent } from "./kit-consent.ts";

/** What the form asks, by its fields, in the order of the page. Staff read the answers under the same words. */
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
