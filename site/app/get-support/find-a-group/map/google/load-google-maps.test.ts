// @vitest-environment happy-dom
import { mapLoadRetryDelaysMs } from "@pcf/contract/constants";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { installGoogleMaps } from "../../../../../tests/google-maps-stand-in.ts";
import { loadGoogleMaps } from "./load-google-maps";

const service = { key: "a-key", script: "https://maps.example/maps/api/js", mapId: "a-map" };
const scripts: HTMLScriptElement[] = [];
const waits: (number | undefined)[] = [];
const never = new AbortController().signal;

beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  const wait = window.setTimeout.bind(window);
  vi.spyOn(globalThis, "setTimeout").mockImplementation(((run: () => void, ms?: number) => {
    waits.push(ms);
    return wait(run, 0);
  }) as typeof setTimeout);
});
afterEach(() => {
  vi.restoreAllMocks();
  scripts.length = 0;
  waits.length = 0;
  delete window.google;
});

/** How each script that is asked for fares, in turn; the last way goes on. */
function scriptsFare(...ways: ("comes" | "fails" | "breaks" | "hangs")[]) {
  vi.spyOn(document.head, "append").mockImplementation((element) => {
    if (!(element instanceof HTMLScriptElement)) return;
    scripts.push(element);
    const way = ways.length > 1 ? ways.shift() : ways[0];
    queueMicrotask(() => {
      if (way === "fails") element.dispatchEvent(new Event("error"));
      if (way === "comes") {
        installGoogleMaps();
        Object(window)[new URL(element.src).searchParams.get("callback") ?? ""]();
      }
      if (way === "comes" || way === "breaks") element.dispatchEvent(new Event("load"));
    });
  });
}

test("the weekly script is asked for with the public key, once", async () => {
  scriptsFare("comes");
  expect((await loadGoogleMaps(service, never)).Map).toBeDefined();
  await loadGoogleMaps(service, never);
  expect(scripts).toHaveLength(1);
  const { origin, pathname, searchParams } = new URL(scripts[0]?.src ?? "");
  expect(origin + pathname).toBe(service.script);
  expect(Object.fromEntries(searchParams)).toMatchObject({ key: "a-key", v: "weekly", libraries: "marker" });
});

test("a script that fails or breaks is asked for again after 2, 8 and 24 ms, and then no more", async () => {
  scriptsFare("fails", "breaks", "fails");
  await expect(loadGoogleMaps(service, never)).rejects.toThrow("Google Maps could not load");
  // A browser does not ask twice for one address while the first answer is to come.
  expect(new Set(scripts.map(({ src }) => src)).size).toBe(4);
  expect(waits).toEqual([0, ...mapLoadRetryDelaysMs]);
  expect(console.warn).toHaveBeenCalledTimes(4);
});

test("the try that succeeds ends the waiting", async () => {
  scriptsFare("fails", "fails", "comes");
  await loadGoogleMaps(service, never);
  expect(scripts).toHaveLength(3);
});

test("a script that neither comes nor fails is given up when the time is up", async () => {
  scriptsFare("hangs");
  const limit = new AbortController();
  const loading = loadGoogleMaps(service, limit.signal);
  await vi.waitFor(() => expect(scripts).toHaveLength(1), { timeout: 20_000 });
  limit.abort();
  await expect(loading).rejects.toThrow("Google Maps could not load");
  expect(scripts).toHaveLength(1);
});
