// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { QueueNote } from "./submit-button";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const shown = () => document.querySelector(".queue-place")?.textContent;
const readOut = () => screen.getAllByRole("status").map(({ textContent }) => textContent);

test("the place is shown each time it changes, and read out now and then", () => {
  const { rerender } = render(<QueueNote queueStatus={{ place: 40 }} />);
  expect(readOut()).toContain("You are number 40; we keep your place.");
  vi.advanceTimersByTime(5_000);
  rerender(<QueueNote queueStatus={{ place: 31 }} />);
  expect(shown()).toBe("You are number 31; we keep your place.");
  expect(readOut()).toContain("You are number 40; we keep your place.");
  vi.advanceTimersByTime(15_000);
  rerender(<QueueNote queueStatus={{ place: 12 }} />);
  expect(readOut()).toContain("You are number 12; we keep your place.");
});

test("who is let in one at a time, or solves a harder check, reads why, and no number", () => {
  const { rerender } = render(<QueueNote queueStatus={{ place: null }} />);
  expect(readOut()).toEqual([expect.stringContaining("one at a time")]);
  rerender(<QueueNote queueStatus="captcha" />);
  expect(readOut()).toEqual([expect.stringContaining("keeps out scripts")]);
  expect(shown()).toBeUndefined();
});
