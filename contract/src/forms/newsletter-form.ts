import { defineForm } from "./form-definition.ts";
import { newsletterSignUp } from "./newsletter-sign-up.ts";

export const newsletterForm = defineForm({
  ...newsletterSignUp,
  page: null,
  title: "Newsletter sign-up",
  office: "email",
  referencePrefix: "N",
  retention: "newsletter-forms",
  kept: {
    title: "Newsletter sign-up forms",
    holds: "Your name and email address, as typed into the form",
    why: "To help if the sign-up does not work; the mailing list itself has its own lines below",
    term: { count: 90, unit: "day", from: "after it came in" },
  },
  waitsForStaff: false,
  person: { firstName: "first_name", lastName: "last_name", email: "email" },
});
