import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { siteContentContext } from "~/content/site-content";
import { sampleContent } from "../../../tests/sample-content.ts";
import { loader } from "./route";

function ask(path: string) {
  const context = new RouterContextProvider();
  const content = sampleContent();
  const [page] = content.pages;
  if (!page) throw new Error("the sample has pages");
  content.pages.push({ ...page, uri: "/movember-2027", title: "Movember 2027" });
  content.pages.push({ ...page, uri: "/privacy/cookies", title: "Cookies" });
  content.pages.push({ ...page, uri: "/movember-2027/walk", title: "The walk" });
  context.set(siteContentContext, content);
  return loader({ context, request: new Request(`https://site.example${path}`) });
}

test.each([
  ["/movember-2027", "Movember 2027"],
  ["/movember-2027.data", "Movember 2027"],
  ["/privacy/cookies", "Cookies"],
])("%s is the page that staff published there", (path, title) => {
  const answer = ask(path);
  expect(answer.init?.status).toBe(200);
  expect(answer.data.page?.title).toBe(title);
  expect(answer.data.page?.meta.noindex).toBe(false);
});

test("a path below a section that staff made shows the index of that section, as not found", () => {
  const answer = ask("/movember-2027/nothing/here");
  expect(answer.init?.status).toBe(404);
  expect(answer.data.page?.title).toBe("Movember 2027");
  expect(answer.data.page?.meta.noindex).toBe(true);
});

test("a path without a page is page 404", () => {
  const answer = ask("/movember-2099");
  expect(answer.init?.status).toBe(404);
  expect(answer.data.page).toBeUndefined();
});

test("the old address of the donation form leads to the new one", () => {
  expect(() => ask("/home/donations/online-form/")).toThrow(expect.objectContaining({ status: 301 }));
});
