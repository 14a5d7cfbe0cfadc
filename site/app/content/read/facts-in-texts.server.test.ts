import type { StaffHtml } from "@pcf/contract/content/html";
import { expect, test } from "vitest";
import { contentWith, sampleCompany, sampleContent } from "../../../tests/sample-content.ts";
import { pageView } from "../views/page-view.ts";
import { withDraft } from "./draft.server.ts";
import { emptyGlobals } from "./empty-globals.ts";
import { withFacts } from "./facts-in-texts.server.ts";
import { cleanContent } from "./load-site-content.server.ts";

const fact = (name: string, value: string, unit?: string) => ({
  id: name,
  name,
  title: "What it says",
  value,
  unit,
  source: {
    title: "A study",
    publisher: "A journal",
    url: "https://study.example",
    page: "p. 4",
    year: 2024,
  },
  checkedOn: "2026-01-15",
  reviewBy: "2026-12-31",
});
const facts = [
  fact("one-in-eight", "1 in 8"),
  fact("odd", "<b>5</b> & more"),
  fact("kit-time-bc", "1", "week"),
];

const uri = "/about-prostate-cancer/numbers";
const page = {
  id: "9",
  uri,
  title: "About {{one-in-eight}}",
  description: "Said of {{one-in-eight}}.",
  intro: undefined,
  hero: undefined,
  frontPageHeroSlide: undefined,
  order: 1,
  clinical: { reviewer: "Dr. A", lastReviewed: "2026-01-01", nextReview: "2028-01-01", sources: [] },
  blocks: [
    {
      blockType: "richText" as const,
      html: '<h2>{{odd}}</h2><p><a href="/a">About {{one-in-eight}}</a>, not {{unheard-of}}.</p>' as StaffHtml,
    },
    {
      blockType: "table" as const,
      caption: "{{odd}}",
      columns: [{ text: "Kit" }],
      rows: [{ cells: [{ text: "{{kit-time-bc}}" }] }],
      note: undefined,
    },
  ],
  meta: undefined,
  updatedAt: "2026-01-01",
};

test("titles, tables and texts have the values of the facts that they name, as plain text", () => {
  const [shown] = contentWith({ facts, pages: [page] }).pages;
  expect(shown?.title).toBe("About 1 in 8");
  expect(shown?.description).toBe("Said of 1 in 8.");
  const [text, table] = shown?.blocks ?? [];
  expect(text).toMatchObject({ html: expect.stringContaining("&lt;b&gt;5&lt;/b&gt; &amp; more</h2>") });
  expect(text).toMatchObject({ html: expect.stringContaining('<a href="/a">About 1 in 8</a>, not .') });
  expect(table).toMatchObject({ caption: "<b>5</b> & more", rows: [{ cells: [{ text: "1 week" }] }] });
});

test("globals have them, too, and what names none stays as it is", () => {
  const home = { ...emptyGlobals.home, figures: [{ value: "{{one-in-eight}}", label: "men" }] };
  const before = sampleContent();
  expect(contentWith({ facts, home }).home.figures).toEqual([{ value: "1 in 8", label: "men" }]);
  expect(withFacts(before, new Map())).toBe(before);
});

test("a fact that is not there is told of with its document, and no brace reaches a reader", () => {
  const told: unknown[] = [];
  const before = contentWith({});
  const content = cleanContent({ ...before, facts, pages: [page] } as never, "v1", {
    ...{ origin: "https://site.example", company: sampleCompany, sizeOf: () => undefined },
    unknownFact: (unknown) => told.push(unknown),
  });
  expect(told).toEqual([{ collection: "pages", id: "9", name: "unheard-of" }]);
  expect(JSON.stringify(content)).not.toContain("{{");
});

test("a page lists its numbers with their source, and says of one past its day that it was due", () => {
  const content = contentWith({ facts, pages: [page] });
  const at = (day: string) => pageView(content, uri, new Date(`${day}T20:00:00Z`))?.clinical?.facts;
  expect(at("2026-12-31")?.map(({ words, overdue }) => [words, overdue])).toEqual([
    ["1 in 8", undefined],
    ["<b>5</b> & more", undefined],
    ["1 week", undefined],
  ]);
  expect(at("2027-01-01")?.[0]).toEqual({
    name: "one-in-eight",
    words: "1 in 8",
    title: "What it says",
    source: { title: "A study", url: "https://study.example", about: "A journal, 2024, p. 4" },
    checked: "Checked January 15, 2026.",
    overdue: expect.stringContaining("due to be checked by December 31, 2026"),
  });
});

test("a draft in preview has the published facts, and lists its own", () => {
  const draft = { ...page, title: "{{kit-time-bc}}", description: "", blocks: [] };
  const content = contentWith({ facts, pages: [page] });
  const previewed = withDraft(content, { collection: "pages", doc: draft }, "https://site.example");
  expect(pageView(previewed, uri)).toMatchObject({
    title: "1 week",
    clinical: { facts: [{ name: "kit-time-bc" }] },
  });
});
