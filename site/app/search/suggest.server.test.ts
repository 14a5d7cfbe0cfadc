import { readSuggestions, suggestionsUrl } from "@pcf/contract/search/suggestions";
import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { searchMissedContext } from "~/content/request-contexts";
import { siteContentContext } from "~/content/site-content";
import { sampleContent } from "../../tests/sample-content.ts";
import type { SearchDocument } from "./search-documents.server";
import { searchIndex } from "./search-index.server";
import { suggester } from "./suggest.server";
import { loader } from "./suggestions";

const page = (title: string, ...headings: string[]): SearchDocument => ({
  kind: "page",
  title,
  href: `/${title.toLowerCase().replaceAll(" ", "-")}`,
  parts: headings.map((heading) => ({
    text: `${heading}. Some words.`,
    heading,
    id: heading.split(" ")[0] ?? "",
  })),
});

const documents: SearchDocument[] = [
  { kind: "news", title: "PSA tests in the news", href: "/news/psa", parts: [] },
  { kind: "support-group", title: "Lakeside Men", href: "/groups#lakeside", town: "Kelowna", parts: [] },
  page("The PSA test", "PSA levels", "Cost of the test"),
  page("Surgery", "Side effects", "Recovery at home"),
  page("Radiation", "Side effects"),
  page("Incontinence", "Pads and products"),
  { kind: "story", title: "Côté’s year", href: "/stories/cote", parts: [] },
];
const suggest = suggester(
  searchIndex(documents, { rows: [{ typed: "diapers", pagesSay: "pads", bothWays: false }] }),
);
const places = (typed: string) => suggest(typed).map(({ href }) => href);

test("pages come before places on them, and those before news; each says what it is or where it stands", () => {
  expect(suggest("psa")).toEqual([
    { title: "The PSA test", href: "/the-psa-test", note: "" },
    { title: "PSA levels", href: "/the-psa-test#PSA", note: "The PSA test" },
    { title: "PSA tests in the news", href: "/news/psa", note: "News" },
  ]);
});

test("words may be unfinished, in any order, in another form, without accents, and beside small ones", () => {
  expect(places("test psa")[0]).toBe("/the-psa-test");
  expect(places("effects of sur")[0]).toBe("/surgery#Side");
  expect(places("recovering")[0]).toBe("/surgery#Recovery");
  expect(places("COTE'S")).toEqual(["/stories/cote"]);
});

test("a group is suggested for its town", () => {
  expect(suggest("kelow")).toEqual([
    { title: "Lakeside Men", href: "/groups#lakeside", note: "Support group, Kelowna" },
  ]);
});

test("where nothing begins so, the editors' list and the spelling of the search help", () => {
  expect(places("diapers")).toEqual(["/incontinence#Pads"]);
  expect(places("incontinance")).toContain("/incontinence");
  expect(places("incontinenc")).toEqual(["/incontinence"]);
});

test("one letter, nothing, and what is nowhere suggest nothing", () => {
  for (const typed of ["p", " ", "", "zyxwv"]) expect(suggest(typed), typed).toEqual([]);
});

test("there are seven at most, and each place stands once", () => {
  const many = suggester(
    searchIndex([...documents, ...documents, ...Array.from({ length: 20 }, (_, at) => page(`PSA ${at}`))], {
      rows: [],
    }),
  );
  const hrefs = many("psa").map(({ href }) => href);
  expect(hrefs).toHaveLength(7);
  expect(new Set(hrefs).size).toBe(7);
});

test("the address answers JSON that browsers keep for a minute, and what is typed counts as no search", async () => {
  const context = new RouterContextProvider();
  context.set(siteContentContext, sampleContent());
  context.set(searchMissedContext, (term) => {
    throw new Error(`${term} was counted`);
  });
  const answer = (typed: string) => {
    const url = new URL(suggestionsUrl(typed), "https://site.example");
    return loader({ context, url, request: new Request(url), params: {}, pattern: "" });
  };
  const response = answer("  RISK  f");
  expect(response.headers.get("cache-control")).toContain("max-age=60");
  const risk = "/about-prostate-cancer/what-is-prostate-cancer/risk-factors";
  expect(readSuggestions(await response.json())).toEqual([{ title: "Risk factors", href: risk, note: "" }]);
  for (const typed of ["zyxwv", "risk?"]) expect(await answer(typed).json()).toEqual({ suggestions: [] });
});

test("an answer that is none suggests nothing", () => {
  const bad = [{ title: "A", href: "javascript:alert(1)", note: "" }, { title: "B" }, null, "C"];
  for (const answer of [{ suggestions: bad }, { suggestions: "x" }, [], null, "x"])
    expect(readSuggestions(answer)).toEqual([]);
});
