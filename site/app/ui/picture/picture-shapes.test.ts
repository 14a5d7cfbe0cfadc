import { readFileSync } from "node:fs";
import path from "node:path";
import { pictureShapes } from "@pcf/contract/content/picture-shapes";
import { expect, test } from "vitest";

const css = (file: string) => readFileSync(path.join(import.meta.dirname, "..", file), "utf8");

/** Where each shape is given, in the order of the list. */
const styles = [
  "hero/hero.css",
  "hero/hero.css",
  "card/card.css",
  "carousel/carousel.css",
  "card/avatar.css",
];

test("pages cut pictures in the shapes that the office shows beside them", () => {
  expect(
    pictureShapes.map(({ ratio }, at) => css(styles[at] ?? "").includes(`aspect-ratio: ${ratio};`)),
  ).toEqual(pictureShapes.map(() => true));
});
