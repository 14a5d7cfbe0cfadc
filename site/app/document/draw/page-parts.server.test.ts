import { expect, test } from "vitest";
import { atTheEnd, cutPage, wholePage } from "./page-parts.server";

const scripts = "<script>window.__reactRouterContext = {};</script>";
const html = `<html><head><title>T</title></head><body><p>A text</p>${scripts}</body></html>`;

test("a page is cut at the end of its head and around the router's scripts, and is whole again together", () => {
  const page = cutPage(html);
  expect(page).toEqual({
    head: "<html><head><title>T</title>",
    body: "</head><body><p>A text</p>",
    scripts,
    more: [],
    close: "</body></html>",
  });
  expect(wholePage(page)).toBe(html);
});

test("what is put at the end stands behind the scripts, as it is, also where a page has none", () => {
  expect(wholePage(atTheEnd(cutPage(html), "<i>$&</i>"))).toBe(
    html.replace("</body>", () => "<i>$&</i></body>"),
  );
  const bare = "<html><head></head><body><p>A text</p></body></html>";
  expect(wholePage(atTheEnd(cutPage(bare), "<i></i>"))).toBe(bare.replace("</body>", "<i></i></body>"));
});

test("what is no document stays as it is", () => {
  expect(wholePage(atTheEnd(cutPage("not found"), "<i></i>"))).toBe("not found");
});
