import { parse } from "yaml";
import { z } from "zod";
import { readingGrade } from "../content/reading-grade.ts";
import { joinWrappedLines } from "./join-wrapped-lines.ts";
import { bodyParts } from "./page-body.ts";
import type { SeedFiles } from "./seed-files.ts";

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

async function textOf(files: SeedFiles, file: string): Promise<string> {
  const { front: head, body } = await files.markdown(file, front);
  const parts = [...bodyParts(body)].flatMap((part) =>
    typeof part === "string" ? [readMarkdown(part)] : sentencesOf(parse(part.yaml)),
  );
  return [head.intro, head.excerpt, ...parts].join("\n");
}

/** How many texts the sample content has, and a line for each that is too hard to read, or is named as such and is not. */
export async function readingGrades(files: SeedFiles): Promise<{ texts: number; faults: string[] }> {
  const folders = ["pages", "stories", "news", "events"];
  const names = (await Promise.all(folders.map((folder) => files.list(folder, ".md")))).flat();
  const faults: string[] = [];
  for (const name of names) {
    const { grade = 0, longest } = readingGrade(await textOf(files, name));
    if (grade > highestGrade && !(name in harder))
      faults.push(`${name}: grade ${grade}. ${longest.map(({ text }) => text).join(" | ")}`);
    if (grade <= highestGrade && name in harder)
      faults.push(`${name}: named as harder, but at grade ${grade}`);
  }
  return { texts: names.length, faults };
}
