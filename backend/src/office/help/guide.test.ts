import { existsSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { chapterHtml, chaptersOf, guidePictures, readGuide } from "./guide.ts";

const places = {
  chapter: (slug: string) => `/admin/help/${slug}`,
  picture: (name: string) => `/api/help/pictures/${name}`,
};

test("a chapter is what stands under a heading; its links and pictures lead to where it is read", () => {
  const guide =
    "# Guide\n\nBefore.\n\n## Cards, to mail\nSee [Gifts](#gifts).\n\n### Envelopes\n## Gifts\n![A gift](pictures/gift.jpg)\n";
  const chapters = chaptersOf(guide);
  expect(chapters.map(({ slug, title }) => [slug, title])).toEqual([
    ["cards-to-mail", "Cards, to mail"],
    ["gifts", "Gifts"],
  ]);
  const html = chapters.map((chapter) => chapterHtml(chapter, places)).join("");
  expect(html).toContain('See <a href="/admin/help/gifts">Gifts</a>');
  expect(html).toContain("<h2>Envelopes</h2>");
  expect(html).toContain('<img src="/api/help/pictures/gift.jpg" alt="A gift">');
});

test("each link within the guide leads to a chapter, and each of its pictures is there", async () => {
  const chapters = await readGuide();
  const slugs = chapters.map(({ slug }) => slug);
  expect(new Set(slugs).size).toBe(slugs.length);
  const html = chapters.map((chapter) => chapterHtml(chapter, places)).join("");
  const lead = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, place = ""]) => place);
  expect(lead(/href="\/admin\/help\/([^"]*)"/g).filter((slug) => !slugs.includes(slug))).toEqual([]);
  const pictures = lead(/src="\/api\/help\/pictures\/([^"]*)"/g);
  expect(pictures.filter((name) => !existsSync(path.join(guidePictures, name)))).toEqual([]);
});
