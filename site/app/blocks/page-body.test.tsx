// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { createRoutesStub, useLoaderData } from "react-router";
import { afterEach, expect, test } from "vitest";
import type { SiteContent } from "~/content/site-content";
import type { PageView } from "~/content/views/page-view";
import { pageFrame } from "~/content/views/section-page";
import { rootData } from "../../tests/root-data.ts";
import { safeHtml } from "../../tests/safe-content.ts";
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
  const { children, shown } = useLoaderData<{ children: ReactNode; shown: PageView }>();
  return <PageBody page={shown}>{children}</PageBody>;
}

function show(children: ReactNode, shown: PageView = page) {
  const Stub = createRoutesStub([{ id: "root", path: "/", loader: () => rootData(site), Component: Shown }]);
  render(<Stub hydrationData={{ loaderData: { root: { ...rootData(site), children, shown } } }} />);
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

const informationPage: PageView = {
  ...page,
  breadcrumb: [{ label: "Treatment", href: "/treatment" }],
  headings: ["One", "Two", "Three"].map((title) => ({ id: title.toLowerCase(), title })),
  blocks: [
    { blockType: "special", part: "helpline", html: safeHtml("<p>It is an emergency if you faint.</p>") },
    { blockType: "richText", html: safeHtml("<p>The first sentence.</p>") },
  ],
};

test("the box for urgent help stands once, above the contents and the text", () => {
  show(null, informationPage);
  const boxes = screen.getAllByRole("complementary", { name: "If you need help now" });
  expect(boxes).toHaveLength(1);
  expect(boxes[0]?.textContent).toContain("It is an emergency if you faint.");
  const body = document.body.textContent ?? "";
  const places = ["you faint", "9-8-8", "On this page", "The first sentence"].map((words) =>
    body.indexOf(words),
  );
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

test("the contents are folded, and open without a script", () => {
  show(null, informationPage);
  const contents = screen.getByRole("navigation", { name: "On this page" });
  expect(contents.querySelector("details")?.open).toBe(false);
  expect(contents.querySelector("summary")?.textContent).toBe("On this page");
  expect([...contents.querySelectorAll("a")].map((link) => link.getAttribute("href"))).toEqual([
    "#one",
    "#two",
    "#three",
  ]);
});
