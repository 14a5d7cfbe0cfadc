import { expect, test } from "vitest";
import { keptTerm, largestReportBytes, longestTerm, missedSearchesReportSchema } from "./missed-searches.ts";

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
  "he was told of it last tuesday",
  "my name is Jim Miller",
  "٦٠٤ ٥٥٥ ٠١٢٣",
])("“%s” looks like somebody's own and is not kept", (search) => {
  expect(keptTerm(search)).toBeUndefined();
});

test.each(["psa 4.5", "gleason 3+4", "t2a", "2024 walk", "911"])("“%s” is kept", (search) => {
  expect(keptTerm(search)).toBe(search);
});

test.each(["\u0000zzq", "zz\u0007q", "zz\u200bq", "zz\u{e000}q", "zz\ud800q"])(
  "signs that nobody sees (%j) are not kept: a database may refuse them",
  (search) => {
    expect(keptTerm(search)).toBeUndefined();
  },
);

test.each(["€", '"', "漢", "𝔊"])("a full report of the longest terms in “%s” is taken", (letter) => {
  const searches = Array.from({ length: 200 }, () => ({
    term: keptTerm(letter.repeat(longestTerm / letter.length)),
    count: 10_000,
  }));
  expect(missedSearchesReportSchema.safeParse({ searches }).success).toBe(true);
  expect(new TextEncoder().encode(JSON.stringify({ searches })).length).toBeLessThan(largestReportBytes);
});
