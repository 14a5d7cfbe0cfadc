// @vitest-environment happy-dom
import { cleanup, render } from "@testing-library/react";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { installGoogleMaps } from "../../../../tests/google-maps-stand-in.ts";
import { googleCanvas } from "./google/google-canvas";
import { readLibraries } from "./google/load-google-maps";
import type { MapGroup } from "./group-clusters";
import GroupMap from "./group-map";
import type { MapCanvas } from "./map-canvas";

const view = { latitude: 60, longitude: -96, zoom: 4, maxZoom: 9 };

const group = (title: string, lat: number, lng: number): MapGroup => ({
  slug: title,
  name: title,
  place: title,
  marker: { lat, lng },
  provinces: [],
});
const coastToCoast = [group("Whitehorse", 60.72, -135.05), group("St. John's", 47.56, -52.71)];

// Once: its markers are an element of the page, which is defined for good.
beforeAll(installGoogleMaps);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const nothing = () => {};
const props = { groups: coastToCoast, view, countryRequests: 0 };
const doings = { onProvince: nothing, onReadMore: nothing, onReady: nothing };

test("the map goes to the reader and the nearest groups, and back to the country", async () => {
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(1152);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(672);
  const maps = await readLibraries();
  let drawn: MapCanvas | undefined;
  const canvas = (element: HTMLElement) => {
    drawn = googleCanvas(maps, element, { view, mapId: "a-map" });
    return drawn;
  };
  const map = (near: { lat: number; lng: number }[] | undefined) => (
    <GroupMap {...props} {...doings} province="" near={near} canvas={canvas} />
  );
  const { rerender } = render(map(undefined));
  const country = drawn?.view();
  rerender(
    map([
      { lat: 60, lng: -134 },
      { lat: 60.72, lng: -135.05 },
    ]),
  );
  expect(drawn?.view().zoom).toBeGreaterThan(5);
  expect(drawn?.view().centre.lng).toBeCloseTo(-134.5, 0);
  rerender(map(undefined));
  expect(drawn?.view()).toEqual(country);
});

test.each([
  { case: "that became narrow is filled anew", width: 358, isDrawnAnew: true },
  { case: "as wide as it was is left alone", width: 1152, isDrawnAnew: false },
])("at its first measurement a frame $case", async ({ width, isDrawnAnew }) => {
  let measured = () => {};
  class Measures {
    constructor(tell: () => void) {
      measured = tell;
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal("ResizeObserver", Measures);
  const clientWidth = vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(1152);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(672);
  const maps = await readLibraries();
  let drawn: MapCanvas | undefined;
  const canvas = (element: HTMLElement) => {
    drawn = googleCanvas(maps, element, { view, mapId: "a-map" });
    return drawn;
  };
  render(<GroupMap {...props} {...doings} province="" canvas={canvas} />);
  const before = drawn?.view();
  clientWidth.mockReturnValue(width);
  measured();
  expect(drawn?.view() !== before).toBe(isDrawnAnew);
});
