import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { aimedGrade, readingGrade } from "../content/reading-grade.ts";
import { projectRoot } from "../project-root.ts";
import { sampleFiles } from "./testing/sample-pages.ts";

const dir = path.join(projectRoot, "seed");
const terms: { slug: string; term: string; definition: string }[] = JSON.parse(
  readFileSync(path.join(dir, "glossary.json"), "utf8"),
);
const slugs = terms.map(({ slug }) => slug);

test("every word that a sample text marks is explained, each once on its page", async () => {
  const faults: string[] = [];
  for (const name of await sampleFiles.list("", ".md", ".json")) {
    const text = readFileSync(path.join(dir, name), "utf8");
    const marked = [...text.matchAll(/\/about-prostate-cancer\/glossary#([\w-]+)/g)].map(([, slug]) => slug);
    for (const [at, slug] of marked.entries())
      if (!slugs.includes(String(slug)) || marked.indexOf(slug) !== at) faults.push(`${name}: ${slug}`);
  }
  expect(faults).toEqual([]);
});

test("each word is explained once, in few plain words", () => {
  expect(new Set(slugs).size).toBe(slugs.length);
  const hard = terms.filter(({ definition }) => {
    // Twice, since one sentence alone is too short to judge.
    const { grade } = readingGrade(`${definition}\n${definition}`);
    return definition.length > 400 || (grade ?? 0) > aimedGrade + 1;
  });
  expect(hard.map(({ term }) => term)).toEqual([]);
});
