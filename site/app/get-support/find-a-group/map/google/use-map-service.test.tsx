// @vitest-environment happy-dom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { installGoogleMaps } from "../../../../../tests/google-maps-stand-in.ts";
import { useMapService } from "./use-map-service";

const service = { key: "a-key", script: "https://maps.example/maps/api/js", mapId: "a-map" };
const reload = vi.fn();

/** The document may load the script, which comes at once and calls `refuse` before or after it says that it is here. */
function scriptComes(refuses: "at once" | "later" | "never") {
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([
    { name: "https://site.example/?map=google" } as PerformanceEntry,
  ]);
  vi.spyOn(location, "reload").mockImplementation(reload);
  vi.spyOn(document.head, "append").mockImplementation((element) => {
    if (!(element instanceof HTMLScriptElement)) return;
    queueMicrotask(() => {
      installGoogleMaps();
      if (refuses === "at once") window.gm_authFailure?.();
      Object(window)[new URL(element.src).searchParams.get("callback") ?? ""]();
    });
  });
}

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  reload.mockClear();
  delete window.google;
});

test("a service that takes the key draws its map", async () => {
  scriptComes("never");
  const { result } = renderHook(() => useMapService(service));
  act(() => result.current.ask());
  await vi.waitFor(() => expect(result.current.state.name).toBe("there"), { timeout: 20_000 });
  expect(result.current.state.canvas).toBeDefined();
});

test.each(["at once", "later"] as const)(
  "a key that is refused %s leads to our own map, and another try loads the document anew",
  async (when) => {
    scriptComes(when);
    const { result } = renderHook(() => useMapService(service));
    act(() => result.current.ask());
    if (when === "later") {
      await vi.waitFor(() => expect(result.current.state.name).toBe("there"), { timeout: 20_000 });
      act(() => window.gm_authFailure?.());
    }
    await vi.waitFor(() => expect(result.current.state.name).toBe("failed"), { timeout: 20_000 });
    expect(result.current.state.canvas).toBeUndefined();
    act(() => result.current.ask());
    expect(reload).toHaveBeenCalledOnce();
    expect(sessionStorage.length).toBe(1);
    expect(location.href).toMatch(/map=google#group-map$/);
  },
);
