// @vitest-environment happy-dom
import { renderHook } from "@testing-library/react";
import type { PointerEvent } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { headingTowards, useHoverIntent } from "./use-hover-intent";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const panelBelow = { left: 0, right: 1000, top: 100, bottom: 500 };
const at = (clientX: number, clientY: number) =>
  ({ clientX, clientY, pointerType: "mouse" }) as unknown as PointerEvent;

/** A bar whose first section is open, and a pointer that rests on it at 100, 50. */
function openBar() {
  const choose = vi.fn();
  const panel = document.createElement("div");
  panel.getBoundingClientRect = () => panelBelow as DOMRect;
  const { result } = renderHook(() => useHoverIntent({ current: "first", panel: () => panel, choose }));
  const { current: intent } = result;
  intent.move(at(100, 50));
  return { intent, choose };
}

test("a slow hand may take seconds on its way across other sections to the open panel", () => {
  const { intent, choose } = openBar();
  for (let step = 1; step <= 40; step += 1) {
    if (step === 10) intent.leave(at(100 + 4 * step, 50 + step));
    if (step === 12) intent.enter(at(100 + 4 * step, 50 + step), "second");
    intent.move(at(100 + 4 * step, 50 + step));
    vi.advanceTimersByTime(200);
  }
  expect(choose).not.toHaveBeenCalled();
});

test("a hand that trembles on the way is still on the way", () => {
  const { intent, choose } = openBar();
  intent.move(at(140, 60));
  intent.enter(at(150, 62), "second");
  for (let step = 1; step <= 20; step += 1) {
    intent.move(at(150 + 3 * step, 62 + 1.5 * step + (step % 2)));
    vi.advanceTimersByTime(200);
  }
  expect(choose).not.toHaveBeenCalled();
});

test("a pointer that rests on the way has come to the section it rests on", () => {
  const { intent, choose } = openBar();
  intent.move(at(140, 60));
  intent.enter(at(150, 62), "second");
  vi.advanceTimersByTime(500);
  expect(choose).toHaveBeenCalledExactlyOnceWith("second");
});

test("a pointer that turns away from the panel has come to the section it is on, even if it goes on moving", () => {
  const { intent, choose } = openBar();
  intent.move(at(140, 60));
  intent.enter(at(150, 62), "second");
  for (let step = 1; step <= 5; step += 1) {
    intent.move(at(150 + 10 * step, 62));
    vi.advanceTimersByTime(40);
  }
  expect(choose).toHaveBeenCalledExactlyOnceWith("second");
});

test("a pointer that goes along the bar opens the section it comes to after a short rest", () => {
  const { intent, choose } = openBar();
  intent.move(at(140, 50));
  intent.enter(at(150, 50), "second");
  vi.advanceTimersByTime(130);
  expect(choose).toHaveBeenCalledExactlyOnceWith("second");
});

const columnBeside = { left: 400, right: 800, top: 100, bottom: 400 };

test("a pointer going down and sideways is on its way to the panel below", () => {
  expect(headingTowards({ x: 200, y: 50 }, { x: 240, y: 70 }, panelBelow)).toBe(true);
});

test("a pointer going up, or along the bar beyond the panel's edge, is not", () => {
  expect(headingTowards({ x: 200, y: 50 }, { x: 220, y: 40 }, panelBelow)).toBe(false);
  expect(headingTowards({ x: 200, y: 50 }, { x: 300, y: 50 }, panelBelow)).toBe(false);
});

test("a pointer crossing the list towards the column beside it is on its way there", () => {
  expect(headingTowards({ x: 200, y: 150 }, { x: 240, y: 170 }, columnBeside)).toBe(true);
  expect(headingTowards({ x: 200, y: 150 }, { x: 202, y: 200 }, columnBeside)).toBe(false);
});

test("a pointer that rests is on its way nowhere", () => {
  expect(headingTowards({ x: 200, y: 50 }, { x: 200, y: 50 }, panelBelow)).toBe(false);
});
