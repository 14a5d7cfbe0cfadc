import { siteParts } from "@pcf/contract/content/publication";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestPayload, type TestPayload } from "../../testing/test-payload.ts";
import { changedParts } from "./changed-parts.ts";

let backend: TestPayload;
beforeAll(async () => {
  backend = await startTestPayload();
});
afterAll(() => backend.close());

test("the site reads again what was saved and what shows it, and everything where that cannot be told", () => {
  const { config } = backend.payload;
  const parts = (...slugs: string[]) => changedParts(config, slugs)?.sort();
  expect(parts("faqs")).toEqual(["faqs"]);
  expect(parts("navigation", "faqs")).toEqual(["faqs", "navigation"]);
  // A redirect leads to a page by its id.
  expect(parts("pages")).toEqual(["pages", "redirects"]);
  expect(parts("provinces")).toEqual(["supportGroups"]);
  expect(parts("media")).toEqual(expect.arrayContaining(["pages", "news", "members", "home", "redirects"]));
  expect(parts("faqs", "group-leaders")).toBeUndefined();
});

test("each collection and global of the site is one of the content", () => {
  const { collections, globals } = backend.payload.config;
  const slugs = new Set<string>([...collections, ...globals].map(({ slug }) => slug));
  expect(siteParts.filter((part) => !slugs.has(part))).toEqual([]);
});
