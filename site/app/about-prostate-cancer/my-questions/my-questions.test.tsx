// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { QuestionList } from "~/questions/question-list";
import { emptySheet, readSheet, writeSheet } from "~/questions/sheet-store";
import { safeHtml } from "../../../tests/safe-content.ts";
import { QuestionSheet } from "./question-sheet";

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  writeSheet(emptySheet);
});

const sleep = "/about-prostate-cancer/living/sleep";
const surgery = "/about-prostate-cancer/treatment/surgery";
const pages = [{ uri: sleep, title: "Sleep", href: `${sleep}#questions` }];
const questions = [
  { html: safeHtml("Is it safe?"), text: "Is it safe?" },
  { html: safeHtml("How long?"), text: "How long?" },
];

const ListStub = createRoutesStub([{ path: "*", Component: () => <QuestionList questions={questions} /> }]);
const SheetStub = createRoutesStub([{ path: "*", Component: () => <QuestionSheet pages={pages} /> }]);
const showList = () => render(<ListStub initialEntries={[sleep]} />);
const showSheet = () => render(<SheetStub initialEntries={["/about-prostate-cancer/my-questions"]} />);
const box = (name: string) => screen.getByRole<HTMLInputElement>("checkbox", { name });
const written = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: /My own questions/ });

test("a question that is ticked on its page stands on the sheet under that page, and is still ticked later", () => {
  showList();
  fireEvent.click(box("Is it safe?"));
  expect(screen.getByRole("status").textContent).toBe("1 question on your sheet");
  const link = screen.getByRole("link", { name: "See and print" });
  expect(link.getAttribute("href")).toBe("/about-prostate-cancer/my-questions");
  cleanup();

  showList();
  expect([box("Is it safe?").checked, box("How long?").checked]).toEqual([true, false]);
  cleanup();

  showSheet();
  const ofPage = within(screen.getByRole("region", { name: "Sleep" }));
  expect(ofPage.getByText("Is it safe?")).toBeTruthy();
  expect(ofPage.getByRole("link").getAttribute("href")).toBe(`${sleep}#questions`);
  fireEvent.click(ofPage.getByRole("button", { name: "Remove: Is it safe?" }));
  expect(screen.queryByText("Is it safe?")).toBeNull();
  expect(localStorage.length).toBe(0);
});

test("a question that was changed on its page since, or whose page is gone, stays as it was ticked", () => {
  writeSheet({
    ...emptySheet,
    questions: [
      { page: sleep, text: "An older wording?" },
      { page: surgery, text: "Who operates?" },
    ],
  });
  showList();
  expect(box("Is it safe?").checked).toBe(false);
  cleanup();
  showSheet();
  expect(within(screen.getByRole("region", { name: "Sleep" })).getByText("An older wording?")).toBeTruthy();
  expect(
    within(screen.getByRole("region", { name: "From another page" })).getByText("Who operates?"),
  ).toBeTruthy();
});

test("own questions and large print are kept, and everything is cleared and brought back by one press each", () => {
  showSheet();
  expect(screen.getByText(/Your sheet is empty\. Open one/)).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Print my sheet" }).disabled).toBe(true);
  fireEvent.change(written(), { target: { value: "May I swim?\n\nMay I fly?" } });
  fireEvent.click(box("Large print"));
  cleanup();

  const { container } = showSheet();
  expect(written().value).toBe("May I swim?\n\nMay I fly?");
  expect([...container.querySelectorAll(".own-questions li")].map((line) => line.textContent)).toEqual([
    "May I swim?",
    "May I fly?",
  ]);
  expect(container.querySelector("[data-large]")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Clear everything" }));
  expect(written().value).toBe("");
  expect(localStorage.length).toBe(0);
  fireEvent.click(screen.getByRole("button", { name: "Bring it back" }));
  expect(readSheet().own).toBe("May I swim?\n\nMay I fly?");
});

test("another tab's change is seen", () => {
  showList();
  act(() => {
    writeSheet({ ...emptySheet, questions: [{ page: sleep, text: "How long?" }] });
    dispatchEvent(new Event("storage"));
  });
  expect(box("How long?").checked).toBe(true);
});

test("a browser that keeps nothing loses no question before the page is closed, and says so", () => {
  const refuse = () => {
    throw new DOMException("refused", "SecurityError");
  };
  vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse, removeItem: refuse });
  showList();
  fireEvent.click(box("How long?"));
  expect(box("How long?").checked).toBe(true);
  expect(screen.getByRole("alert").textContent).toContain("does not keep notes");
  cleanup();
  showSheet();
  expect(screen.getByText("How long?")).toBeTruthy();
  fireEvent.change(written(), { target: { value: "May I swim?" } });
  expect(screen.getByRole("alert").textContent).toContain("Print your sheet before you close this page");
});

test("nothing of the sheet leaves the device", () => {
  const sent = vi.fn();
  vi.stubGlobal("fetch", sent);
  vi.stubGlobal("XMLHttpRequest", sent);
  vi.stubGlobal("WebSocket", sent);
  navigator.sendBeacon = sent;
  showList();
  fireEvent.click(box("How long?"));
  cleanup();
  const { container } = showSheet();
  fireEvent.change(written(), { target: { value: "May I swim?" } });
  fireEvent.click(screen.getByRole("button", { name: "Clear everything" }));
  expect(sent).not.toHaveBeenCalled();
  // No form could be sent with it, and no address carries it.
  expect(container.querySelectorAll("form, [formaction], [href*='swim']")).toHaveLength(0);
});

test("the boxes come with the page, so that nothing moves when the script arrives", () => {
  const html = renderToString(<ListStub initialEntries={[sleep]} />);
  expect(html.match(/<li><label class="choice"><input type="checkbox"/g)).toHaveLength(2);
  expect(html).toContain("<span>Is it safe?</span>");
});
