import { expect, test } from "vitest";
import { telephoneHref } from "./telephone-href";

test("a number is dialled from anywhere, short numbers as they are", () => {
  expect(telephoneHref("604-555-0142")).toBe("tel:+16045550142");
  expect(telephoneHref("1 (800) 555-0199")).toBe("tel:+18005550199");
  expect(telephoneHref("811")).toBe("tel:811");
  expect(telephoneHref("+44 20 7946 0000")).toBe("tel:+442079460000");
});
