import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { ValidationError } from "payload";
import { parse } from "yaml";
import { ZodError, type z } from "zod";
import { printedApostrophes, printedQuotes } from "./printed-quotes.ts";

function reason(error: unknown): string {
  if (error instanceof ZodError) {
    return error.issues.map(({ path: at, message }) => `${at.join(".") || "content"}: ${message}`).join("; ");
  }
  if (error instanceof ValidationError) {
    return error.data.errors.map(({ path: at, message }) => `${at}: ${message}`).join("; ");
  }
  return error instanceof Error ? error.message : String(error);
}

/** Runs what works on a file; whatever goes wrong says the file's name. */
export async function inFile<Result>(name: string, work: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw new Error(`seed/${name}: ${reason(error)}`, { cause: error });
  }
}

/**
 * Front matter and body of a Markdown file.
 *
 * @throws Error when there is no front matter or its YAML is broken.
 */
function splitFrontMatter(source: string): { front: unknown; body: string } {
  const match = /^---\r?\n([\s\S]*?)\r?\n---\r?\n?([\s\S]*)$/.exec(source);
  if (!match) throw new Error("has no front matter between two lines of ---");
  return { front: parse(printedApostrophes(match[1] ?? "")), body: printedQuotes(match[2] ?? "") };
}

/** The sample content's folder. Every read checks the shape of the file. */
export class SeedFiles {
  readonly dir: string;

  constructor(dir: string) {
    this.dir = dir;
  }

  path(name: string): string {
    return path.join(this.dir, name);
  }

  /** Names of the files below a folder with one of the endings, sorted; each relative to the seed folder. */
  async list(folder: string, ...endings: string[]): Promise<string[]> {
    const names = await readdir(this.path(folder), { recursive: true });
    return names
      .filter((name) => endings.some((ending) => name.endsWith(ending)))
      .map((name) => path.posix.join(folder, name.split(path.sep).join("/")))
      .sort();
  }

  async json<Schema extends z.ZodType>(name: string, schema: Schema): Promise<z.output<Schema>> {
    return inFile(name, async () =>
      schema.parse(JSON.parse(printedApostrophes(await readFile(this.path(name), "utf8")))),
    );
  }

  async markdown<Schema extends z.ZodType>(
    name: string,
    schema: Schema,
  ): Promise<{ name: string; front: z.output<Schema>; body: string }> {
    return inFile(name, async () => {
      const { front, body } = splitFrontMatter(await readFile(this.path(name), "utf8"));
      return { name, front: schema.parse(front), body };
    });
  }
}
