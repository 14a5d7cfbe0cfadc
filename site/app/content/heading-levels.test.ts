import { expect, test } from "vitest";
import { safeHtml } from "../../tests/safe-content.ts";
import { headingsFromSecondLevel } from "./heading-levels";

test("headings that an editor began at the third level begin at the second, with their order kept", () => {
  expect(headingsFromSecondLevel(safeHtml('<p>a</p><h3 id="b">B</h3><h4>C</h4><h3>D</h3>'))).toBe(
    '<p>a</p><h2 id="b">B</h2><h3>C</h3><h2>D</h2>',
  );
});

test("a text that begins at the second level, or has no headings, stays as it is", () => {
  expect(headingsFromSecondLevel(safeHtml("<h2>A</h2><h3>B</h3>"))).toBe("<h2>A</h2><h3>B</h3>");
  expect(headingsFromSecondLevel(safeHtml("<p>h3 > h2</p><hr>"))).toBe("<p>h3 > h2</p><hr>");
});
