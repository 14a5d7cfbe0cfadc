// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { deviceStore } from "./device-store";

const store = deviceStore("example", z.object({ text: z.string() }));

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
  store.clear();
});

test("a value comes back, and one of another shape counts as absent", () => {
  store.write({ text: "kept" });
  expect(store.read()).toEqual({ text: "kept" });
  localStorage.setItem("example", '{"text":5}');
  expect(store.read()).toBeUndefined();
});

test.each(["setItem", "everything"])("where the browser refuses %s, the page itself remembers", (refused) => {
  const refuse = () => {
    throw new DOMException("refused", "SecurityError");
  };
  vi.stubGlobal("localStorage", {
    getItem: refused === "everything" ? refuse : () => null,
    setItem: refuse,
    removeItem: refused === "everything" ? refuse : () => {},
  });
  store.write({ text: "remembered" });
  expect(store.read()).toEqual({ text: "remembered" });
  store.clear();
  expect(store.read()).toBeUndefined();
});
