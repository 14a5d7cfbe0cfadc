// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { show } from "~/ui/show";
import { shareChartExamples } from "./share-chart.examples";

afterEach(cleanup);

test("shares are printed as given, and the bar is filled in proportion to their sizes", () => {
  const { container } = show(shareChartExamples.examples["with parts of a part"]?.());
  expect(screen.getByRole("row", { name: /Allocations 48% \$496,252/ })).toBeTruthy();
  expect(screen.getByRole("row", { name: /Grants 14%/ })).toBeTruthy();
  const widths = [...container.querySelectorAll("rect")].map((bar) =>
    Number.parseFloat(bar.getAttribute("width") ?? ""),
  );
  expect(widths.map(Math.round)).toEqual([58, 42]);
  expect(widths.reduce((sum, width) => sum + width, 0)).toBeCloseTo(100);
});
