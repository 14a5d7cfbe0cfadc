import { expect, test } from "vitest";
import { calledName } from "../typed-name.ts";
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

test.each([
  ["-", "Sukarno"],
  ["Sukarno", "-"],
  [".", "Sukarno"],
  ["Sukarno", "—"],
  ["n/a", "Sukarno"],
])("who has one name (%s, %s) stands on the receipt with it, and is kept by it", (b_fname, b_lname) => {
  const one = { b_initial: "", b_fname, b_lname };
  expect(names(one)).toEqual(["Sukarno", "Sukarno"]);
  expect(namesInForm({ ...ann, ...one })).toMatchObject({ firstName: "-", lastName: "Sukarno" });
  expect(names({ ...second, b2_fname: b_fname, b2_initial: "", b2_lname: b_lname })[0]).toBe(
    "Ann M. Reid and Sukarno",
  );
  expect(calledName(namesInForm({ ...ann, ...one }))).toBe("Sukarno");
});

test("a name that merely has a dash, a full stop or two letters is a name", () => {
  for (const [b_fname, b_lname] of [
    ["Jean-Luc", "O’Neil-Roy"],
    ["J.", "Na"],
    ["Ng", "Lnu"],
    ["N", "A"],
  ]) {
    expect(names({ b_initial: "", b_fname, b_lname })[0]).toBe(`${b_fname} ${b_lname}`);
    expect(calledName({ firstName: b_fname, lastName: b_lname })).toBe(b_fname);
  }
  expect(calledName({ firstName: null, lastName: "Reid" })).toBe("");
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
