import { expect, test } from "vitest";
import { freeAddress, pageAddress } from "./page-address.ts";

test.each([
  ["/", 2, "/"],
  ["/about-us/mission/", 5, "/about-us/mission"],
  ["/À-propos/Notre Équipe/", 7, "/a-propos/notre-equipe"],
  ["/مرحبا/", 9, "/page-9"],
  ["/مرحبا/history/", 9, "/part-1/history"],
  // Addresses below these lists are made of documents of their own, and others the site keeps for itself.
  ["/news/archive/", 11, "/page-11"],
  ["/api/", 12, "/page-12"],
  ["/ways-to-give/thank-you/", 13, "/page-13"],
  ["/?page_id=14", 14, "/page-14"],
])("%s is here %s: %s", (old, id, here) => {
  expect(pageAddress(old, id)).toBe(here);
});

test("an address that is taken gets a number", () => {
  const taken = new Set(["/a", "/a-2"]);
  expect(freeAddress("/a", (address) => taken.has(address))).toBe("/a-3");
  expect(freeAddress("/b", (address) => taken.has(address))).toBe("/b");
});
