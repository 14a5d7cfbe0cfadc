// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
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
