// @vitest-environment happy-dom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { usePresentHeading } from "./use-present-heading";

const headings = ["watching", "surgery", "radiation"].map((id) => ({ id, title: id }));
let tell: (told: Record<string, boolean>) => void;

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(told: (entries: { target: { id: string }; isIntersecting: boolean }[]) => void) {
        tell = (begun) =>
          act(() =>
            told(Object.entries(begun).map(([id, isIntersecting]) => ({ target: { id }, isIntersecting }))),
          );
      }
      observe() {}
      disconnect() {}
    },
  );
  document.body.innerHTML = headings.map(({ id }) => `<h2 id="${id}"></h2>`).join("");
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const present = () => renderHook(() => usePresentHeading(headings)).result;

test("the part being read is the last one that has begun, and none above the first", () => {
  const read = present();
  tell({ watching: false, surgery: false, radiation: false });
  expect(read.current).toBeUndefined();
  tell({ watching: true });
  expect(read.current).toBe("watching");
  tell({ surgery: true, radiation: true });
  expect(read.current).toBe("radiation");
  tell({ watching: false, surgery: false, radiation: false });
  expect(read.current).toBeUndefined();
});

test("a heading that has only just begun counts, wherever it stands by the time that we are told of it", () => {
  const read = present();
  const line = window.innerHeight / 3;
  for (const [id, top] of Object.entries({ watching: -900, surgery: -200, radiation: line + 3 })) {
    const heading = document.getElementById(id);
    if (heading) heading.getBoundingClientRect = () => new DOMRect(0, top, 100, 40);
  }
  tell({ watching: true, surgery: true, radiation: true });
  expect(read.current).toBe("radiation");
});
