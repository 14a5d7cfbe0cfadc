/**
 * Makes the films without words spoken: `npm run films [slug …]`. Each is described in seed/films/<slug>.json (what is said,
 * what is seen, what moves); from it come videos/<slug>.mp4, its captions, its picture images/film-<slug>.jpg, and in
 * videos.json its length, chapters and transcript. `npm run films -- look SLUG [SECOND …]` draws single pictures into
 * screenshots/ instead; without seconds one of the end of each shot. Needs ffmpeg (with libx264) and Chromium.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { openBrowser } from "../../e2e/fixtures/open-browser.ts";
import { drawFilm, openStage, pictureAt, posterAt } from "../films/draw-film.ts";
import { captionsOf, chaptersOf, type Film, filmSchema, timelineOf, transcriptOf } from "../films/film.ts";
import { root } from "../lib/build.ts";

const seed = path.join(root, "seed");

function readFilm(slug: string): Film {
  const film = filmSchema.safeParse(
    JSON.parse(readFileSync(path.join(seed, "films", `${slug}.json`), "utf8")),
  );
  if (!film.success) throw new Error(`seed/films/${slug}.json: ${film.error.message}`);
  return film.data;
}

/** Its length, chapters and transcript in videos.json, whose other words are written by hand. */
function writeEntry(slug: string, film: Film): void {
  const file = path.join(seed, "videos.json");
  const videos: { slug: string }[] = JSON.parse(readFileSync(file, "utf8"));
  const entry = videos.find((video) => video.slug === slug);
  if (!entry) throw new Error(`videos.json has no film "${slug}"`);
  Object.assign(entry, {
    title: film.title,
    poster: `film-${slug}.jpg`,
    seconds: timelineOf(film).seconds,
    chapters: chaptersOf(film),
    transcript: transcriptOf(film),
  });
  writeFileSync(file, `${JSON.stringify(videos, undefined, 2)}\n`);
}

const posterMoment = (film: Film) => (timelineOf(film).shots[film.posterShot - 1]?.end ?? 0) - 0.4;

const [first, ...rest] = process.argv.slice(2);
const browser = await openBrowser();
try {
  if (first === "look") {
    const [slug = "", ...seconds] = rest;
    const film = readFilm(slug);
    const page = await openStage(browser, film);
    const { shots, ending, seconds: length } = timelineOf(film);
    console.log(`${length} s`);
    const folder = path.join(root, "screenshots", slug);
    mkdirSync(folder, { recursive: true });
    const moments = seconds.length ? seconds.map(Number) : [...shots, ending].map(({ end }) => end - 0.4);
    for (const moment of moments)
      await pictureAt(page, moment, path.join(folder, `${moment.toFixed(1).padStart(5, "0")}.png`));
  } else {
    const all = readdirSync(path.join(seed, "films")).map((name) => path.basename(name, ".json"));
    for (const slug of first ? [first, ...rest] : all) {
      const film = readFilm(slug);
      const page = await openStage(browser, film);
      await drawFilm(page, film, path.join(seed, "videos", `${slug}.mp4`));
      await posterAt(page, posterMoment(film), path.join(seed, "images", `film-${slug}.jpg`));
      await page.close();
      writeFileSync(path.join(seed, "videos", `${slug}.en.vtt`), captionsOf(film));
      writeEntry(slug, film);
      console.log(`${slug}: ${timelineOf(film).seconds} s`);
    }
  }
} finally {
  await browser.close();
}
