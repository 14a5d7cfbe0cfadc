import { expect, test } from "vitest";
import { groupPageUrl, groupUrl, tellUsUrl } from "../urls.ts";
import { linkAddressesOf } from "./document-address.ts";

test("links lead to a group on the finder, to its own page and to the form for its changes", () => {
  const addresses = linkAddressesOf("supportGroups", { slug: "kelowna" });
  expect(addresses).toEqual(
    expect.arrayContaining([groupUrl("kelowna"), groupPageUrl("kelowna"), tellUsUrl("kelowna")]),
  );
});

test("links lead to a page, to an article, to a person's place among others, or to a file; nowhere without a slug", () => {
  expect(linkAddressesOf("pages", { uri: "/about-us", slug: "other" })).toEqual(["/about-us"]);
  expect(linkAddressesOf("news", { slug: "walk" })).toEqual(["/news/walk"]);
  expect(linkAddressesOf("members", { slug: "ann" })).toEqual(["/about-us/our-team#ann"]);
  expect(linkAddressesOf("media", { filename: "walk.jpg" })).toEqual(["/media/walk.jpg"]);
  for (const collection of ["pages", "news", "provinces"])
    expect(linkAddressesOf(collection, {})).toEqual([]);
});
