import { expect, test } from "vitest";
import { kitDay } from "./kit-day";

function store() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

test("a second request on the same day is known, the next day is free again", () => {
  const kept = store();
  let now = new Date(2026, 4, 31, 23, 50);
  const day = kitDay(
    () => kept,
    () => now,
  );
  expect(day.requestedToday()).toBe(false);
  day.remember();
  expect(day.requestedToday()).toBe(true);
  now = new Date(2026, 5, 1, 0, 5);
  expect(day.requestedToday()).toBe(false);
});

test("a request for somebody else is allowed on the same day", () => {
  const kept = store();
  const day = kitDay(
    () => kept,
    () => new Date(2026, 4, 31),
  );
  day.remember();
  day.forget();
  expect(day.requestedToday()).toBe(false);
});

test("a browser that keeps nothing is never refused", () => {
  const day = kitDay(
    () => {
      throw new Error("denied");
    },
    () => new Date(),
  );
  day.remember();
  expect(day.requestedToday()).toBe(false);
});
