import { expect, test } from "vitest";
import { greetingName } from "./greeting-name.ts";

test.each([
  ["Ann", "Ann"],
  ["  Marie-Ève   O’Neil ", "Marie-Ève O’Neil"],
  ["J. R. D'Arcy", "J. R. D'Arcy"],
  ["J.R.", "J.R."],
  ["Zoë Jr.", "Zoë Jr."],
  ["Súilleabháin, RN", "Súilleabháin, RN"],
  ["小明", "小明"],
])("a person who types %j is greeted as %j", (typed, greeted) => {
  expect(greetingName(typed)).toBe(greeted);
});

test.each([
  "Visit http://evil.example",
  "Ann www.evil.example",
  "Ann evil.example/win",
  "evil。example",
  "ann@evil.example",
  "Ann (at) evil dot com: claim it",
  "evil．example",
  "Ann\u200bevil.example",
  "Call 1-800-555-0199",
  "Ring ٠١٢٣٤٥٦٧٨",
  "Ann\r\nBcc: someone",
  "\u202eelpmaxe",
  "<b>Ann</b>",
  "Claim your prize today",
  "A".repeat(41),
  "…",
  "",
])("what is not a person's name is not sent to an address that nobody proved: %j", (typed) => {
  expect(greetingName(typed)).toBe("");
});
