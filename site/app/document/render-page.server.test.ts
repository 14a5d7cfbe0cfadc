import { expect, test } from "vitest";
import { completePage } from "./render-page.server";

const router =
  '<script>window.__reactRouterContext = {};</script><script type="module" async="">go()</script>';
const html = `<html><head><link rel="modulepreload" href="/a.js"/></head><body><p>A text</p>${router}</body></html>`;
const ends = {
  data: "<script>window.__reactRouterContext.streamController.close();</script>",
  last: "<i>$&</i>",
};

test("an application has its module and data as the router wrote them, and what no reader waits for behind them", () => {
  const page = completePage(html, ends, "now");
  expect(page).toContain('<link rel="modulepreload"');
  expect(page.endsWith(`<p>A text</p>${router}${ends.data}<i>$&</i></body></html>`)).toBe(true);
});

test("every other page holds them back", () => {
  const page = completePage(html, ends, "on interaction");
  expect(page).not.toContain("modulepreload");
  expect(page).not.toContain('type="module"');
  expect(page.match(/<script type="text\/plain" data-held="(module)?">/g)).toHaveLength(3);
});

test("what is no document stays as it is", () => {
  expect(completePage("not found", ends, "on interaction")).toBe("not found");
});
