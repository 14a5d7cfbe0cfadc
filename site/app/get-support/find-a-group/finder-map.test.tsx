// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { installGoogleMaps } from "../../../tests/google-maps-stand-in.ts";
import { findAGroupCopy as copy } from "./find-a-group-copy";
import { FinderMap } from "./finder-map";

const service = { key: "a-key", script: "https://maps.example/maps/api/js", mapId: "a-map" };
const view = { latitude: 60, longitude: -96, zoom: 4, maxZoom: 9 };

/** The place of the map is in view from the start. */
class AllInView {
  readonly tell: (entries: { isIntersecting: boolean }[]) => void;
  constructor(tell: AllInView["tell"]) {
    this.tell = tell;
  }
  observe() {
    this.tell([{ isIntersecting: true }]);
  }
  disconnect() {}
}

beforeEach(() => {
  vi.stubGlobal("IntersectionObserver", AllInView);
  // Without the outlines there is a bare ground, and all the rest works.
  vi.stubGlobal("fetch", () => Promise.reject(new Error("The network is away")));
  // React tells of what a map has thrown.
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([
    { name: "https://site.example/?map=google" } as PerformanceEntry,
  ]);
  installGoogleMaps();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  delete window.google;
});

function shown() {
  const nothing = () => {};
  render(
    <FinderMap
      groups={[]}
      view={view}
      service={service}
      province=""
      onProvince={nothing}
      onReadMore={nothing}
    />,
  );
}

const ours = () => document.querySelector(".leaflet-container");
const services = () => document.querySelector(".google-map-ground");
const waitFor = (found: () => Element | null) => expect.poll(found, { timeout: 20_000 }).not.toBeNull();

/** The service's script is there, and its map breaks as it is made. */
function breakServicesMap() {
  const maps = window.google?.maps;
  const whole = maps?.importLibrary;
  if (!maps || !whole) throw new Error("There is no stand-in");
  class BrokenMap {
    constructor() {
      throw new Error("The map of the service broke");
    }
  }
  const broken = { Map: BrokenMap as never };
  maps.importLibrary = async (name) => ({ ...(await whole(name)), ...(name === "maps" ? broken : {}) });
}

test("where the map of the service breaks our own takes its place, as is said, and it can be asked for again", async () => {
  breakServicesMap();
  shown();
  await waitFor(ours);
  fireEvent.click(screen.getByText(copy.service.ask));
  await screen.findByText(copy.service.failed, {}, { timeout: 20_000 });
  await waitFor(ours);
  expect(screen.queryByText(copy.map.failed)).toBeNull();
  delete window.google;
  installGoogleMaps();
  fireEvent.click(screen.getByText(copy.service.again));
  await waitFor(services);
  fireEvent.click(screen.getByText(copy.service.leave));
  await waitFor(ours);
});

test("where our own map broke, that of the service comes all the same", async () => {
  const whole = ResizeObserver;
  vi.stubGlobal("ResizeObserver", undefined);
  shown();
  await screen.findByText(copy.map.failed, {}, { timeout: 20_000 });
  vi.stubGlobal("ResizeObserver", whole);
  fireEvent.click(screen.getByText(copy.service.ask));
  await waitFor(services);
  expect(screen.queryByText(copy.map.failed)).toBeNull();
});

test("every stop of the keyboard on our map has a role and a name", async () => {
  shown();
  await waitFor(ours);
  const stops = [
    ...document.querySelectorAll<HTMLElement>(".finder-map :is(a[href], button, [tabindex='0'])"),
  ];
  expect(stops).toContain(ours());
  for (const stop of stops) {
    const role = stop.getAttribute("role") ?? (stop.matches("a, button") ? stop.tagName : null);
    const name = stop.getAttribute("aria-label") ?? stop.textContent?.trim();
    expect([stop.outerHTML.slice(0, 120), role, name]).toEqual([
      expect.anything(),
      expect.stringMatching(/./),
      expect.stringMatching(/./),
    ]);
  }
  expect(screen.getByRole("group", { name: copy.map.keys })).toBe(ours());
});
