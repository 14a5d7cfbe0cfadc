// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { exampleImage } from "~/ui/examples";
import { show } from "~/ui/show";
import { Carousel, Gallery } from "./carousel";

const slide = 300;

/** Gives every element the measures that a row of `slides` one-slide-wide pictures has in a browser. */
function measureAs(slides: number) {
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(slide);
  vi.spyOn(HTMLElement.prototype, "scrollWidth", "get").mockReturnValue(slide * slides);
}

function showRow(slides: number) {
  measureAs(slides);
  const keys = Array.from({ length: slides }, (_, at) => `slide ${at + 1}`);
  show(<Carousel label="Pictures" items={keys.map((key) => ({ key, content: key }))} />);
}

/** The row has come to rest at a slide, counted from 0. */
function restAt(at: number) {
  const row = screen.getByRole("list", { name: "Pictures" });
  row.scrollLeft = at * slide;
  fireEvent.scroll(row);
}

const disabled = (name: string) => screen.getByRole("button", { name }).hasAttribute("disabled");

beforeEach(() => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("Previous is disabled on the first slide and Next on the last", () => {
  showRow(3);
  expect([disabled("Previous"), disabled("Next")]).toEqual([true, false]);
  restAt(1);
  expect([disabled("Previous"), disabled("Next")]).toEqual([false, false]);
  restAt(2);
  expect([disabled("Previous"), disabled("Next")]).toEqual([false, true]);
  restAt(0);
  expect([disabled("Previous"), disabled("Next")]).toEqual([true, false]);
});

test("a button moves the row by one slide", () => {
  showRow(3);
  const moved = vi.spyOn(HTMLElement.prototype, "scrollBy").mockImplementation(() => {});
  fireEvent.click(screen.getByRole("button", { name: "Next" }));
  expect(moved).toHaveBeenLastCalledWith({ left: slide });
  restAt(1);
  fireEvent.click(screen.getByRole("button", { name: "Previous" }));
  expect(moved).toHaveBeenLastCalledWith({ left: -slide });
});

test("a row that fits has no buttons, and each slide says which it is", () => {
  showRow(1);
  expect(screen.queryByRole("button")).toBeNull();
  cleanup();
  showRow(3);
  expect(screen.getAllByRole("listitem").map((item) => item.getAttribute("aria-label"))).toEqual([
    "1 of 3",
    "2 of 3",
    "3 of 3",
  ]);
});

afterEach(cleanup);

test("the row has a name, can be scrolled by keyboard, and its pictures are counted", () => {
  show(
    <Gallery label="The day" items={["a", "b"].map((key) => ({ key, image: exampleImage, caption: key }))} />,
  );
  expect(screen.getByRole("list", { name: "The day" }).tabIndex).toBe(0);
  expect(screen.getAllByRole("listitem").map((item) => item.getAttribute("aria-label"))).toEqual([
    "1 of 2",
    "2 of 2",
  ]);
});
