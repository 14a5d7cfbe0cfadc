import { expect, test } from "vitest";
import { psaValue, type RiskFacts, riskGroup } from "./risk-group";

const table: [facts: RiskFacts, group: string, because: string[]][] = [
  [{ stage: "T1", grade: 1, psa: 4 }, "low", ["stage", "grade", "psa"]],
  [{ stage: "T2a", grade: 1, psa: 9.99 }, "low", ["stage", "grade", "psa"]],
  [{ stage: "T1", grade: 1, psa: 10 }, "intermediate", ["psa"]],
  [{ stage: "T1", grade: 1, psa: 20 }, "intermediate", ["psa"]],
  [{ stage: "T2b", grade: 1, psa: 4 }, "intermediate", ["stage"]],
  [{ stage: "T2c", grade: 1, psa: 4 }, "intermediate", ["stage"]],
  [{ stage: "T1", grade: 2, psa: 4 }, "intermediate", ["grade"]],
  [{ stage: "T2c", grade: 3, psa: 15 }, "intermediate", ["stage", "grade", "psa"]],
  [{ stage: "T1", grade: 1, psa: 20.1 }, "high", ["psa"]],
  [{ stage: "T3a", grade: 1, psa: 4 }, "high", ["stage"]],
  [{ stage: "T3b", grade: 2, psa: 15 }, "high", ["stage"]],
  [{ stage: "T4", grade: 5, psa: 50 }, "high", ["stage", "grade", "psa"]],
  [{ stage: "T1", grade: 4, psa: 4 }, "high", ["grade"]],
];

test.each(table)("%o is in the %s row because of %o", (facts, group, because) => {
  expect(riskGroup(facts)).toEqual({ group, because });
});

test("a PSA is read as people write it, and nothing else is", () => {
  expect(psaValue("9.8")).toBe(9.8);
  expect(psaValue(" 9,8 ")).toBe(9.8);
  expect(psaValue("< 0.1")).toBe(0.1);
  expect(psaValue("12,5")).toBe(12.5);
  expect(psaValue("0,012")).toBe(0.012);
  expect(psaValue("1200")).toBe(1200);
  expect(psaValue("")).toBeUndefined();
  expect(psaValue("-4")).toBeUndefined();
  expect(psaValue("about 5")).toBeUndefined();
});

test.each(["1,200", "9,875", "125,000", "1,200.5", "1,200,000"])(
  "whether %s is in thousands is asked, and not guessed",
  (typed) => {
    expect(psaValue(typed)).toBeUndefined();
  },
);
