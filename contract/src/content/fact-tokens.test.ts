import { expect, test } from "vitest";
import { factNamesIn, factNamesWithin, factWordsByName, withFactWords } from "./fact-tokens.ts";

const facts = factWordsByName([
  { name: "one-in-eight", value: "1 in 8" },
  { name: "kit-time-bc", value: "1", unit: "week" },
  { name: "odd", value: "$& {{one-in-eight}}" },
]);

test("a text has the value of each fact that it names, also twice, with spaces or capitals", () => {
  expect(withFactWords("About {{one-in-eight}} men. {{ One-In-Eight }}!", facts)).toBe(
    "About 1 in 8 men. 1 in 8!",
  );
  expect(withFactWords("Please allow {{kit-time-bc}}.", facts)).toBe("Please allow 1 week.");
});

test("a name that no fact has leaves the words around it, and never braces", () => {
  expect(withFactWords("About {{one-in-nine}} men", facts)).toBe("About  men");
  expect(withFactWords("{{}} {a} {{", facts)).toBe(" {a} {{");
});

test("a value is written as it is, and not looked through for names again", () => {
  expect(withFactWords("{{odd}}", facts)).toBe("$& {{one-in-eight}}");
  expect(withFactWords("{{odd}}", facts, (words) => words.replaceAll("&", "&amp;"))).toBe(
    "$&amp; {{one-in-eight}}",
  );
});

test("the names of a text, and of all texts in a document, come once each", () => {
  expect(factNamesIn("{{a}} {{B}} {{a}} {c}")).toEqual(["a", "b"]);
  expect(factNamesWithin({ title: "{{a}}", rows: [{ text: "{{b}}", at: 3 }, null, ["{{a}}"]] })).toEqual([
    "a",
    "b",
  ]);
});
