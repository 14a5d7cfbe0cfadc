import { contactForm } from "./contact-form.ts";
import type { FormDefinition } from "./form-definition.ts";
import { groupChangeForm } from "./group-change-form.ts";
import { kitForm } from "./kit-form.ts";
import { newsletterForm } from "./newsletter-form.ts";
import { volunteerForm } from "./volunteer-form.ts";

const all = [newsletterForm, volunteerForm, kitForm, contactForm, groupChangeForm] as const;

export type FormName = (typeof all)[number]["name"];

/** A definition that is in the list: what draws, takes and keeps forms takes no other. */
export type ListedForm = FormDefinition & Pick<(typeof all)[number], "name" | "retention">;

/** Every form that visitors post. Endpoint, admin, mail to the office, way back and retention go by this list. */
export const forms: readonly ListedForm[] = all;

export function formNamed(name: FormName): ListedForm {
  const form = forms.find((each) => each.name === name);
  if (!form) throw new Error(`There is no form ${name}`);
  return form;
}
