import { expect, test } from "vitest";
import { headingTowards } from "./heading-towards";

const panelBelow = { left: 0, right: 1000, top: 100, bottom: 400 };
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
