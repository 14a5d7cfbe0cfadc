import { statSync } from "node:fs";
import { expect, test } from "vitest";
import { z } from "zod";
import { type PictureUse, pictureUses } from "./testing/picture-uses.ts";
import { blocksOf, sampleFiles, samplePages } from "./testing/sample-pages.ts";

const uses = await pictureUses();
const pages = await samplePages();
const words = await sampleFiles.json("images.json", z.record(z.string(), z.looseObject({ alt: z.string() })));

/** The pictures of which `count` says more than one, with what it counted. */
function repeated(shown: readonly PictureUse[], count: (use: PictureUse) => string): [string, string[]][] {
  return [...Map.groupBy(shown, ({ picture }) => picture)]
    .map(([picture, of]): [string, string[]] => [picture, [...new Set(of.map(count))]])
    .filter(([, counted]) => counted.length > 1);
}

test.each([...Map.groupBy(uses, ({ page }) => page)])("%s shows no picture twice", (_page, shown) => {
  const names = shown.map(({ picture }) => picture);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

test("no picture stands for two stories", () => {
  const stories = uses.filter(({ subject }) => subject.startsWith("/get-support/patient-stories/"));
  expect(repeated(stories, ({ subject }) => subject)).toEqual([]);
});

test("a picture on a card leads to one place, wherever the card stands", () => {
  const cards = pages.flatMap((page) =>
    blocksOf(page, "cardGrid").flatMap((grid) =>
      grid.cards.flatMap(({ image, href }) =>
        image ? [{ picture: image, page: page.uri, subject: href }] : [],
      ),
    ),
  );
  expect(repeated(cards, ({ subject }) => subject)).toEqual([]);
});

/**
 * How often a picture stands for one thing more: a picture of three pages makes two. The picture at the top of a page and
 * the one on the cards that lead to it are of one thing. It was 171 while 50 pictures served the whole site.
 */
const repetitionsBefore = 171;

test("pictures stand for one thing: there are 60 % fewer repetitions than there were", () => {
  const more = repeated(uses, ({ subject }) => subject);
  const repetitions = more.reduce((sum, [, subjects]) => sum + subjects.length - 1, 0);
  const most = more.sort(([, a], [, b]) => b.length - a.length).slice(0, 5);
  expect(repetitions, `most often: ${JSON.stringify(most)}`).toBeLessThanOrEqual(repetitionsBefore * 0.4);
});

const isPhotograph = (name: string) => words[name]?.alt.startsWith("Photograph");
const rows: [string, string[]][] = pages.flatMap((page) =>
  [
    ...blocksOf(page, "cardGrid").map(({ cards }) => cards),
    ...blocksOf(page, "logoGrid").map(({ logos }) => logos),
    ...blocksOf(page, "gallery").map(({ images }) => images),
  ].map((row): [string, string[]] => [page.uri, row.flatMap(({ image }) => image ?? [])]),
);

test.each(rows)("a row of %s is all photographs or all drawings", (_page, row) => {
  expect([0, row.length]).toContain(row.filter(isPhotograph).length);
});

test("a card that leads to an information page shows its subject, and no landscape stands for a treatment", () => {
  const cards = pages.flatMap((page) => blocksOf(page, "cardGrid").flatMap((grid) => grid.cards));
  const pictures = cards
    .filter(({ href }) => href?.startsWith("/about-prostate-cancer"))
    .flatMap(({ image }) => image ?? []);
  expect(pictures.length).toBeGreaterThan(30);
  expect(pictures.filter((name) => !/^(?:topic|for)-/.test(name))).toEqual([]);
});

test("people who tell their story are drawn, and the words for it say so", () => {
  const portraits = uses.filter(({ page }) => page === "/get-support/patient-stories").slice(1);
  expect(portraits.length).toBeGreaterThan(5);
  for (const { picture } of portraits) expect(words[picture]?.alt, picture).toMatch(/^Illustration of /);
});

test("drawings of a subject, a story or a cover stay light", async () => {
  const drawn = (await sampleFiles.list("images", ".jpg")).filter((name) =>
    /\/(?:topic|story|detail|newsletter)-/.test(name),
  );
  expect(drawn.length).toBeGreaterThan(100);
  expect(drawn.filter((name) => statSync(sampleFiles.path(name)).size > 150_000)).toEqual([]);
});
