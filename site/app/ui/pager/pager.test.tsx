// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createRoutesStub, Link, useSearchParams } from "react-router";
import { afterEach, expect, test } from "vitest";
import { show } from "~/ui/show";
import { Pager, pageNumbers } from "./pager";

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

function Results() {
  const page = Number(useSearchParams()[0].get("page"));
  return (
    <section>
      <ol>
        <li key={page}>
          <a href="/about-us">The first on page {page}</a>
        </li>
      </ol>
      <Pager page={page} pages={3} href={href} words={words} />
    </section>
  );
}

function ResultsAndLink() {
  return (
    <>
      <Link to={href(3)}>Elsewhere</Link>
      <Results />
    </>
  );
}

test.each([
  [2, "Prev", 1],
  [2, "Next", 3],
  [1, "Page 3", 3],
] as const)("on page %s who presses %s goes on with what comes first on page %s", async (from, name, to) => {
  const Stub = createRoutesStub([{ path: "/search", Component: Results }]);
  render(<Stub initialEntries={[href(from)]} />);
  const pressed = await screen.findByRole("link", { name });
  pressed.focus();
  await act(async () => fireEvent.click(pressed));
  expect(document.activeElement?.textContent).toBe(`The first on page ${to}`);
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }])(
  "who opens another page in a tab of its own (%o) keeps the focus when the page is turned in another way",
  async (init) => {
    const Stub = createRoutesStub([{ path: "/search", Component: ResultsAndLink }]);
    render(<Stub initialEntries={[href(1)]} />);
    const pressed = await screen.findByRole("link", { name: "Next" });
    pressed.addEventListener("click", (event) => event.preventDefault());
    await act(async () => fireEvent.click(pressed, init));
    const other = screen.getByRole("link", { name: "Elsewhere" });
    other.focus();
    await act(async () => fireEvent.click(other));
    await screen.findByText("The first on page 3");
    expect(document.activeElement).toBe(other);
  },
);
