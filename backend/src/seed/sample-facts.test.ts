import { readFileSync } from "node:fs";
import path from "node:path";
import { factNamesIn, factWords } from "@pcf/contract/content/fact-tokens";
import { beforeAll, expect, test } from "vitest";
import { projectRoot } from "../project-root.ts";
import { factsSource } from "./seed-facts.ts";
import { SeedFiles } from "./seed-files.ts";

const files = new SeedFiles(path.join(projectRoot, "seed"));
let texts: { name: string; text: string }[];
let facts: { name: string; words: string }[];

beforeAll(async () => {
  const names = await files.list("", ".md", ".json");
  texts = names
    .filter((name) => name !== "facts.json" && name !== "README.md")
    .map((name) => ({ name, text: readFileSync(files.path(name), "utf8") }));
  facts = (await files.json("facts.json", factsSource)).map(({ name, value, unit }) => ({
    name,
    words: factWords({ value, unit }),
  }));
});

test("each fact that a sample text names is there, and each that is there is named", () => {
  const known = new Set(facts.map(({ name }) => name));
  const named = texts.flatMap(({ name, text }) => factNamesIn(text).map((fact) => ({ name, fact })));
  expect(named.filter(({ fact }) => !known.has(fact))).toEqual([]);
  expect(facts.map(({ name }) => name).filter((name) => named.every(({ fact }) => fact !== name))).toEqual(
    [],
  );
});

/** Numbers that mean nothing alone are looked for with the words beside them. */
const alone: Record<string, RegExp> = {
  "found-early": /(?<!position: "[^"]*)(?<!\d)85 ?%/,
  "psa-price-on": /\$35(?![,\d])/,
  "kit-time-bc": /\b(1|one) week (in|within) (BC|British)/i,
  "kit-time-elsewhere": /\b(2|two) weeks (elsewhere|in the rest)/i,
  "research-projects": /\b97 (research )?projects/,
  "grant-projects": /\b92 projects/,
  "years-of-service": /\b25( years|\+)/,
  "group-count": /\b70(\+| [[a-z ]*support groups)/,
  "diagnosed-a-day": /\b76 men/,
};

/** What was posted or printed stays as it was. */
const exceptions: Record<string, string[]> = {
  "files/documents.md": ["group-count", "research-projects", "years-of-service"],
  "instagram-posts.json": ["kit-time-bc", "kit-time-elsewhere", "research-projects"],
};

const plain = (words: string) => new RegExp(`(?<![\\d,])${words.replaceAll(/[.$]/g, "\\$&")}(?![\\d,])`);

test("the value of a fact stands in no sample text by hand", () => {
  const byHand = texts.flatMap(({ name, text }) =>
    facts
      .filter((fact) => (alone[fact.name] ?? plain(fact.words)).test(text))
      .filter((fact) => !exceptions[name]?.includes(fact.name))
      .map((fact) => `${name}: ${fact.words}`),
  );
  expect(byHand).toEqual([]);
});
