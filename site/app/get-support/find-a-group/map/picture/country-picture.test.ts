import { expect, test } from "vitest";
import type { MapGroup } from "../group-clusters";
import { pictureFrames } from "../map-file";
import { countryPicture } from "./country-picture";

const groupAt = (place: string, lat: number, lng: number): MapGroup => ({
  ...{ slug: place, name: place, place, provinces: [] },
  marker: { lat, lng },
});
const groups = [
  groupAt("Whitehorse", 60.72, -135.05),
  groupAt("Victoria", 48.43, -123.37),
  groupAt("Toronto", 43.65, -79.38),
  groupAt("Toronto too", 43.65, -79.38),
  groupAt("St. John’s", 47.56, -52.71),
];
const settings = { latitude: 60, longitude: -96, zoom: 4, maxZoom: 9 };

test.each(Object.entries(pictureFrames))("the %s picture has every marker whole in its frame", (_, frame) => {
  const picture = countryPicture(groups, settings, frame);
  const pins = [...picture.matchAll(/translate\((-?\d+) (-?\d+)\)/g)].map(([, x, y]) => [
    Number(x),
    Number(y),
  ]);
  expect(pins).toHaveLength(3);
  for (const [x = -1, y = -1] of pins) {
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x).toBeLessThanOrEqual(frame.width - 50);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y).toBeLessThanOrEqual(frame.height - 50);
  }
  expect(picture).toMatch(/<circle class="badge"[^>]*\/><text[^>]*>2<\/text>/);
});

test("land, lakes and the letters or names of provinces are drawn", () => {
  for (const frame of Object.values(pictureFrames)) {
    const picture = countryPicture(groups, settings, frame);
    expect(picture).toMatch(/<path class="prov" d="M-?\d+ /);
    expect(picture).toMatch(/<path class="lakes" d="M-?\d+ /);
    expect(picture).toMatch(/>(SK|Saskatchewan)</);
    expect(picture).not.toMatch(/NaN|undefined/);
    // A line without a length is a mistake, after which browsers draw nothing more of the path.
    expect(picture).not.toMatch(/ d="[^"]*l(?=M|")/);
  }
});
