import { expect, test } from "vitest";
import { pageAddress } from "./page-address.ts";

const address = (path: string) =>
  pageAddress(new URL(path, "https://site.example"), new Set(["root", "news"]));

test("parameters that change nothing do not make another page", () => {
  expect(address("/about-us?utm_source=x&a=1")).toEqual({ key: "/about-us", cacheable: true });
  const finder = "/get-support/support-groups/find-a-group";
  expect(address(`${finder}?near=V5K&province=BC`).key).toBe(`${finder}?province=BC`);
});

test("parameters that count are kept in one order", () => {
  expect(address("/search?page=2&x=1&value=psa").key).toBe("/search?value=psa&page=2");
  expect(address("/search?value=psa&page=2").key).toBe("/search?value=psa&page=2");
});

test("a parameter without end is left out", () => {
  expect(address(`/search?value=${"a".repeat(500)}`).key).toBe("/search");
});

test("a page's data has its page's parameters, and no other routes than there are", () => {
  expect(address("/news.data?show=8&_routes=news").key).toBe("/news.data?show=8&_routes=news");
  expect(address("/news.data?_routes=madeup").key).toBe("/news.data");
});

test.each([
  "/ways-to-give/thank-you",
  "/ways-to-give/tax-receipt",
  "/ways-to-give/payment-error",
  "/ways-to-give/fallback?reference=1",
  "/ways-to-give/thank-you.data",
  "/preview?path=/about-us",
  "/get-involved/volunteer?form=706&status=failed",
])("%s is about one visitor and is not kept", (path) => {
  expect(address(path).cacheable).toBe(false);
});
