import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { bodyParts } from "./page-body.ts";
import { sampleFiles } from "./testing/sample-pages.ts";

/** Tags and the targets of links, whose quotation marks are signs of the markup. */
const markup = /<[^>\n]*>|(?<=\])\([^)\n]*\)/g;

/** Every text in a block, however deep. */
const textsOf = (value: unknown): string[] => {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsOf) : [];
};

test("texts in blocks of the sample pages are typed with printed quotation marks, which nothing sets for them", async () => {
  const straight: string[] = [];
  for (const name of await sampleFiles.list("pages", ".md")) {
    for (const part of bodyParts(readFileSync(sampleFiles.path(name), "utf8"))) {
      if (typeof part === "string") continue;
      const texts = textsOf(parse(part.yaml)).map((text) => text.replaceAll(markup, ""));
      straight.push(...texts.filter((text) => text.includes('"')).map((text) => `${name}: ${text}`));
    }
  }
  expect(straight).toEqual([]);
});
