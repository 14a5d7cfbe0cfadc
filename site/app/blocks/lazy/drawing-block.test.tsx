// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test } from "vitest";
import { LargeDrawing } from "./drawing-block";

afterEach(cleanup);

const drawing = {
  sourceUrl: "/media/two-parts.svg",
  title: "Two parts",
  alt: "A circle.",
  width: 960,
  height: 640,
  legend: [{ text: "Bladder" }, { text: "Prostate" }],
  caption: undefined,
};

test("a drawing that opens on a page reached without a new document gives its close button the focus", () => {
  render(<LargeDrawing id="large" drawing={drawing} />);
  expect(screen.getByRole("button", { name: "Close", hidden: true }).hasAttribute("autofocus")).toBe(true);
});

test("so does a drawing that opens before React has come", () => {
  expect(renderToString(<LargeDrawing id="large" drawing={drawing} />)).toMatch(/<button[^>]* autofocus=""/);
});

const size = () => screen.getByRole("status", { hidden: true }).textContent;
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name, hidden: true }));

test("a drawing first fits the window, and is made larger and smaller by buttons", () => {
  render(<LargeDrawing id="large" drawing={drawing} />);
  expect(size()).toBe("100%");
  press("Smaller");
  expect(size()).toBe("100%");
  press("Larger");
  press("Larger");
  expect(size()).toBe("225%");
  for (let times = 0; times < 5; times++) press("Larger");
  expect(size()).toBe("400%");
  press("Smaller");
  expect(size()).toBe("267%");
});

test("two fingers that move apart make it larger by as much", () => {
  render(<LargeDrawing id="large" drawing={drawing} />);
  const frame = screen.getByRole("img", { hidden: true }).closest(".drawing-pan") as HTMLElement;
  const fingers = (name: string, ...at: number[]) => {
    const touches = at.map((clientX) => ({ clientX, clientY: 0 }));
    act(() => void frame.dispatchEvent(Object.assign(new Event(name, { cancelable: true }), { touches })));
  };
  fingers("touchstart", 100, 200);
  fingers("touchmove", 50, 250);
  expect(size()).toBe("200%");
  fingers("touchend", 50);
  fingers("touchmove", 20);
  expect(size()).toBe("200%");
});
