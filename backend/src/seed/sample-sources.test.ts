import path from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "../project-root.ts";
import { SeedFiles } from "./seed-files.ts";
import { pageFrontSchema } from "./seed-pages.ts";

const files = new SeedFiles(path.join(projectRoot, "seed"));
const pages = await Promise.all(
  (await files.list("pages", ".md")).map((name) => files.markdown(name, pageFrontSchema)),
);
const clinicalPages = pages.flatMap(({ front, body }) =>
  front.clinical ? [{ uri: front.uri, sources: front.clinical.sources, body }] : [],
);
/** They list videos, and the reader's own questions, and say nothing medical of their own. */
const withoutStatements = ["/about-prostate-cancer/video-library", "/about-prostate-cancer/my-questions"];
/** A helpline's whole website is the page that is meant. */
const frontPages = ["https://988.ca"];

test.for(clinicalPages)(
  "the marks of $uri lead to its sources, and no source is without a sentence",
  (page) => {
    const marked = [...page.body.matchAll(/\[(\d+)\]\(#source-(\d+)\)/g)];
    for (const [, shown, source] of marked) expect(shown).toBe(source);
    const numbers = withoutStatements.includes(page.uri) ? [] : page.sources.map((_, at) => at + 1);
    expect([...new Set(marked.map(([, , source]) => Number(source)))].sort((a, b) => a - b)).toEqual(numbers);
  },
);

test("sources lead to the page or paper, not to a publisher's front page", () => {
  const urls = clinicalPages.flatMap(({ sources }) => sources.flatMap(({ url }) => url ?? []));
  const isFrontPage = (url: string) => /^\/(?:en\/?|index\.\w+)?$/.test(new URL(url).pathname);
  expect(urls.filter((url) => isFrontPage(url) && !frontPages.includes(url))).toEqual([]);
});

test("each clinical source says who published it, when and where", () => {
  const sources = clinicalPages.flatMap(({ sources: all }) => all);
  expect(sources.filter(({ publisher, url, year }) => !publisher || !url || !year)).toEqual([]);
});
