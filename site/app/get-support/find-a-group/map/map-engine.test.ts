// @vitest-environment happy-dom
import { supportGroupSchema } from "@pcf/contract/content/support-group";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { toGroupView } from "~/content/views/group-view";
import { installGoogleMaps } from "../../../../tests/google-maps-stand-in.ts";
import { shown } from "../../../../tests/safe-content.ts";
import { afterPaint } from "../after-paint";
import { googleCanvas } from "./google/google-canvas";
import { readLibraries } from "./google/load-google-maps";
import type { MapGroup } from "./group-clusters";
import { leafletCanvas } from "./leaflet-canvas";
import type { MapCanvas } from "./map-canvas";
import { createMapEngine } from "./map-engine";

const group = (slug: string, cities: string, lat: number, lng: number): MapGroup =>
  toGroupView(
    shown(
      supportGroupSchema.parse({
        id: slug,
        slug,
        title: slug,
        cities,
        format: "in-person",
        updatedAt: "2026-01-01T00:00:00Z",
        supportGroupName: { groupName: `${cities} Prostate Group` },
        supportGroupMainContent: { googleMapMarker: { lat, lng }, timeWhenWhereAlso: {} },
      }),
    ),
  );
const whitehorse = group("whitehorse", "Whitehorse", 60.72, -135.05);
const calgary = group("calgary", "Calgary", 51.05, -114.07);
const lethbridge = group("lethbridge", "Lethbridge", 49.7, -112.83);
const morning = group("toronto-morning", "Toronto", 43.65, -79.38);
const evening = group("toronto-evening", "Toronto", 43.65, -79.38);
const all = [whitehorse, calgary, lethbridge, morning, evening];
const view = { latitude: 60, longitude: -96, zoom: 4, maxZoom: 9 };

/** Each way to draw the map keeps to what is asked here. */
const canvases: [name: string, make: (element: HTMLElement) => Promise<MapCanvas>][] = [
  ["our own map", async (element) => leafletCanvas(element, view)],
  [
    "the map of the service",
    async (element) => {
      installGoogleMaps();
      return googleCanvas(await readLibraries(), element, { view, mapId: "a-map" });
    },
  ],
];

