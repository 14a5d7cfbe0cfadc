import { contactForm } from "@pcf/contract/forms/contact-form";
import { formTexts } from "@pcf/contract/forms/form-texts";
import { kitForm } from "@pcf/contract/forms/kit-form";
import { volunteerForm } from "@pcf/contract/forms/volunteer-form";
import { expect, test } from "vitest";
import { formBody, formProblems } from "./send-form";

test("several choices of one question are joined by commas, once", () => {
  const data = new FormData();
  data.append("volunteer_for", "foundation");
  data.append("volunteer_for", "support_group");
  data.append("city", "Regina");
  const answers = formTexts(data);
  expect(answers).toEqual({ volunteer_for: "foundation,support_group", city: "Regina" });
  expect(formBody(volunteerForm, answers).getAll("volunteer_for")).toEqual(["foundation,support_group"]);
});

test("the form's number goes with the answers", () => {
  expect(formBody(contactForm, {}).get("_wpcf7_unit_tag")).toBe("704");
});

test("a box that is not ticked is sent as the No it stands for", () => {
  const answers = {
    rkfname: "Ann",
    rklname: "Lee",
    rkadd: "1 Main Street",
    rkcity: "Regina",
    rkprov: "Saskatchewan",
    rkpcode: "S4P 0A1",
    rkemail: "ann@mail.example",
    rkquant: "1",
    plan_for_prostate_removal_surgery: "NO",
    return_to_work: "NO",
    have_you_already_received_a_copy_of_prostate_cancer: "NO",
  };
  expect(formBody(kitForm, answers).getAll("kit_in_french")).toEqual(["No"]);
  expect(formBody(kitForm, { ...answers, kit_in_french: "Yes" }).getAll("kit_in_french")).toEqual(["Yes"]);
  expect(formBody(kitForm, answers).has("join_mailing_list")).toBe(false);
});

test("the fields marked as required are those that the rules refuse empty", () => {
  expect(formProblems(contactForm, {}).map(({ field }) => field)).toEqual(["full_name", "email", "subject"]);
  expect(formProblems(contactForm, { full_name: "Ann", email: "ann", subject: "Hello" })).toEqual([
    { field: "email", message: "The email must be a valid email address." },
  ]);
});
