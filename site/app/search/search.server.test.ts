import { glossaryTermSchema } from "@pcf/contract/content/documents";
import { pageSchema } from "@pcf/contract/content/page";
import { expect, test } from "vitest";
import { fold } from "~/shell/search-box/fold";
import { contentWith } from "../../tests/sample-content.ts";
import { plainSentences } from "./block-text";
import { search } from "./search.server";
import { type SearchDocument, searchDocuments } from "./search-documents.server";
import { searchIndex as indexOf } from "./search-index.server";

const document = (title: string, text = "", href = `/${title}`): SearchDocument => ({
  kind: "page",
  title,
  href,
  parts: text ? [{ text }] : [],
});

const searchIndex = (documents: SearchDocument[]) => indexOf(documents, { rows: [] });

const titles = (documents: SearchDocument[], term: string) =>
  search(searchIndex(documents), term, 1).hits.map((hit) => hit.title.map((piece) => piece.text).join(""));

test("a search finds parts of words in any case, with or without accents", () => {
  const documents = [document("Groupe de Montréal"), document("The PSA test"), document("Sleep")];
  expect(titles(documents, "montreal")).toEqual(["Groupe de Montréal"]);
  expect(titles(documents, "psa")).toEqual(["The PSA test"]);
  expect(titles(documents, "LEE")).toEqual(["Sleep"]);
});

test("a straight apostrophe finds a typographic one and the other way round", () => {
  expect(titles([document("Father’s Day Walk")], "father's")).toHaveLength(1);
  expect(titles([document("Father's Day Walk")], "father’s")).toHaveLength(1);
});

test("hits at the start of a word come before hits inside words", () => {
  const documents = [document("Interest"), document("A long rest"), document("Sleep", "Get some rest.")];
  expect(titles(documents, "rest")).toEqual(["A long rest", "Sleep", "Interest"]);
});

test("eight results make a page and a page beyond the last is the last", () => {
  const index = searchIndex(Array.from({ length: 17 }, (_, number) => document(`Walk ${number}`)));
  expect(search(index, "walk", 1)).toMatchObject({ count: 17, pages: 3, page: 1 });
  expect(search(index, "walk", 1).hits).toHaveLength(8);
  expect(search(index, "walk", 99)).toMatchObject({ page: 3 });
  expect(search(index, "walk", 99).hits).toHaveLength(1);
  expect(search(index, "walk", -3)).toMatchObject({ page: 1 });
});

test("a snippet shows about 100 characters before the hit and 150 after it, and marks the hit", () => {
  const text = `${"before ".repeat(60)}needle ${"after ".repeat(60)}`;
  const [hit] = search(searchIndex([document("Haystack", text)]), "needle", 1).hits;
  const shown = hit?.snippet.map((piece) => piece.text).join("") ?? "";
  expect(shown.indexOf("needle")).toBeGreaterThan(80);
  expect(shown.indexOf("needle")).toBeLessThan(110);
  expect(shown.length).toBeLessThan(270);
  expect(hit?.snippet.filter((piece) => piece.hit)).toEqual([{ text: "needle", hit: true }]);
});

test("a hit in the title alone shows the first 250 characters of the text", () => {
  const [hit] = search(searchIndex([document("Needle", "word ".repeat(100))]), "needle", 1).hits;
  const shown = hit?.snippet.map((piece) => piece.text).join("") ?? "";
  expect(shown.length).toBeGreaterThan(240);
  expect(shown.length).toBeLessThan(256);
});

test("nothing is found for blanks, and a term without a hit finds nothing", () => {
  expect(search(searchIndex([document("Walk")]), "   ", 1).count).toBe(0);
  expect(search(searchIndex([document("Walk")]), "zebra", 1)).toMatchObject({ count: 0, pages: 0, hits: [] });
});

test("text is searched without its tags, and character references are read", () => {
  expect(plainSentences("<p>One &amp; two</p><p>three&nbsp;four</p>")).toBe("One & two three four");
  expect(plainSentences("<h2>Ask</h2><ul><li>why</li><li>when</li></ul><p>Go.</p>")).toBe(
    "Ask: why; when. Go.",
  );
  expect(plainSentences('<ul><li>About 1 in 8.<a href="#source-1">1</a></li></ul>')).toBe("About 1 in 8.");
});

test("folding keeps every character in its place", () => {
  const text = "Ça va, İstanbul? L’été ß";
  expect(fold(text)).toHaveLength(text.length);
});

test("what explains a word stands behind the pages that say more of it", () => {
  const term: SearchDocument = { ...document("PSA", "A blood test."), kind: "term" };
  expect(titles([document("Tests", "One is the PSA."), term], "psa")).toEqual(["Tests", "PSA"]);
});

test("a word that is explained is found at its place, and its meaning on no page that marks it", () => {
  const definition = "A protein that the prostate makes.";
  const term = { id: 1, slug: "psa", term: "PSA", definition, alsoCalled: ["prostate-specific antigen"] };
  const html = '<p>A <a href="/about-prostate-cancer/glossary#psa">PSA</a> test.</p>';
  const page = { id: 1, uri: "/tests", title: "Tests", description: "", updatedAt: "2026-01-01" };
  const content = contentWith({
    glossaryTerms: [glossaryTermSchema.parse(term)],
    pages: [pageSchema.parse({ ...page, blocks: [{ blockType: "richText", html }] })],
  });
  expect(searchDocuments(content).filter((found) => JSON.stringify(found).includes("protein"))).toEqual([
    {
      kind: "term",
      title: "PSA",
      href: "/about-prostate-cancer/glossary#psa",
      parts: [{ text: definition }, { text: "prostate-specific antigen." }],
    },
  ]);
});

test.each(["what does PSMA PET mean?", "psma pet meaning", "define PSMA", "the meaning of prostate scan"])(
  "who asks “%s” is led to the word explained before the pages that use it",
  (asked) => {
    const page = document(
      "Scans",
      "A PSMA PET scan looks for spread. What its results mean for the prostate.",
    );
    const term: SearchDocument = {
      ...document("PSMA PET", ""),
      kind: "term",
      parts: [{ text: "A scan of the whole body." }, { text: "PSMA scan, prostate scan" }],
    };
    const { hits, others } = search(searchIndex([page, term]), asked, 1);
    expect([...hits, ...others].map(({ kind }) => kind)[0]).toBe("term");
  },
);
