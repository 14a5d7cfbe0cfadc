import { expect, test } from "vitest";
import { safeHtml } from "../../../tests/safe-content.ts";
import { type TermView, withKnownWords, wordExplainer } from "./explained-words";

const term = (slug: string, more: Partial<TermView> = {}): TermView => ({
  slug,
  term: slug.toUpperCase(),
  alsoCalled: [],
  definition: `What ${slug} means.`,
  more: undefined,
  ...more,
});
const known = (...terms: TermView[]) => new Map(terms.map((one) => [one.slug, one]));
const mark = (slug: string, words: string) =>
  safeHtml(`<a href="/about-prostate-cancer/glossary#${slug}">${words}</a>`);
const count = (html: string, part: string) => html.split(part).length - 1;

test("a marked word stays text, with a button behind it that names what it opens", () => {
  const { explain, meanings } = wordExplainer(known(term("psa")), "/page");
  expect(explain(safeHtml(`<p>Your ${mark("psa", "<strong>PSA</strong> test")}.</p>`))).toBe(
    '<p>Your <label class="word"><strong>PSA</strong> <span class="word-end">test' +
      '<button type="button" class="word-sign" popovertarget="word-psa" aria-label="What “PSA test” means">?</button>' +
      '<a class="word-sign" href="/about-prostate-cancer/glossary#psa" aria-label="What “PSA test” means"></a>' +
      "</span></label>.</p>",
  );
  expect(meanings()).toContain('id="word-psa" popover="auto"');
});

test("a word that several texts of a page mark has its meaning once, and one that none marks has none", () => {
  const { explain, meanings } = wordExplainer(known(term("psa"), term("dre")), "/page");
  explain(safeHtml(mark("psa", "PSA") + mark("psa", "the blood test")));
  explain(mark("psa", "PSA"));
  expect(count(meanings(), "What psa means.")).toBe(1);
  expect(meanings()).not.toContain("dre");
});

test("what staff write of a word cannot break out of it", () => {
  const nasty = term("psa", {
    term: '"><script>',
    definition: "<img src=x onerror=alert(1)>",
    alsoCalled: ["</p><b>"],
    more: { label: "<i>", href: '/a"><script>' },
  });
  const { explain, meanings } = wordExplainer(known(nasty), "/page");
  explain(mark("psa", "PSA"));
  expect(meanings()).not.toMatch(/<(script|img|b|i)\b/);
});

test("the meaning leads to the page that says more, unless it is the page that is open", () => {
  const more = { label: "More: The PSA test", href: "/tests#psa" };
  const on = (page: string) => {
    const { explain, meanings } = wordExplainer(known(term("psa", { more })), page);
    explain(mark("psa", "PSA"));
    return meanings();
  };
  expect(on("/page")).toContain('<a href="/tests#psa" data-page-link="">More: The PSA test</a>');
  expect(on("/tests")).not.toContain("More:");
});

test("a word without a meaning is a word, and other links to the glossary stay", () => {
  const page = '<a href="/about-prostate-cancer/glossary">all words</a>';
  const html = safeHtml(`<p>${mark("psa", "PSA")}, ${mark("gone", "a <em>word</em>")}, ${page}</p>`);
  expect(withKnownWords(html, new Set(["psa"]))).toBe(
    `<p>${mark("psa", "PSA")}, a <em>word</em>, ${page}</p>`,
  );
});
