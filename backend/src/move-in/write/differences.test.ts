import { expect, test } from "vitest";
import { differences } from "./differences.ts";
import { fingerprint } from "./fingerprint.ts";

const text = (...paragraphs: string[]) => ({
  root: {
    type: "root",
    children: paragraphs.map((words) => ({ type: "paragraph", children: [{ type: "text", text: words }] })),
  },
});

test("what the database adds to a document and what is empty is no difference", () => {
  const brought = { title: "A", rows: [{ name: "x" }], note: undefined };
  const stored = { id: 3, rows: [{ name: "x", id: "65f" }], note: null, title: "A", createdAt: "2026-01-01" };
  expect(fingerprint(stored)).toBe(fingerprint(brought));
  expect(fingerprint({ ...brought, title: "B" })).not.toBe(fingerprint(brought));
  expect(fingerprint({ rows: [1, 2] })).not.toBe(fingerprint({ rows: [2, 1] }));
});

test("both versions of a field are told in words", () => {
  const there = { title: "A", newsField: { excerpt: "Old", body: text("One", "Two"), newsGallery: [1, 2] } };
  const here = { title: "A", newsField: { excerpt: "New", body: text("One"), newsGallery: [1, 2] } };
  expect(differences(there, here)).toEqual([
    { field: "excerpt", there: "Old", here: "New" },
    { field: "body", there: "One\nTwo", here: "One" },
  ]);
});

test("a field that is not here at all is told, and a long one is cut", () => {
  const [only] = differences({ story: { location: "x".repeat(3_000) } }, {});
  expect(only).toMatchObject({ field: "location", here: "" });
  expect(only?.there.length).toBeLessThan(2_010);
});
