import { expect, test } from "vitest";
import { stem } from "./stem";

test.each([
  ["leak", "leaks", "leaked", "leaking"],
  ["biopsy", "biopsies"],
  ["stage", "stages", "staging", "staged"],
  ["get", "gets", "getting"],
  ["treat", "treated", "treating", "treatment", "treatments"],
  ["flush", "flushes", "flushing"],
  ["exercise", "exercises", "exercising"],
  ["weak", "weakness"],
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
