import { parse } from "yaml";

/**
 * Front matter and body of a Markdown file.
 *
 * @throws Error when there is no front matter or its YAML is broken.
 */
export function splitFrontMatter(source: string): { front: unknown; body: string } {
  const match = /^---\r?\n([\s\S]*?)\r?\n---\r?\n?([\s\S]*)$/.exec(source);
  if (!match) throw new Error("has no front matter between two lines of ---");
  return { front: parse(match[1] ?? ""), body: match[2] ?? "" };
}
