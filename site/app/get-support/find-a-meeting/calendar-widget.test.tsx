// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { CalendarWidget, calendarWidgetCopy as copy } from "./calendar-widget";

const src = "https://calendar.example/embed?of=us";
const host = "calendar.example";

// What stands in the frame is not read here.
Object.assign(Object(window).happyDOM.settings, {
  disableIframePageLoading: true,
  handleDisabledFileLoadingAsSuccess: true,
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const shown = () => render(<CalendarWidget src={src} note="Their rules apply." />);
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const frame = () => screen.queryByTitle<HTMLIFrameElement>(copy.frame(host));

test("nothing of the other company is asked for before the reader has pressed", () => {
  const fetching = vi.fn();
  vi.stubGlobal("fetch", fetching);
  shown();
  expect(screen.getByText("Their rules apply.")).toBeTruthy();
  expect(fetching).not.toHaveBeenCalled();
  expect(frame()).toBeNull();
});

test("where no scripts run it is a link to the calendar's own page", () => {
  const html = renderToStaticMarkup(<CalendarWidget src={src} note="" />);
  const [, link = ""] = /<noscript>(.*)<\/noscript>/.exec(html) ?? [];
  expect(link).toContain(`href="${src}"`);
  expect(link).toContain(copy.open(host));
});

test("on press its calendar stands in a frame that may not lead our page away, and the focus is there", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response()));
  shown();
  press(copy.show(host));
  const calendar = await screen.findByTitle<HTMLIFrameElement>(copy.frame(host));
  expect(calendar.src).toBe(src);
  expect(calendar.getAttribute("sandbox")).not.toContain("top-navigation");
  expect(calendar.parentElement).toBe(document.activeElement);
  fireEvent.load(calendar);
  expect(screen.queryByText(copy.loading(host))).toBeNull();
});

test("a calendar whose page may not be framed can be opened by itself, as its frame stays empty without a word", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response()));
  shown();
  press(copy.show(host));
  fireEvent.load(await screen.findByTitle(copy.frame(host)));
  expect(screen.getByRole("link", { name: copy.open(host) }).getAttribute("href")).toBe(src);
  expect(screen.getByRole("button", { name: copy.again })).toBeTruthy();
});

test("a calendar that does not come is said not to, and another try may bring it", async () => {
  const tries = [() => Promise.reject(new TypeError("blocked")), () => Promise.resolve(new Response())];
  vi.stubGlobal("fetch", () => tries.shift()?.());
  shown();
  press(copy.show(host));
  expect((await screen.findByRole("alert")).textContent).toContain(copy.failedTitle(host));
  expect(frame()).toBeNull();
  press(copy.again);
  expect(await screen.findByTitle(copy.frame(host))).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
});
