import { expect, test } from "vitest";
import { search } from "./search.server";
import type { SearchDocument } from "./search-documents.server";
import { searchIndex } from "./search-index.server";

const page = (title: string, ...parts: SearchDocument["parts"]): SearchDocument => ({
  kind: "page",
  title,
  href: `/${title.toLowerCase().replaceAll(" ", "-")}`,
  parts,
});

const documents = [
  page(
    "PSA test",
    { text: "A blood test." },
    { text: "What does it cost? About $37.", heading: "What does it cost?", id: "cost" },
  ),
  page("Incontinence", { text: "Pads keep you dry. Leaks get better.", heading: "Pads", id: "pads" }),
  page("Sleep", { text: "Sleeping badly is common.", heading: "At night", id: "at-night" }),
  page("Surgery", { text: "The surgeon may use a robot.", heading: "The operation", id: "operation" }),
  page("Research", { text: "Studies of bone." }),
];
const rows = [
  { typed: "diapers, adult briefs", pagesSay: "pads", bothWays: false },
  { typed: "insomnia", pagesSay: "sleep", bothWays: true },
];
const index = searchIndex(documents, { rows });

/** Where the first of the other pages leads. */
const leadsTo = (term: string) => search(index, term, 1).others[0]?.href;

test("all words in any order lead to the place where they stand", () => {
  expect(search(index, "cost of psa test", 1).count).toBe(0);
  expect(leadsTo("cost of psa test")).toBe("/psa-test#cost");
});

test.each([
  ["a form of a word", "sleeps badly", "/sleep#at-night"],
  ["forms of several words", "robots in surgeries", "/surgery#operation"],
  ["a letter too few", "incontinece", "/incontinence#pads"],
  ["two letters changed over", "incontinecne", "/incontinence#pads"],
  ["two wrong letters", "inkontinense", "/incontinence#pads"],
])("%s is forgiven", (_, term, place) => {
  expect(leadsTo(term)).toBe(place);
});

test("the editors' list leads from readers' words to those of the pages, and back only where it says so", () => {
  expect(leadsTo("diapers")).toBe("/incontinence#pads");
  expect(leadsTo("which adult brief")).toBe("/incontinence#pads");
  expect(leadsTo("insomnya")).toBe("/sleep#at-night");
  const back = searchIndex([page("Insomnia"), page("Diapers")], { rows });
  expect(search(back, "sleep", 1).others.map(({ href }) => href)).toEqual(["/insomnia"]);
  expect(search(back, "pads", 1).others).toEqual([]);
});

test("short words and numbers are not guessed at", () => {
  expect(leadsTo("bon")).toBe(undefined);
  expect(leadsTo("38")).toBe(undefined);
});

test("other pages are named once, on the first page of results, and never a hit of the rule again", () => {
  const many = Array.from({ length: 9 }, (_, at) => page(`Walk ${at}`, { text: "Walk with us." }));
  const walks = searchIndex([...many, page("Hike", { text: "A walking tour." })], {
    rows: [{ typed: "walk", pagesSay: "hike", bothWays: false }],
  });
  const first = search(walks, "walk", 1);
  expect(first.count).toBe(10);
  expect(first.others).toEqual([]);
  const hikes = searchIndex([...many, page("Hike")], {
    rows: [{ typed: "walk", pagesSay: "hike", bothWays: false }],
  });
  expect(search(hikes, "walk", 1).others.map(({ href }) => href)).toEqual(["/hike"]);
  expect(search(hikes, "walk", 2).others).toEqual([]);
});

test("the words that were found are marked, in whatever form they stand", () => {
  const [found] = search(index, "sleeps badly", 1).others;
  const marked = found?.snippet.filter(({ hit }) => hit).map(({ text }) => text);
  expect(marked).toEqual(["Sleeping", "badly"]);
});

test("a hit of the rule leads to its heading, and to the page itself where the title has it", () => {
  expect(search(index, "$37", 1).hits[0]?.href).toBe("/psa-test#cost");
  expect(search(index, "psa test", 1).hits[0]?.href).toBe("/psa-test");
});

test("among hits of equal rank, what is more about the term comes first", () => {
  const equal = searchIndex(
    [
      ...Array.from({ length: 10 }, (_, at) => page(`Event ${at}`)),
      page("Stories", { text: "A long tale of many things, and at its end a word on radiation." }),
      page("Treatment", { text: "Radiation: how radiation works.", heading: "Radiation", id: "radiation" }),
    ],
    { rows: [] },
  );
  expect(search(equal, "radiation", 1).hits.map(({ href }) => href)).toEqual([
    "/treatment#radiation",
    "/stories",
  ]);
});

test("an excerpt begins where most of the words stand, and goes on after a heading that stands alone", () => {
  const found = searchIndex(
    [
      page("Surgery", {
        text: `Surgery. ${"It is done in a hospital. ".repeat(12)}Common side effects of surgery are leaks.`,
      }),
      page(
        "Hormones",
        {
          text: "Side effects, and what helps:",
          heading: "Side effects, and what helps",
          id: "side-effects",
        },
        { text: "Tiredness: exercise helps.", heading: "Tiredness", id: "side-effects" },
      ),
    ],
    { rows: [] },
  );
  const snippets = search(found, "effects side surgery", 1).others.map(({ snippet }) =>
    snippet.map(({ text }) => text).join(""),
  );
  expect(snippets[0]).toContain("Common side effects of surgery");
  expect(snippets[1]).toBe("Side effects, and what helps: Tiredness: exercise helps.");
});

test("a small word of the list counts when it is the whole search, not beside others", () => {
  const documents = [page("Jobs", { text: "Your employer." }), page("Radiation", { text: "Beams." })];
  const index = searchIndex(documents, {
    rows: [{ typed: "work", pagesSay: "employer", bothWays: false }],
  });
  const places = (term: string) => search(index, term, 1).others.map(({ href }) => href);
  expect(places("work")).toEqual(["/jobs"]);
  expect(places("how does radiation work")).toEqual(["/radiation"]);
});
