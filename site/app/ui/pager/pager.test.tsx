// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { show } from "~/ui/show";
import { pageNumbers } from "./page-numbers";
import { Pager } from "./pager";

afterEach(cleanup);
const words = { label: "Results", previous: "Prev", next: "Next", page: (page: number) => `Page ${page}` };
const href = (page: number) => `/search?value=psa&page=${page}`;

test("the ends, the page and its neighbours are offered; a gap of one page is filled", () => {
  expect(pageNumbers(5, 12)).toEqual([1, null, 4, 5, 6, null, 12]);
  expect(pageNumbers(3, 12)).toEqual([1, 2, 3, 4, null, 12]);
  expect(pageNumbers(4, 5)).toEqual([1, 2, 3, 4, 5]);
});

test("the page is marked, and the first one has nothing before it", () => {
  show(<Pager page={1} pages={3} href={href} words={words} />);
  expect(screen.getByRole("link", { name: "Page 1" }).getAttribute("aria-current")).toBe("page");
  expect(screen.queryByRole("link", { name: "Prev" })).toBeNull();
  expect(screen.getByRole("link", { name: "Next" }).getAttribute("href")).toBe(href(2));
});

test("a single page needs no pager", () => {
  show(<Pager page={1} pages={1} href={href} words={words} />);
  expect(screen.queryByRole("navigation")).toBeNull();
});
