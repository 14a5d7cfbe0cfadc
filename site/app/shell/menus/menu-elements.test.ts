// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { isPopoverOpen } from "./menu-elements";

afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(HTMLElement.prototype, "popover");
});

/** What an older browser does with a selector it does not know. */
const unknownSelector = () => {
  throw new DOMException("':popover-open' is not a valid selector", "SyntaxError");
};

test("in a browser without popovers nothing is open, and the selector is not asked", () => {
  Reflect.deleteProperty(HTMLElement.prototype, "popover");
  const matches = vi.spyOn(Element.prototype, "matches").mockImplementation(unknownSelector);
  expect(isPopoverOpen(document.createElement("div"))).toBe(false);
  expect(isPopoverOpen(null)).toBe(false);
  expect(matches).not.toHaveBeenCalled();
});

test("where there are popovers the browser says which is open", () => {
  Object.defineProperty(HTMLElement.prototype, "popover", { value: null, configurable: true });
  vi.spyOn(Element.prototype, "matches").mockImplementation((selector) => selector === ":popover-open");
  expect(isPopoverOpen(document.createElement("div"))).toBe(true);
});
