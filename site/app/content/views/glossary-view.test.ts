import { faqSchema, glossaryTermSchema } from "@pcf/contract/content/documents";
import { pageSchema } from "@pcf/contract/content/page";
import { expect, test } from "vitest";
import { contentWith } from "../../../tests/sample-content.ts";
import { withDraft } from "../read/draft.server";
import { explainedPage, explainedText, termsByLetter } from "./glossary-view";
import { pageFrame } from "./section-page";

const term = (slug: string, name: string, more: object = {}) =>
  glossaryTermSchema.parse({ id: slug, slug, term: name, definition: `Meaning of ${name}.`, ...more });
const mark = (slug: string, words: string) =>
  `<a href="/about-prostate-cancer/glossary#${slug}">${words}</a>`;
const page = (uri: string, blocks: object[] = []) =>
  pageSchema.parse({ id: uri, uri, title: "Tests", description: "d", updatedAt: "2026-01-01", blocks });

const glossaryTerms = [
  term("psa", "PSA", { readMore: "/tests#psa", alsoCalled: ["prostate-specific antigen"] }),
  term("etude", "Étude"),
  term("biopsy", "Biopsy"),
  term("exam", "Exam"),
];
const blocks = [
  { blockType: "accordion", items: [{ title: "One", html: `<p>${mark("psa", "PSA")}</p>` }] },
  { blockType: "richText", html: `<h2>Tests</h2><p>${mark("psa", "PSA")} and ${mark("gone", "more")}</p>` },
];
const faqs = [
  faqSchema.parse({ id: 1, category: { id: 1, title: "C" }, title: "Q", content: mark("biopsy", "biopsy") }),
];
const content = contentWith({ glossaryTerms, faqs, pages: [page("/page", blocks), page("/tests")] });
const frame = () => pageFrame(content, "/page", { title: "", description: "" });

test("words stand from A to Z under their letters, with and without accents", () => {
  expect(termsByLetter(content).map(({ letter, terms }) => [letter, terms.map(({ term }) => term)])).toEqual([
    ["B", ["Biopsy"]],
    ["E", ["Étude", "Exam"]],
    ["P", ["PSA"]],
  ]);
});

test("a page explains the words of all its texts and of those below it, and what is not explained is plain", () => {
  const { page: explained, explain, meanings } = explainedPage(content, frame());
  explain(content.faqs[0]?.content ?? ("" as never));
  const texts = JSON.stringify(explained.blocks);
  expect(texts.split('class=\\"word\\"')).toHaveLength(3);
  expect(texts).toContain("and more</p>");
  expect(meanings().match(/<dialog /g)).toHaveLength(2);
  expect(meanings()).toContain(">More: Tests</a>");
  expect(explained.headings).toEqual([{ id: "tests", title: "Tests" }]);
});

test("an article without marked words brings no meaning along", () => {
  const item = { href: "/news/one", html: content.faqs[0]?.content ?? ("" as never) };
  expect(explainedText(content, item).meanings).toContain("Meaning of Biopsy.");
  expect(explainedText(content, { href: "/news/one", html: "" as never }).meanings).toBe("");
});

test("a draft that is looked at marks words that are published", () => {
  const doc = { ...page("/page", blocks), blocks: [{ blockType: "richText", html: mark("psa", "PSA") }] };
  const drafted = withDraft(content, { collection: "pages", doc }, "https://site.example");
  expect(JSON.stringify(drafted.pages)).toContain("glossary#psa");
});
