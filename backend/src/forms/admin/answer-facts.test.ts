import { expect, test } from "vitest";
import { answerFacts } from "./answer-facts.ts";

test("answers stand under the form's own questions, in the form's order, with Yes and No as words", () => {
  const facts = answerFacts("kit", {
    rkemail: "ann@visitor.example",
    rkfname: "Ann",
    return_to_work: "NO",
    plan_for_prostate_removal_surgery: "YES",
    rkquant: "10",
    kit_in_french: "No",
    join_mailing_list: "on",
    comment: "",
  });
  expect(facts.map(({ label, value }) => [label, value])).toEqual([
    ["First name", "Ann"],
    ["Email", "ann@visitor.example"],
    ["Quantity", "10 kits"],
    ["Is there a plan for prostate removal surgery?", "Yes"],
    ["Do you plan to return to work?", "No"],
    ["Comments", ""],
    ["Send the kit in French", "No"],
    ["Add me to the mailing list. We will ask you to confirm by email first.", "Yes"],
  ]);
});

test("what a volunteer has ticked stands in the words beside the boxes", () => {
  expect(answerFacts("volunteer", { volunteer_for: ["foundation", "support_group"], events: [] })).toEqual([
    { label: "I would like to volunteer for", value: "The Foundation, A support group" },
    { label: "Events I would like to help at", value: "" },
  ]);
});

test.each([
  ["a question that the form no longer asks", "contact", { fax: "123" }, [["fax", "123"]]],
  ["an answer of another shape", "contact", { fax: { a: 1 } }, [["fax", '{\n "a": 1\n}']]],
  ["a form that is gone", "survey", { constructor: "x" }, [["constructor", "x"]]],
  ["a list", "kit", [1], [["As stored", "[\n 1\n]"]]],
  ["a text", "kit", "Ann", [["As stored", "Ann"]]],
  ["nothing", undefined, undefined, [["As stored", ""]]],
])("%s is shown as it is stored", (_, form, stored, shown) => {
  expect(answerFacts(form, stored).map(({ label, value }) => [label, value])).toEqual(shown);
});
