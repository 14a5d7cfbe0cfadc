import { expect, test } from "vitest";
import { keptTerm } from "./missed-searches.ts";

test("a search is kept in small letters, with single blanks", () => {
  expect(keptTerm("  Proton   THERAPY ")).toBe("proton therapy");
});

test.each([
  "jane@example.org",
  "604-555-0123",
  "(604) 555 0123",
  "1234567",
  "V6B 1A1",
  "near k1a0b1",
  "www.example.org",
  "x",
  "my husband was told last Tuesday by his doctor that he may have it",
])("“%s” looks like somebody's own and is not kept", (search) => {
  expect(keptTerm(search)).toBeUndefined();
});

test.each(["psa 4.5", "gleason 3+4", "t2a", "2024 walk", "911"])("“%s” is kept", (search) => {
  expect(keptTerm(search)).toBe(search);
});
