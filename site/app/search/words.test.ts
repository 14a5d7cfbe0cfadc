import { expect, test } from "vitest";
import { stem } from "./words";

test.each([
  ["leak", "leaks", "leaked", "leaking"],
  ["biopsy", "biopsies"],
  ["stage", "stages", "staging", "staged"],
  ["get", "gets", "getting"],
  ["treat", "treated", "treating", "treatment", "treatments"],
  ["flush", "flushes", "flushing"],
  ["exercise", "exercises", "exercising"],
  ["weak", "weakness"],
  ["care", "cares", "cared", "caring"],
  ["live", "lives", "lived", "living"],
  ["dose", "doses", "dosing"],
  ["size", "sizes", "sizing"],
  ["ache", "aches", "aching"],
  ["speed", "speeds", "speeding"],
  ["bleed", "bleeds", "bleeding"],
  ["testis", "testes"],
])("the forms of %s have one stem", (word, ...forms) => {
  expect(forms.map(stem)).toEqual(forms.map(() => stem(word)));
});

test("words that only look alike stay apart", () => {
  expect(stem("sing")).not.toBe(stem("sin"));
  expect(stem("pelvis")).toBe("pelvis");
  expect(stem("virus")).toBe("virus");
  expect(stem("red")).toBe("red");
  expect(stem("t2")).toBe("t2");
});

test.each([
  ["testes", "test"],
  ["testis", "test"],
  ["speed", "spe"],
  ["care", "cars"],
  ["caring", "car"],
])("%s is no form of %s", (word, other) => {
  expect(stem(word)).not.toBe(stem(other));
});
