import { expect, test } from "vitest";
import { filmTimeOf, secondsOfFilmTime } from "./film-time.ts";

test.each([
  ["0:04", 4],
  ["1:05", 65],
  ["100:59", 6059],
])("%s is a place in a film, whichever way it is asked for", (text, seconds) => {
  expect(secondsOfFilmTime(text)).toBe(seconds);
  expect(filmTimeOf(seconds)).toBe(text);
});

test.each(["", "42", "0:75", "1:5", "1:05 ", "-1:05", "1:05:00"])("“%s” is none", (text) => {
  expect(secondsOfFilmTime(text)).toBeUndefined();
});
