import { expect, test } from "vitest";
import { canPrint } from "../../platform/fonts/printed-text.ts";
import { plainLetters, spellingProblem } from "./facts-from-donation.ts";

test("the letters of which no font is asked can all be printed, in one font", () => {
  const letters = Array.from({ length: 0x180 }, (_, code) => String.fromCodePoint(code))
    .filter((letter) => plainLetters.test(letter))
    .join("");
  expect(plainLetters.test("Zoë O’Brien")).toBe(false);
  expect(canPrint(letters)).toBe(true);
});

test.each([
  ["Zoë", "Bélanger", null],
  ["Zoë", "Łukasz", null],
  ["علي", "علي", "letters"],
  ["Visit", "www.example.com", "address"],
])("what a name lacks to stand on a receipt: %s %s", (firstName, lastName, problem) => {
  expect(spellingProblem({ donor: { firstName, lastName, address: "1 Main St" } })).toBe(problem);
});
