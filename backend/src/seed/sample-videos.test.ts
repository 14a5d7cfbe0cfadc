import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { videosSource } from "./seed-videos.ts";
import { blocksOf, sampleFiles, samplePages } from "./testing/sample-pages.ts";

const videos = await sampleFiles.json("videos.json", videosSource);
const pages = await samplePages();
const newestFirst = [...videos].sort((a, b) => b.publishedAt.localeCompare(a.publishedAt));

/** Those that teach have chapters; the others are short. */
const teaches = (video: (typeof videos)[number] | undefined) => video?.chapters !== undefined;

test.each(videos)(
  "$slug is announced as what it is: a short silent film, or one without words spoken",
  (video) => {
    expect(video.description).toContain(
      teaches(video) ? "film without words spoken" : `silent film of ${video.seconds} seconds`,
    );
    expect(video.description).not.toMatch(/\bclip\b|\bhear\b/);
    expect(video.transcript).toMatch(/^The film has no sound\. /);
  },
);

test("every film on a page is called silent beside it, with its length", () => {
  const captions = pages.flatMap((page) =>
    blocksOf(page, "video").map(({ video, caption }) => ({
      caption,
      film: videos.find(({ slug }) => slug === video),
    })),
  );
  expect(captions.length).toBeGreaterThan(10);
  for (const { caption, film } of captions)
    expect(caption).toMatch(
      new RegExp(
        teaches(film)
          ? `^A film of ${film?.seconds} seconds without words spoken: `
          : `^A silent film of ${film?.seconds} seconds: `,
      ),
    );
});

test("nothing announces people who talk, or sound", () => {
  const texts = ["pages", "news", "globals", "faqs.json", "newsletters.json"];
  const promises =
    /(see|watch) and hear|hear them|talks by (doctors|nurses)|(doctors|nurses|patients)[^.]{0,40} explain|short talks on/i;
  return Promise.all(
    texts.map(async (name) => {
      const files = name.endsWith(".json") ? [name] : await sampleFiles.list(name, ".md", ".json");
      for (const file of files)
        expect(readFileSync(sampleFiles.path(file), "utf8"), file).not.toMatch(promises);
    }),
  );
});

const playlists = [...new Set(videos.flatMap((video) => video.playlists))];
const rows: [string, { slug: string; poster: string }[]][] = [
  ["the whole library", newestFirst],
  ...playlists.map((name): [string, typeof newestFirst] => [
    name,
    newestFirst.filter((video) => video.playlists.includes(name)),
  ]),
  ...pages.flatMap((page) =>
    blocksOf(page, "videoCarousel").map((row): [string, typeof newestFirst] => [
      page.uri,
      row.videos.flatMap((slug) => videos.filter((video) => video.slug === slug)),
    ]),
  ),
];

test.each(rows)("in %s no film has the picture of the one before it", (_name, row) => {
  const repeated = row.filter(({ poster }, at) => poster === row[at - 1]?.poster);
  expect(repeated.map(({ slug }) => slug)).toEqual([]);
});

test("every picture of a film is there, with words for those who do not see it", () => {
  const words = JSON.parse(readFileSync(sampleFiles.path("images.json"), "utf8"));
  for (const { poster, picture } of videos)
    for (const name of [poster, picture ?? poster]) {
      expect(existsSync(sampleFiles.path(`images/${name}`)), name).toBe(true);
      expect(words[name]?.alt.length, name).toBeGreaterThan(20);
    }
});
