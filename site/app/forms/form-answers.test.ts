import { contactForm } from "@pcf/contract/forms/contact";
import { volunteerForm } from "@pcf/contract/forms/volunteer";
import { expect, test } from "vitest";
import { formAnswers, formBody, formProblems, requiredFields } from "./form-answers";

test("several choices of one question are joined by commas, once", () => {
  const data = new FormData();
  data.append("volunteer_for", "foundation");
  data.append("volunteer_for", "support_group");
  data.append("city", "Regina");
  const answers = formAnswers(data);
  expect(answers).toEqual({ volunteer_for: "foundation,support_group", city: "Regina" });
  expect(formBody(volunteerForm, answers).getAll("volunteer_for")).toEqual(["foundation,support_group"]);
});

test("the form's number goes with the answers", () => {
  expect(formBody(contactForm, {}).get("_wpcf7_unit_tag")).toBe("704");
});

test("the required fields of a form are those its contract refuses empty", () => {
  expect([...requiredFields(contactForm)]).toEqual(["full_name", "email", "subject"]);
  expect(formProblems(contactForm, { full_name: "Ann", email: "ann", subject: "Hello" })).toEqual([
    { field: "email", message: "The email must be a valid email address." },
  ]);
});
