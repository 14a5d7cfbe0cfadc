// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";

let close: ReturnType<typeof vi.spyOn>;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  close = vi.spyOn(location, "replace").mockReturnValue();
  document.body.innerHTML = `<p data-seconds-left="1200"></p>`;
  await import("./close-before-react.ts");
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("a page that lies open is closed when its time is over", () => {
  vi.advanceTimersByTime(1_199_000);
  expect(close).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1_000);
  expect(close).toHaveBeenCalledExactlyOnceWith(location.pathname);
});

test("a donor who has gone on to another page is not led back", () => {
  document.querySelector("p")?.remove();
  vi.advanceTimersByTime(2_000_000);
  expect(close).not.toHaveBeenCalled();
});
