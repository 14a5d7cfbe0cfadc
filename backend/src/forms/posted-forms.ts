import { contactForm } from "@pcf/contract/forms/contact";
import { kitForm } from "@pcf/contract/forms/kit";
import { newsletterForm } from "@pcf/contract/forms/newsletter";
import { volunteerForm } from "@pcf/contract/forms/volunteer";
import * as z from "zod/mini";

export const formNames = ["newsletter", "volunteer", "kit", "contact"] as const;
export type FormName = (typeof formNames)[number];

/** One of the four forms. `office` names the charity's contact that is told of an answer. */
export type PostedForm = {
  name: FormName;
  unitTag: number;
  schema: z.core.$ZodType<Record<string, unknown>>;
  office: string;
  title: string;
  referencePrefix: string;
};

export const postedForms: readonly PostedForm[] = [
  {
    ...newsletterForm,
    name: "newsletter",
    office: "email",
    title: "Newsletter sign-up",
    referencePrefix: "N",
  },
  { ...volunteerForm, name: "volunteer", office: "eventsEmail", title: "Volunteer", referencePrefix: "V" },
  { ...kitForm, name: "kit", office: "supportEmail", title: "Reef Knot Kit request", referencePrefix: "K" },
  { ...contactForm, name: "contact", office: "generalEmail", title: "General inquiry", referencePrefix: "C" },
];

const personSchema = z.object({
  email: z.optional(z.string()),
  rkemail: z.optional(z.string()),
  full_name: z.optional(z.string()),
  first_name: z.optional(z.string()),
  last_name: z.optional(z.string()),
  rkfname: z.optional(z.string()),
  rklname: z.optional(z.string()),
});

/** Who answered, whatever the form calls them. */
export function personOf(answers: Record<string, unknown>): {
  firstName: string;
  lastName: string;
  email: string;
} {
  const said = z.parse(personSchema, answers);
  return {
    firstName: said.first_name ?? said.rkfname ?? said.full_name ?? "",
    lastName: said.last_name ?? said.rklname ?? "",
    email: said.email ?? said.rkemail ?? "",
  };
}