describe.each(canvases)("%s", (_, makeCanvas) => {
  let element: HTMLElement;
  let engine: ReturnType<typeof createMapEngine>;
  const chosen = vi.fn();
  const readMore = vi.fn();

  beforeEach(async () => {
    // Without the outlines there is a bare ground, and all the rest works.
    vi.stubGlobal("fetch", () => Promise.reject(new Error("The network is away")));
    element = document.createElement("div");
    frameOf(1152);
    document.body.append(element);
    engine = createMapEngine(await makeCanvas(element), { view, onReadMore: readMore });
    engine.onSelect(chosen);
    engine.show(all);
    engine.fit("country");
  });
  afterEach(() => {
    engine.destroy();
    document.body.replaceChildren();
    vi.unstubAllGlobals();
    vi.clearAllMocks();
  });

  const frameOf = (width: number) =>
    Object.defineProperties(element, {
      clientWidth: { value: width, configurable: true },
      clientHeight: { value: 672, configurable: true },
    });
  const markers = () => [...element.querySelectorAll<HTMLElement>("[role=button][title]:not(a)")];
  const names = () => markers().map((marker) => marker.title);
  const marker = (name: string) => {
    const found = markers().find(({ title }) => title === name);
    if (!found) throw new Error(`No marker of ${name} among ${names()}`);
    return found;
  };
  /** It shows that it was pressed, and does what it does a frame later. */
  async function pressBadge(badge: HTMLElement) {
    badge.click();
    expect(badge.querySelector("[data-pressed]")).not.toBeNull();
    await afterPaint();
  }
  const dialog = () => element.querySelector("[role=dialog]");
  const press = (key: string) =>
    document.activeElement?.dispatchEvent(
      new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }),
    );

  test("shows a marker for each place, named, from west to east, and others in their place", () => {
    expect(names()).toEqual(["Whitehorse", "2 groups near Calgary and Lethbridge", "2 groups near Toronto"]);
    engine.show([whitehorse]);
    expect(names()).toEqual(["Whitehorse"]);
  });

  test.each(["Enter", " "])("the key %j opens a pin's window, which leads to the card", (key) => {
    marker("Whitehorse").focus();
    press(key);
    expect(chosen.mock.calls).toEqual([[[whitehorse]]]);
    expect(dialog()?.getAttribute("aria-label")).toBe("Whitehorse");
    expect(dialog()?.textContent).toContain("Whitehorse Prostate Group");
    const link = document.activeElement;
    expect(link?.textContent).toBe("READ MORE");
    if (link instanceof HTMLElement) link.click();
    expect(readMore).toHaveBeenCalledExactlyOnceWith("whitehorse");
  });

  test("a click opens it too, and Escape closes it and gives the focus back", () => {
    marker("Whitehorse").click();
    expect(dialog()).not.toBeNull();
    press("Escape");
    expect(dialog()).toBeNull();
    expect(document.activeElement).toBe(marker("Whitehorse"));
  });

  test("groups of one place are in one window", async () => {
    await pressBadge(marker("2 groups near Toronto"));
    expect(chosen.mock.calls).toEqual([[[morning, evening]]]);
    expect(dialog()?.querySelectorAll(".map-window a")).toHaveLength(2);
  });

  test("a badge whose groups come apart brings the map closer, to the first of them", async () => {
    const badge = marker("2 groups near Calgary and Lethbridge");
    badge.focus();
    await pressBadge(badge);
    expect(chosen).not.toHaveBeenCalled();
    expect(names()).toContain("Calgary");
    expect(names()).toContain("Lethbridge");
    expect(document.activeElement).toBe(marker("Calgary"));
  });

  test("pressed twice, a badge does it once", async () => {
    const badge = marker("2 groups near Calgary and Lethbridge");
    badge.click();
    await pressBadge(badge);
    expect(names()).toEqual(["Calgary", "Lethbridge"]);
    expect(dialog()).toBeNull();
  });

  test("from near only what the frame shows has a marker, and all have one again from far", async () => {
    await pressBadge(marker("2 groups near Calgary and Lethbridge"));
    expect(names()).toEqual(["Calgary", "Lethbridge"]);
    engine.fit("country");
    expect(names()).toHaveLength(3);
  });

  test("goes to where the reader is, and shows what is near there alone", () => {
    engine.select([whitehorse]);
    engine.fit([
      { lat: 50.7, lng: -114 },
      { lat: 51.05, lng: -114.07 },
    ]);
    expect(names().slice(0, 2)).toEqual(["Calgary", "Lethbridge"]);
    expect(names()).not.toContain("Whitehorse");
    expect(dialog()).toBeNull();
  });

  test("asked for what it shows already, the map keeps its markers and the focus", () => {
    const badge = marker("2 groups near Toronto");
    badge.focus();
    engine.fit("country");
    expect(marker("2 groups near Toronto")).toBe(badge);
    expect(document.activeElement).toBe(badge);
  });

  test("a badge whose groups stay together from near has them all in its window", async () => {
    const close = [51.0, 51.01, 51.02].map((lat, at) => group(`near-${at}`, `Near ${at}`, lat, -114));
    engine.show([...close, group("far", "Far", 49.7, -112.83)]);
    engine.fit("country");
    await pressBadge(marker("4 groups near Near 0, Near 1 and Near 2"));
    if (!dialog()) await pressBadge(marker(names().find((name) => name.startsWith("3 groups")) ?? ""));
    expect(dialog()?.querySelectorAll(".map-window a").length).toBeGreaterThanOrEqual(3);
  });

  test("the window stays with its groups when their province is chosen, and goes with them", () => {
    engine.select([whitehorse]);
    engine.show([whitehorse]);
    engine.fit("markers");
    expect(dialog()?.getAttribute("aria-label")).toBe("Whitehorse");
    expect(document.activeElement?.textContent).toBe("READ MORE");
    engine.show([calgary]);
    expect(dialog()).toBeNull();
    engine.select([calgary]);
    engine.fit("country");
    expect(dialog()).toBeNull();
  });

  test("taken away right after its frame has changed, it breaks nothing later", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    try {
      frameOf(390);
      window.dispatchEvent(new Event("resize"));
      await new Promise(requestAnimationFrame);
      engine.destroy();
      expect(() => vi.advanceTimersByTime(1000)).not.toThrow();
    } finally {
      vi.useRealTimers();
    }
    engine = createMapEngine(leafletCanvas(element, view), { view, onReadMore: readMore });
  });

  test("leaves nothing behind", () => {
    engine.select([whitehorse]);
    engine.destroy();
    expect(markers()).toEqual([]);
    expect(dialog()).toBeNull();
    engine = createMapEngine(leafletCanvas(element, view), { view, onReadMore: readMore });
  });
});
