// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createRoutesStub, Link } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { SearchBox } from "./search-box";

afterEach(cleanup);

const Page = () => (
  <>
    <SearchBox id="header-search" />
    <Link to="/elsewhere">Elsewhere</Link>
  </>
);

/** A page whose header has refused a search by somebody in need. */
async function refused() {
  const Stub = createRoutesStub([{ path: "*", Component: Page }]);
  render(<Stub initialEntries={["/"]} />);
  const box = await screen.findByRole("searchbox");
  fireEvent.change(box, { target: { value: "suicide?" } });
  fireEvent.invalid(box);
  return { box, call: await screen.findByRole("link", { name: "9-8-8" }) };
}

const statusText = () => screen.getByRole("status").textContent;

test("what the box says of a search does not follow the reader to the next page", async () => {
  await refused();
  expect(statusText()).toContain("Please leave out");
  fireEvent.click(screen.getByRole("link", { name: "Elsewhere" }));
  await expect.poll(statusText).toBe("");
});

test("the box that refuses a sign names the numbers to call only where the words ask for them", async () => {
  const { box, call } = await refused();
  expect(call.getAttribute("href")).toBe("tel:988");
  fireEvent.input(box, { target: { value: "nurse?" } });
  fireEvent.invalid(box);
  await expect.poll(statusText).toContain("Please leave out");
  await vi.dynamicImportSettled();
  expect(screen.queryByRole("link", { name: "9-8-8" })).toBeNull();
});

test("Escape puts it away", async () => {
  const { box } = await refused();
  fireEvent.keyDown(box, { key: "Escape" });
  expect(statusText()).toBe("");
});

test("it stays while the reader is at its numbers, and goes when the focus does", async () => {
  const { box, call } = await refused();
  fireEvent.blur(box, { relatedTarget: call });
  expect(statusText()).toContain("9-8-8");
  fireEvent.blur(call, { relatedTarget: screen.getByRole("link", { name: "Elsewhere" }) });
  expect(statusText()).toBe("");
});
