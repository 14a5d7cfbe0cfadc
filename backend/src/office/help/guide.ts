import { readFile } from "node:fs/promises";
import path from "node:path";
import { Marked } from "marked";
import { projectRoot } from "../../project-root.ts";

/** A part of the guide for staff: what stands under one heading of it. */
export type Chapter = {
  /** In its address, such as `cards-to-mail`. */
  slug: string;
  title: string;
  /** Markdown. */
  text: string;
};

const docs = path.join(projectRoot, "docs");

/** The folder of the pictures that the guide shows. */
export const guidePictures = path.join(docs, "pictures");

export const chapterSlug = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");

/** The chapters of a text: each begins with a heading of the second level. What stands before the first is no chapter. */
export function chaptersOf(markdown: string): Chapter[] {
  const [, ...chapters] = markdown.split(/^## /m);
  return chapters.map((chapter) => {
    const [title = "", ...lines] = chapter.split("\n");
    return { slug: chapterSlug(title), title, text: lines.join("\n").trim() };
  });
}

/** The guide for staff, as it lies in `docs/editing.md`. */
export async function readGuide(): Promise<Chapter[]> {
  return chaptersOf(await readFile(/* turbopackIgnore: true */ path.join(docs, "editing.md"), "utf8"));
}

/** Where links within the guide, and its pictures, lead to when it is read in the office. */
type Places = {
  chapter: (slug: string) => string;
  picture: (name: string) => string;
};

/** A chapter as HTML, its headings one level higher since its title is that of the page. The text is our own, and trusted. */
export function chapterHtml({ text }: Chapter, { chapter, picture }: Places): string {
  const marked = new Marked({
    async: false,
    walkTokens(token) {
      if (token.type === "heading") token.depth -= 1;
      if (token.type === "link" && token.href.startsWith("#")) token.href = chapter(token.href.slice(1));
      if (token.type === "image") token.href = picture(path.basename(token.href));
    },
  });
  return String(marked.parse(text));
}
