// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";
import type { MapGroup } from "./group-clusters";
import { markerWindow } from "./marker-drawing";

const groups = Array.from(
  { length: 100 },
  (_, at): MapGroup => ({
    slug: `group-${at}`,
    name: `Group ${at}`,
    place: "Town",
    provinces: [],
    marker: undefined,
  }),
);

test("a window of many groups opens with the first of them, and has all of them soon", async () => {
  const readMore = vi.fn();
  const window = markerWindow(groups, readMore);
  const links = () => window.querySelectorAll("a");
  expect(links().length).toBeLessThan(20);
  expect(links()[0]?.getAttribute("href")).toBe("#group-0");
  await vi.waitFor(() => expect(links()).toHaveLength(100), { timeout: 20_000 });
  links()[99]?.click();
  expect(readMore).toHaveBeenCalledExactlyOnceWith("group-99");
});
