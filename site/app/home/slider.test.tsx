// @vitest-environment happy-dom
import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { moveSlides } from "./move-slides";
import { Slider } from "./slider";

const image = {
  sourceUrl: "/media/lake.webp",
  alt: "",
  srcSet: undefined,
  srcSetWebp: undefined,
  credit: undefined,
};
const slides = ["First", "Second", "Third"].map((title) => ({
  title,
  text: undefined,
  href: undefined,
  image,
}));

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = renderToString(
    <MemoryRouter>
      <Slider slides={slides} />
    </MemoryRouter>,
  );
});
afterEach(() => vi.useRealTimers());

const slider = () => document.querySelector(".slider") as HTMLElement;
const shown = () => slider().querySelector(".slide[data-shown] h2")?.textContent;
const current = () => slider().querySelector("[aria-current]")?.getAttribute("aria-label");

test("before React is there the slides move on every five seconds and go round", () => {
  moveSlides(slider());
  const seen = [shown()];
  for (let slide = 0; slide < slides.length; slide += 1) {
    vi.advanceTimersByTime(5_000);
    seen.push(shown());
    expect(current()).toMatch(new RegExp(`${shown()}$`));
  }
  expect(seen).toEqual(["First", "Second", "Third", "First"]);
});

test("the picture of a slide is let in halfway to it, and no sooner", () => {
  moveSlides(slider());
  const letIn = () => slider().querySelectorAll(".slide[data-seen]").length;
  expect(letIn()).toBe(1);
  vi.advanceTimersByTime(2_400);
  expect(letIn()).toBe(1);
  vi.advanceTimersByTime(200);
  expect(letIn()).toBe(2);
});

test("before React is there the slides rest once the reader comes to them", () => {
  moveSlides(slider());
  slider()
    .querySelector("button")
    ?.dispatchEvent(new Event("focusin", { bubbles: true }));
  vi.advanceTimersByTime(20_000);
  expect(shown()).toBe("First");
});
