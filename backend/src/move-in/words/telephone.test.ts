import { isTelephone } from "@pcf/contract/typed-telephone";
import { expect, test } from "vitest";
import { oneTelephone } from "./telephone.ts";

test.each([
  ["604-555-0123", "604-555-0123"],
  ["(604) 555 0123", "604-555-0123"],
  ["(604)555-0123", "604-555-0123"],
  ["604.555.0123", "604-555-0123"],
  ["6045550123", "604-555-0123"],
  ["604 – 555 – 0123", "604-555-0123"],
  ["604&nbsp;555&#8209;0123", "604-555-0123"],
  ["+1 604 555-0123", "604-555-0123"],
  ["1-604-555-0123", "604-555-0123"],
  ["Tel.: 604-555-0123", "604-555-0123"],
  ["tel:+16045550123", "604-555-0123"],
  ["1 (800) 555-0199", "1-800-555-0199"],
  ["1-888-555-0199, ext 12", "1-888-555-0199 ext. 12"],
  ["604-555-0123 x12", "604-555-0123 ext. 12"],
  ["514 555-0123 poste 12", "514-555-0123 ext. 12"],
  ["604-555-0123 #12", "604-555-0123 ext. 12"],
  ["604.555.0123 (home)", "604-555-0123 (home)"],
  ["604 555 0123 ask for Bob", "604-555-0123 ask for Bob"],
])("%s is written %s", (typed, text) => {
  expect(oneTelephone(typed)).toEqual({ text });
  expect(isTelephone(text)).toBe(true);
  expect(oneTelephone(text)).toEqual({ text });
});

test("a number of another country stays as it was typed", () => {
  expect(oneTelephone("+44 20 7946 0123")).toEqual({ text: "+44 20 7946 0123" });
});

test.each([
  ["1-888-PROSTATE", "letters"],
  ["604-555-0123 or 604-555-0177", "more than one"],
  ["604-555-0123 / 0124", "more digits"],
  ["555-0123", "ten digits"],
  ["Please ask at the desk", "ten digits"],
  ["123-456-7890", "ten digits"],
])("%s stays as it was typed, and staff are told", (typed, why) => {
  expect(oneTelephone(typed)).toEqual({ text: typed, unclear: expect.stringContaining(why) });
});

test("nothing of what was typed is lost, and nothing is told of an empty field", () => {
  expect(oneTelephone(" ")).toEqual({ text: "" });
  expect(oneTelephone(`604 555 0123 ${"by day ".repeat(9)}`.trim()).text).toContain("by day by day");
});
