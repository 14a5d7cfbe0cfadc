import { expect, test } from "vitest";
import { refusalWords } from "./refusal-words.ts";
import { codeText, refusalCodes, refusalReason, refusalReasons } from "./response-codes.ts";
import { isApprovedCode } from "./result.ts";

test("each documented code stands in the catalogue once and is a refusal", () => {
  expect(new Set(refusalCodes).size).toBe(refusalCodes.length);
  expect(refusalCodes.filter(isApprovedCode)).toEqual([]);
  for (let code = 50; code <= 99; code++) if (code !== 97) expect(refusalCodes).toContain(code);
});

test("every reason says what happened, whether money was taken, and what to do", () => {
  for (const reason of refusalReasons) {
    const { happened, charge, todo } = refusalWords[reason];
    expect([happened, charge, todo].every((words) => words.endsWith("."))).toBe(true);
  }
});

test("low funds, stolen and blocked cards read the same", () => {
  expect(new Set([76, 57, 421, 481, 904].map(refusalReason)).size).toBe(1);
  expect(refusalReason(777)).toBe("declined");
  expect(codeText(76)).toBe("076");
});

test.each([null, undefined, "", "null", "27", "027", NaN, 29.5, -1, 30, true])(
  "%s is not an approval",
  (code) => {
    expect(isApprovedCode(code)).toBe(false);
  },
);
