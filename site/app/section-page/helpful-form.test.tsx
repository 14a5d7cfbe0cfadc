// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { HelpfulForm } from "./helpful-form";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const page = "/get-support/peer-support";
const Stub = createRoutesStub([{ path: "/", Component: () => <HelpfulForm page={page} /> }]);

/** Shows the form, presses a button, and says what was sent. */
function press(name: "Yes" | "No", answer: () => Promise<Response>) {
  const sent = vi.spyOn(globalThis, "fetch").mockImplementation(answer);
  render(<Stub />);
  const button = screen.getByRole("button", { name });
  const event = new SubmitEvent("submit", { bubbles: true, cancelable: true, submitter: button });
  fireEvent(screen.getByRole("form", { name: "Was this page helpful?" }), event);
  const [[address, { method, body } = {}] = []] = sent.mock.calls;
  return { address, method, body: body instanceof FormData ? [...body] : [], isLeft: event.defaultPrevented };
}

test("one press sends the page and the answer, nothing else, and the thanks are read out", async () => {
  const sent = press("No", async () => Response.json({ outcome: "counted" }));
  expect(sent).toEqual({
    address: "/api/page-helpful",
    method: "POST",
    body: [
      ["page", page],
      ["helpful", "no"],
    ],
    isLeft: true,
  });
  await vi.waitFor(() => expect(document.activeElement?.id).toBe("helpful-thanks"), { timeout: 20_000 });
  expect(document.activeElement?.hasAttribute("data-said")).toBe(true);
});

test.each([
  ["the server counts no more for now", async () => Response.json({}, { status: 429 })],
  ["the line is cut", () => Promise.reject(new TypeError("cut"))],
])("when %s, the reader is told, and may try again", async (_, answer) => {
  press("Yes", answer);
  await vi.waitFor(() => expect(document.activeElement?.id).toBe("helpful-lost"), { timeout: 20_000 });
  expect(screen.getByRole("button", { name: "Yes" })).toBeTruthy();
});

test("without a script the form itself says where it goes, and nobody has to type", () => {
  render(<Stub />);
  const form = screen.getByRole("form");
  expect(form.getAttribute("action")).toBe("/api/page-helpful");
  expect(form.getAttribute("method")).toBe("post");
  expect(form.querySelectorAll("input:not([type=hidden]), textarea")).toHaveLength(0);
  expect(screen.getByRole("link", { name: "Tell us" }).getAttribute("href")).toBe("/about-us/contact-us");
});
