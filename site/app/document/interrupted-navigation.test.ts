// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { acceptTruncatedResponses } from "./interrupted-navigation";

acceptTruncatedResponses();

/** Whether the browser goes on to report a rejection that nobody has handled. */
function reported(reason: unknown): boolean {
  const event = Object.assign(new Event("unhandledrejection", { cancelable: true }), { reason });
  return window.dispatchEvent(event);
}

test("what is cut short when a reader goes on is no fault", () => {
  expect(reported(new DOMException("signal is aborted without reason", "AbortError"))).toBe(false);
  expect(reported(new DOMException("Transition was skipped", "AbortError"))).toBe(false);
  expect(reported(new DOMException("Transition was aborted", "InvalidStateError"))).toBe(false);
});

test("whatever else nobody handles is reported", () => {
  expect(reported(new DOMException("The object is closed", "InvalidStateError"))).toBe(true);
  expect(reported(new DOMException("It took too long", "TimeoutError"))).toBe(true);
  expect(reported(new TypeError("undefined is not a function"))).toBe(true);
  expect(reported("a text")).toBe(true);
});
