import type { Page } from "@pcf/contract/content/page";
import { expect, test } from "vitest";
import type { SiteContent } from "~/content/site-content";
import { safeHtml } from "../../../tests/safe-content.ts";
import { sampleContent } from "../../../tests/sample-content.ts";
import { sectionPage } from "./section-page";

function contentOf(...uris: string[]): SiteContent {
  const content = sampleContent();
  const [page] = content.pages;
  if (!page) throw new Error("the sample has pages");
  content.pages = uris.map((uri): Page => ({ ...page, uri, title: `The page ${uri}` }));
  return content;
}

const about = "/about-prostate-cancer";
const groups = "/get-support/support-groups";
const content = contentOf(
  about,
  `${about}/treatment`,
  `${about}/treatment/surgery`,
  "/get-support",
  groups,
  `${groups}/faq`,
  "/news",
);
const ask = (path: string) => sectionPage(content, new Request(`https://site.example${path}`));

test.each([
  [`${about}/treatment/xyz`, `${about}/treatment`],
  [`${about}/treatment/xyz.data`, `${about}/treatment`],
  [`${about}/treatment/xyz/deeper/still`, `${about}/treatment`],
  [`${about}/nothing`, about],
  [`${groups}/nothing`, groups],
  // A page that has no pages below it is no index: the section it stands in is.
  [`${groups}/faq/nothing`, groups],
  [`${about}/treatment/surgery/nothing`, `${about}/treatment`],
  ["/news/2026/may", "/news"],
])("%s shows the index of its own section, as a page that is not there", (path, index) => {
  const { data, init } = ask(path);
  expect(init?.status).toBe(404);
  expect(data.page).toMatchObject({
    uri: index,
    title: `The page ${index}`,
    meta: { path: index, noindex: true },
  });
});

test("the index that is shown has the breadcrumb of its own address", () => {
  expect(ask(`${about}/treatment/xyz`).data.page.breadcrumb.map(({ href }) => href)).toEqual([about]);
});

test("a page that is there is shown as itself", () => {
  const { data, init } = ask(`${about}/treatment/surgery`);
  expect(init?.status ?? 200).toBe(200);
  expect(data.page.meta).toMatchObject({ path: `${about}/treatment/surgery`, noindex: false });
});

test("a section without any page leads to page 404", () => {
  expect(() => ask("/ways-to-give/nothing")).toThrow(expect.objectContaining({ status: 302 }));
  const withHome = contentOf("/");
  const request = new Request("https://site.example/ways-to-give");
  expect(() => sectionPage(withHome, request)).toThrow(expect.objectContaining({ status: 302 }));
});

test("a page of no section has home above it", () => {
  const withHome = contentOf("/", "/ways-to-give");
  const { data } = sectionPage(withHome, new Request("https://site.example/privacy"));
  expect(data.page.uri).toBe("/");
});

test("the questions to ask of a page stand apart from its text, once", () => {
  const asking = contentOf(about);
  const html = safeHtml(
    "<p>First.</p><h2>Questions to ask your doctor</h2><ul><li>Is it safe?</li></ul><p>Last.</p>",
  );
  const [page] = asking.pages;
  if (page) page.blocks = [{ blockType: "richText", html }];
  const shown = sectionPage(asking, new Request(`https://site.example${about}`)).data.page.blocks;
  expect(shown).toHaveLength(1);
  expect(shown[0]).toMatchObject({
    html: "",
    asked: { questions: [{ text: "Is it safe?" }], after: "<p>Last.</p>" },
  });
});
