// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { closeInTime } from "./close-in-time";

const close = vi.fn();
let place: HTMLElement;

beforeEach(() => {
  vi.useFakeTimers();
  close.mockReset();
  document.body.innerHTML = `<p data-seconds-left="1200"></p>`;
  place = document.querySelector("p") as HTMLElement;
  closeInTime(place, close);
});
afterEach(() => vi.useRealTimers());

test("a page that lies open is closed when its time is over", () => {
  vi.advanceTimersByTime(1_199_000);
  expect(close).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1_000);
  expect(close).toHaveBeenCalledOnce();
});

test("a donor who has gone on to another page is not led back", () => {
  place.remove();
  vi.advanceTimersByTime(2_000_000);
  expect(close).not.toHaveBeenCalled();
});
