import { expect, test } from "vitest";
import { shownNewsletters } from "./shown-newsletters";

test("twelve newsletters come first, three more each time", () => {
  expect(shownNewsletters(24, null)).toEqual({ shown: 12, next: 15 });
  expect(shownNewsletters(24, "15")).toEqual({ shown: 15, next: 18 });
});

test("there is no more when all are shown", () => {
  expect(shownNewsletters(24, "24")).toEqual({ shown: 24, next: undefined });
  expect(shownNewsletters(5, null)).toEqual({ shown: 5, next: undefined });
});

test("a number that makes no sense shows the first twelve, a large one all", () => {
  expect(shownNewsletters(24, "cat").shown).toBe(12);
  expect(shownNewsletters(24, "-3").shown).toBe(12);
  expect(shownNewsletters(24, "999").shown).toBe(24);
});
