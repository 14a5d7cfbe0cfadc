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
  const nothing = () => {};
  render(
    <GroupMap
      groups={coastToCoast}
      view={view}
      province=""
      countryRequests={0}
      canvas={canvas}
      onProvince={nothing}
      onReadMore={nothing}
      onReady={nothing}
    />,
  );
  const before = drawn?.view();
  clientWidth.mockReturnValue(width);
  measured();
  expect(drawn?.view() !== before).toBe(isDrawnAnew);
});
