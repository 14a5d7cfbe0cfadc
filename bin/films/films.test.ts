import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";
import { root } from "../lib/build.ts";
import { captionsOf, chaptersOf, filmSchema, timelineOf, transcriptOf } from "./film.ts";

const seed = path.join(root, "seed");
const read = (...names: string[]) => readFileSync(path.join(seed, ...names), "utf8");
const videos = z.array(z.looseObject({ slug: z.string() })).parse(JSON.parse(read("videos.json")));
const films = readdirSync(path.join(seed, "films")).map((name) => ({
  slug: path.basename(name, ".json"),
  film: filmSchema.parse(JSON.parse(read("films", name))),
}));

/** Seconds that an MP4 file says it lasts: in its box `mvhd` stand the units of a second, and then how many units. */
function lengthOf(film: Buffer): number {
  const box = film.indexOf("mvhd");
  return box < 0 ? Number.NaN : film.readUInt32BE(box + 20) / film.readUInt32BE(box + 16);
}

test("there are twelve films that teach, each of 45 to 120 seconds", () => {
  expect(films.length).toBe(12);
  for (const { slug, film } of films) {
    expect(timelineOf(film).seconds, slug).toBeGreaterThanOrEqual(45);
    expect(timelineOf(film).seconds, slug).toBeLessThanOrEqual(120);
  }
});

test.each(films)(
  "$slug is offered as its description says, and made from it as it stands",
  ({ slug, film }) => {
    const { seconds } = timelineOf(film);
    expect(videos.find((video) => video.slug === slug)).toMatchObject({
      title: film.title,
      file: `videos/${slug}.mp4`,
      captions: `videos/${slug}.en.vtt`,
      poster: `film-${slug}.jpg`,
      seconds,
      chapters: chaptersOf(film),
      transcript: transcriptOf(film),
    });
    expect(read("videos", `${slug}.en.vtt`)).toBe(captionsOf(film));
    expect(existsSync(path.join(seed, "images", `film-${slug}.jpg`))).toBe(true);
    const file = readFileSync(path.join(seed, "videos", `${slug}.mp4`));
    expect(Math.abs(lengthOf(file) - seconds)).toBeLessThan(0.2);
  },
);

test.each(films)(
  "in $slug every part that moves is in the drawing of its chapter, and the poster is of a shot",
  ({ film }) => {
    const shots = film.chapters.flatMap(({ shots }) => shots);
    expect(film.posterShot).toBeLessThanOrEqual(shots.length);
    for (const { drawing, shots } of film.chapters)
      for (const { moves } of shots)
        for (const { part } of moves)
          expect(Object.keys(film.drawings[drawing]?.parts ?? {}), drawing).toContain(part);
  },
);

test.each(films)(
  "nobody has to hurry: the captions of $slug stay as long as it takes to say them",
  ({ film }) => {
    for (const { say, start, end } of timelineOf(film).shots) {
      expect(say.split(/\s+/).length / (end - start), say).toBeLessThanOrEqual(2.2);
      expect(say.length / (end - start), say).toBeLessThanOrEqual(17);
    }
  },
);
