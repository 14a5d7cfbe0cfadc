// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { countDown } from "./count-down";

let place: HTMLElement;
const leave = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  leave.mockReset();
  document.body.innerHTML = `<div data-seconds="3"><p role="status" tabindex="-1"></p><button>Stay</button></div>`;
  place = document.querySelector("div") as HTMLElement;
});
afterEach(() => vi.useRealTimers());

const words = () => document.querySelector("p") as HTMLElement;
const button = () => document.querySelector("button") as HTMLElement;

test("says each second how many are left, and leaves once, however many begin to count", () => {
  countDown(place, leave);
  countDown(place, leave);
  vi.advanceTimersByTime(1_000);
  expect(words().textContent).toBe("We will take you to the home page in 2 seconds.");
  vi.advanceTimersByTime(1_000);
  expect(words().textContent).toBe("We will take you to the home page in 1 second.");
  expect(leave).not.toHaveBeenCalled();
  vi.advanceTimersByTime(10_000);
  expect(leave).toHaveBeenCalledOnce();
});

test("a reader who stays is told so there, and is not led away", () => {
  countDown(place, leave);
  button().click();
  expect(words().textContent).toBe("You are staying on this page.");
  expect(document.activeElement).toBe(words());
  expect(button().hidden).toBe(true);
  vi.advanceTimersByTime(10_000);
  expect(leave).not.toHaveBeenCalled();
  // As the page does it with a press from before React was there.
  words().blur();
  button().click();
  expect(document.activeElement).not.toBe(words());
});

test("a reader who has asked for another page is left alone while it is on its way", () => {
  document.body.insertAdjacentHTML("beforeend", `<a href="#news"><b>News</b></a>`);
  countDown(place, leave);
  vi.advanceTimersByTime(2_000);
  document.querySelector("b")?.click();
  vi.advanceTimersByTime(10_000);
  expect(leave).not.toHaveBeenCalled();
});

test("of no seconds none are waited for", () => {
  place.dataset.seconds = "0";
  countDown(place, leave);
  expect(leave).toHaveBeenCalledOnce();
});

test("a reader who is on another page already is not fetched from there", () => {
  countDown(place, leave);
  vi.advanceTimersByTime(1_000);
  place.remove();
  vi.advanceTimersByTime(10_000);
  expect(leave).not.toHaveBeenCalled();
});
