import { readdirSync } from "node:fs";
import { notFoundUrl, postUrl } from "@pcf/contract/everywhere-urls";
import { pageAddresses, renderedBySite, reservedAddress } from "@pcf/contract/page-addresses";
import { suggestionsUrl } from "@pcf/contract/search/suggestions";
import {
  documentLists,
  documentUrl,
  eventCalendarUrl,
  faqUrl,
  giftLinkUrl,
  givingUrls,
  glossaryTermUrl,
  groupCheckPath,
  groupCheckUrl,
  groupUrl,
  listedCollections,
  meetingCalendarUrl,
  memberUrl,
  outcomeUrls,
  searchUrl,
  tellUsUrl,
  videoUrl,
} from "@pcf/contract/urls";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, test } from "vitest";
import { createPageRoutes } from "../server/pages/page-address.ts";
import { sampleContent } from "../tests/sample-content.ts";
import routes from "./routes.ts";

type Listed = { id: string; file: string; path?: string; index?: boolean };
const listed = (entries: readonly RouteConfigEntry[]): Listed[] =>
  entries.flatMap(({ id = "", file, path, index, children }) =>
    children ? listed(children) : [{ id, file, path, index }],
  );
const known = listed(routes);
const findPage = createPageRoutes(Object.fromEntries(known.map((route) => [route.id, route])));
const routeOf = (url: string) =>
  findPage(new URL(url, "https://site.example").pathname, sampleContent()).route;

test("every address that code writes has a route of its own", () => {
  const fixed = [...Object.values(documentLists), ...Object.values(givingUrls), notFoundUrl];
  for (const url of fixed) expect(routeOf(url)).toBe(url.slice(1));
  const onPages = [
    ...[groupUrl("a"), memberUrl("a"), faqUrl("1"), glossaryTermUrl("a"), videoUrl("a")],
    ...[
      postUrl("1"),
      searchUrl("psa", 2),
      suggestionsUrl("psa"),
      giftLinkUrl({ gift: "a.b" }),
      groupCheckUrl("a"),
    ],
  ];
  for (const url of onPages)
    expect(routeOf(url)).toBe(new URL(url, "https://site.example").pathname.slice(1));
  const named = [
    ...listedCollections.map((collection) => documentUrl(collection, "a")),
    ...[eventCalendarUrl("a"), meetingCalendarUrl("a"), tellUsUrl("a")],
  ];
  for (const url of named) expect(routeOf(url)).toMatch(/:\w+/);
});

const fixed = known.map(({ path }) => `/${path ?? ""}`).filter((path) => !/[:*]/.test(path));

test("staff are kept from deleting every page of the route table that they write, and no other", () => {
  const pages = fixed.filter((path) => !reservedAddress.test(path));
  const writtenByStaff = (path: string) =>
    path !== notFoundUrl &&
    path !== groupCheckPath &&
    (!outcomeUrls().some((url) => url === path) || pageAddresses.some((one) => one === path));
  expect(pages.filter(writtenByStaff)).toEqual(pageAddresses);
});

test("no redirect may stand in front of a file of the site", () => {
  const files = [
    ...fixed.filter((path) => /\.\w+$/.test(path)),
    ...readdirSync(new URL("../public", import.meta.url)).map((name) => `/${name}`),
  ];
  expect(files.length).toBeGreaterThan(8);
  for (const path of files) expect(path).toMatch(reservedAddress);
});

test("the office knows which pages have parts that the site renders", () => {
  const rendered = known
    .filter(({ file }) => file !== "section-page/route.tsx")
    .map(({ path }) => `/${path ?? ""}`)
    .filter((path) => pageAddresses.some((address) => address === path));
  expect([...renderedBySite].sort()).toEqual(rendered.sort());
});
