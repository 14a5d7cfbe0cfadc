import { expect, test } from "vitest";
import { nameAsSender, nameOnReceipt, namesInForm } from "./donor-name.ts";
import { emptyDraft } from "./form.ts";

const ann = { ...emptyDraft(), b_fname: " Ann ", b_initial: "m", b_lname: "Reid" };
const second = { b_second: "1", b2_fname: "Bo", b2_initial: "J. P.", b2_lname: "Lee" };
const club = { b_giver: "organization", b_org: "Harbour Rowing Club " };
const names = (own: object) => {
  const given = namesInForm({ ...ann, ...own });
  return [nameOnReceipt(given), nameAsSender(given)];
};

test("a receipt is made out to one person, to two, or to an organization", () => {
  expect(names({})).toEqual(["Ann M. Reid", "Ann Reid"]);
  expect(names({ b_initial: "" })).toEqual(["Ann Reid", "Ann Reid"]);
  expect(names(second)).toEqual(["Ann M. Reid and Bo J. P. Lee", "Ann Reid"]);
  expect(names(club)).toEqual(["Harbour Rowing Club", "Harbour Rowing Club"]);
});

test("what was typed for another choice stands on no receipt", () => {
  expect(names({ ...second, b_second: "" })).toEqual(["Ann M. Reid", "Ann Reid"]);
  expect(names({ ...club, b_giver: "person" })).toEqual(["Ann M. Reid", "Ann Reid"]);
  expect(namesInForm({ ...ann, ...second, ...club })).toMatchObject({
    middleInitial: null,
    secondFirstName: null,
    secondLastName: null,
  });
});

test("a donor of earlier years, or one whose names were removed, has the names that are there", () => {
  expect(nameOnReceipt({ firstName: "Ann", lastName: "Reid" })).toBe("Ann Reid");
  expect(nameOnReceipt({ firstName: null, lastName: null })).toBe("");
});
