import { expect, test } from "vitest";
import { blocksOf, sampleFiles, samplePages } from "./testing/sample-pages.ts";

const pages = await samplePages();
const mission = pages.find(({ uri }) => uri === "/about-us/mission");
const tiles = mission ? blocksOf(mission, "logoGrid").flatMap(({ logos }) => logos) : [];

test.each([
  ["Reef Knot Kits", "/get-support/reef-knot-kits"],
  ["Ride to Live", "/get-involved/find-an-event/ride-to-live-rockies"],
  ["Father’s Day Walk / Run", "/get-involved/find-an-event/fathers-day-walk-run"],
  ["Butts in a Boat", "/get-involved/find-an-event/butts-in-a-boat-festival"],
  ["Pars for Prostate", "/get-involved/find-an-event/pars-for-prostate"],
])("the tile of %s leads to our own page of it", (name, href) => {
  expect(tiles.find((tile) => tile.name === name)?.href).toBe(href);
});

test("every page of our own that a tile leads to is there", async () => {
  const events = await sampleFiles.list("events", ".md");
  const known = [
    ...pages.map(({ uri }) => uri),
    ...events.map((file) => `/get-involved/find-an-event/${file.replace(/^events\/|\.md$/g, "")}`),
  ];
  for (const { href } of tiles.filter((tile) => tile.href.startsWith("/"))) expect(known).toContain(href);
});
