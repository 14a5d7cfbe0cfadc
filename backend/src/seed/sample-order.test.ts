import { expect, test } from "vitest";
import { navigationSource } from "./global-sources.ts";
import { blocksOf, sampleFiles, samplePages } from "./testing/sample-pages.ts";

type Entry = { label: string; href: string; children?: Entry[] | undefined };

const pages = await samplePages();
const uris = new Set(pages.map(({ uri }) => uri));
const { menu } = await sampleFiles.json("globals/navigation.json", navigationSource);

const parentOf = (uri: string) => uri.slice(0, uri.lastIndexOf("/"));
const below = (uri: string, hrefs: readonly string[]) =>
  hrefs.filter((href) => uris.has(href) && parentOf(href) === uri);

/** The pages right below `uri` as previous, next and the contents of the section follow each other. */
const inPageOrder = (uri: string) =>
  pages
    .filter((page) => parentOf(page.uri) === uri)
    .sort((a, b) => (a.order ?? Infinity) - (b.order ?? Infinity))
    .map((page) => page.uri);

const withEntriesBelow = (entries: readonly Entry[]): Entry[] =>
  entries.flatMap((entry) => [entry, ...withEntriesBelow(entry.children ?? [])]);

const sections = withEntriesBelow(menu)
  .map((entry) => ({
    uri: entry.href,
    inMenu: below(
      entry.href,
      (entry.children ?? []).map(({ href }) => href),
    ),
  }))
  .filter(({ inMenu }) => inMenu.length > 1);

test.each(sections)("the pages of $uri follow each other as the menu lists them", ({ uri, inMenu }) => {
  expect(inPageOrder(uri).filter((page) => inMenu.includes(page))).toEqual(inMenu);
});

test.each(sections)("the cards of $uri follow each other as the menu lists them", ({ uri, inMenu }) => {
  const index = pages.find((page) => page.uri === uri);
  const cards = index
    ? blocksOf(index, "cardGrid").flatMap((grid) => grid.cards.map(({ href }) => href))
    : [];
  // Pages that the menu leaves out, such as the treatments by name, stand on cards of their own.
  const onCards = below(uri, cards).filter((page) => inMenu.includes(page));
  expect(onCards).toEqual(inMenu.filter((page) => onCards.includes(page)));
});

test("no two pages of a section claim the same place", () => {
  for (const { uri } of sections) {
    const places = pages.filter((page) => parentOf(page.uri) === uri).map(({ order }) => order);
    expect(new Set(places).size, uri).toBe(places.length);
  }
});

test("a cancer is graded before its treatment is chosen", () => {
  const steps = sections.find(({ uri }) => uri.endsWith("/diagnosis-and-staging"))?.inMenu ?? [];
  expect(steps.map((uri) => uri.split("/").at(-1))).toEqual([
    "the-psa-test-and-the-dre",
    "biopsy-and-imaging",
    "grading-and-staging",
    "choosing-a-treatment",
  ]);
});
