// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { createRoutesStub, Outlet } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { rootData } from "../../tests/root-data.ts";
import { RootErrorPage, RouteErrorPage } from "./route-error-page";

const site = { company: { contact: [{ id: "telTF", value: "1-800-555-0199", href: "tel:+18005550199" }] } };
const fail = () => {
  throw new Error("The line is down");
};
const refuse = () => {
  throw new Response("", { status: 503 });
};
const Nothing = () => null;

// React Router tells the console of each error as well.
beforeEach(() => vi.spyOn(console, "error").mockImplementation(() => {}));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

async function shown(
  rootLoader: () => unknown,
  { loader = fail, heading: expected = "Unhandled Thrown Error!" } = {},
) {
  const Stub = createRoutesStub([
    {
      id: "root",
      path: "/",
      loader: rootLoader,
      HydrateFallback: Nothing,
      ErrorBoundary: RootErrorPage,
      Component: Outlet,
      children: [{ ErrorBoundary: RouteErrorPage, children: [{ path: "*", loader, Component: Nothing }] }],
    },
  ]);
  render(<Stub initialEntries={["/about-us/contact-us"]} />);
  const heading = await screen.findByRole("heading", { level: 1 });
  expect(heading.textContent).toBe(expected);
  return [...document.querySelectorAll("a")].map((link) => link.getAttribute("href"));
}

test("a page that failed can be asked again, leads home and names the numbers to call", async () => {
  expect(await shown(() => rootData(site))).toEqual([
    "",
    "/",
    "tel:+18005550199",
    "tel:911",
    "tel:811",
    "tel:988",
  ]);
});

test("who has to wait while the server is busy is told so, and can ask again", async () => {
  const links = await shown(() => rootData(site), { loader: refuse, heading: "One moment, please" });
  expect(links).toContain("tel:+18005550199");
  expect(screen.getByText("Try again")).toBeTruthy();
});

test("where nothing is known of the charity, the numbers for a bad hour still stand there", async () => {
  expect(await shown(fail)).toEqual(["", "/", "tel:911", "tel:811", "tel:988"]);
  expect(screen.getByRole("main")).toBeTruthy();
});
