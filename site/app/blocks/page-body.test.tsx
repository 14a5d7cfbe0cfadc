// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { createRoutesStub, useLoaderData } from "react-router";
import { afterEach, expect, test } from "vitest";
import type { SiteContent } from "~/content/site-content";
import { pageFrame } from "~/content/views/section-page";
import { rootData } from "../../tests/root-data.ts";
import { PageBody } from "./page-body";

afterEach(cleanup);

const site = {
  siteSettings: {},
  company: {
    contact: [
      { id: "telTF", title: "", value: "1-800-555-0199", href: "tel:+18005550199" },
      { id: "email", title: "", value: "info@mail.example", href: "mailto:info@mail.example" },
    ],
  },
};
const page = pageFrame({ pages: [] as SiteContent["pages"] } as SiteContent, "/about-us/mission", {
  title: "Mission",
  description: "",
});

/** What the page is rendered with comes through the loader's data, as all it knows does. */
function Shown() {
  return <PageBody page={page}>{useLoaderData<{ children: ReactNode }>().children}</PageBody>;
}

function show(children: ReactNode) {
  const Stub = createRoutesStub([{ id: "root", path: "/", loader: () => rootData(site), Component: Shown }]);
  render(<Stub hydrationData={{ loaderData: { root: { ...rootData(site), children } } }} />);
}

test("a page that nobody has written yet says so, with the telephone and the numbers for a bad hour", async () => {
  show([false, null]);
  expect(await screen.findByText("We are still writing this page")).toBeTruthy();
  expect(screen.getByRole("link", { name: "1-800-555-0199" }).getAttribute("href")).toBe("tel:+18005550199");
  expect(screen.getByRole("link", { name: "9-8-8" })).toBeTruthy();
});

test("a page with a list or a form of its own needs no text", () => {
  show(<p>The list</p>);
  expect(screen.queryByText("We are still writing this page")).toBeNull();
});
