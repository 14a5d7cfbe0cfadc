import { expect, test } from "vitest";
import * as z from "zod/mini";
import { answersSchema } from "./answers-schema.ts";
import { contactForm } from "./contact-form.ts";
import type { FormDefinition } from "./form-definition.ts";
import { forms } from "./forms.ts";
import { invalidFields } from "./invalid-fields.ts";
import { kitForm } from "./kit-form.ts";
import { newsletterForm } from "./newsletter-form.ts";
import { exampleAnswers } from "./testing/example-answers.ts";
import { volunteerForm } from "./volunteer-form.ts";

const complaints = (form: FormDefinition, answers: Record<string, unknown>) => {
  const parsed = z.safeParse(answersSchema(form.fields), answers);
  return parsed.success ? [] : invalidFields(parsed.error.issues);
};

test("an empty newsletter form names each of its three fields as required", () => {
  expect(complaints(newsletterForm, { first_name: "", last_name: " " })).toEqual([
    { field: "first_name", message: "This field is required" },
    { field: "last_name", message: "This field is required" },
    { field: "email", message: "This field is required" },
  ]);
});

test("an address without an at sign is not an address, and blanks around one do not matter", () => {
  const answers = { full_name: "Ann", subject: "Hello", message: "" };
  expect(complaints(contactForm, { ...answers, email: "ann.example" })).toEqual([
    { field: "email", message: "The email must be a valid email address." },
  ]);
  expect(complaints(contactForm, { ...answers, email: "  ann@mail.example " })).toEqual([]);
});

test("phone is optional for a question, required of volunteers, and must look like one", () => {
  const question = { full_name: "Ann", subject: "Hello", email: "ann@mail.example" };
  expect(complaints(contactForm, question)).toEqual([]);
  expect(complaints(contactForm, { ...question, phone: "call me" })[0]?.field).toBe("phone");
  const volunteer = { full_name: "Ann", city: "Regina", email: "ann@mail.example", province: "SK" };
  expect(complaints(volunteerForm, volunteer)).toEqual([
    { field: "phone", message: "This field is required" },
  ]);
});

test("what a volunteer left out is told in the order in which the page asks", () => {
  expect(complaints(volunteerForm, {}).map(({ field }) => field)).toEqual([
    "full_name",
    "email",
    "phone",
    "city",
    "province",
  ]);
});

test("volunteer choices arrive joined by commas and unknown ones are refused", () => {
  const volunteer = {
    full_name: "A",
    city: "Regina",
    email: "a@mail.example",
    province: "SK",
    phone: "306-555-0101",
  };
  const parsed = z.parse(answersSchema(volunteerForm.fields), {
    ...volunteer,
    volunteer_for: "foundation, support_group",
  });
  expect(parsed.volunteer_for).toEqual(["foundation", "support_group"]);
  expect(complaints(volunteerForm, { ...volunteer, events: "party" })[0]?.field).toBe("events");
});

test("a kit needs a quantity of 1, 10 or 20 and three yes or no answers", () => {
  const kit = {
    rkfname: "A",
    rklname: "B",
    rkadd: "1 Main St",
    rkcity: "Regina",
    rkprov: "SK",
    rkpcode: "S4P 0A1",
    rkemail: "a@mail.example",
    rkquant: "5",
    plan_for_prostate_removal_surgery: "YES",
    return_to_work: "NO",
  };
  expect(complaints(kitForm, kit).map(({ field }) => field)).toEqual([
    "rkquant",
    "have_you_already_received_a_copy_of_prostate_cancer",
  ]);
  expect(
    complaints(kitForm, { ...kit, rkquant: "10", have_you_already_received_a_copy_of_prostate_cancer: "NO" }),
  ).toEqual([]);
});

test("a kit is asked for from within Canada: other places and impossible postal codes are told", () => {
  const kit = exampleAnswers(kitForm);
  const faults = (more: Record<string, string>) => complaints(kitForm, { ...kit, ...more });
  for (const rkpcode of ["v6b1a1", "V6B-1A1", " S9X 1A1 "]) expect(faults({ rkpcode })).toEqual([]);
  for (const rkpcode of ["98225", "98225-1234"])
    expect(faults({ rkpcode })[0]?.message).toMatch(/within Canada/);
  for (const rkpcode of ["D4P 0A1", "W4P 0A1", "S4P 0O1", "S4P 001", "S4P 0A", "SW1A 1AA"])
    expect(faults({ rkpcode }), rkpcode).toEqual([
      { field: "rkpcode", message: "Enter a Canadian postal code, like V6B 1A1." },
    ]);
  for (const rkprov of ["BC", "B.C.", "québec"]) expect(faults({ rkprov })).toEqual([]);
  expect(faults({ rkprov: "Washington" })[0]?.message).toMatch(/within Canada/);
  expect(z.parse(answersSchema(kitForm.fields), { ...kit, rkpcode: "v6b1a1" }).rkpcode).toBe("V6B 1A1");
});

test("no two forms share what an answer is told apart by", () => {
  for (const key of ["name", "number", "referencePrefix", "title"] as const)
    expect(new Set(forms.map((form) => form[key])).size, key).toBe(forms.length);
});

test.each(forms)(
  "the rules of the form $name take an answer of each kind, and nothing of what is required empty",
  (form) => {
    expect(complaints(form, exampleAnswers(form))).toEqual([]);
    const required = Object.entries(form.fields).filter(([, field]) => "required" in field && field.required);
    expect(complaints(form, {}).map(({ field }) => field)).toEqual(required.map(([name]) => name));
  },
);
