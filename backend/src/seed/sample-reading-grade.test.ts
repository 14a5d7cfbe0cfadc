import { expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { readingGrade } from "../content/reading-grade.ts";
import { joinWrappedLines } from "./join-wrapped-lines.ts";
import { bodyParts } from "./page-body.ts";
import { sampleFiles } from "./testing/sample-pages.ts";

/** Staff are told to aim for 8; the names of treatments and medicines may cost one more. */
const highestGrade = 9;

/** Texts that are harder to read than that, by their files, and why. It is empty, and should stay so. */
const harder: Readonly<Record<string, string>> = {};

/** Markdown as it is read: without targets of links, marks of sources, and signs of headings, lists and stress. */
const readMarkdown = (markdown: string): string =>
  joinWrappedLines(markdown)
    .replaceAll(/\[\d+\]\(#source-\d+\)/g, "")
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replaceAll(/^\s*(?:#{1,6}|[-*+]|\d+\.|>)\s+/gm, "")
    .replaceAll(/[*_`]{1,2}/g, "");

/** Where blocks hold sentences. Titles and cells of tables are none: counted as such, they would hide long ones. */
const sentences = new Set(["body", "definition", "text", "note"]);

function sentencesOf(value: unknown, key = ""): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => sentencesOf(each, key));
  if (typeof value === "object" && value !== null)
    return Object.entries(value).flatMap(([name, each]) => sentencesOf(each, name));
  return sentences.has(key) ? [readMarkdown(String(value))] : [];
}

const front = z.looseObject({ intro: z.string().default(""), excerpt: z.string().default("") });

async function textOf(file: string): Promise<string> {
  const { front: head, body } = await sampleFiles.markdown(file, front);
  const parts = [...bodyParts(body)].flatMap((part) =>
    typeof part === "string" ? [readMarkdown(part)] : sentencesOf(parse(part.yaml)),
  );
  return [head.intro, head.excerpt, ...parts].join("\n");
}

const folders = ["pages", "stories", "news", "events"];
const files = (await Promise.all(folders.map((folder) => sampleFiles.list(folder, ".md")))).flat();
const graded = await Promise.all(files.map(async (file) => ({ file, ...readingGrade(await textOf(file)) })));

test("every text of the sample content is read at grade 9 or lower, but for those that are named with a reason", () => {
  expect(graded.length).toBeGreaterThan(90);
  const tooHard = graded.filter(({ grade = 0 }) => grade > highestGrade);
  const said = tooHard
    .map(
      ({ file, grade, longest }) => `${file}: grade ${grade}. ${longest.map(({ text }) => text).join(" | ")}`,
    )
    .join("\n");
  expect(tooHard.map(({ file }) => file).sort(), said).toEqual(Object.keys(harder).sort());
});
