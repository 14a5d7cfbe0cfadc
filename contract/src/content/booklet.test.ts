import { expect, test } from "vitest";
import { bookletAsked, bookletUrl } from "./booklet.ts";

test("the address of a booklet leads to the backend's own, and no other address does", () => {
  const url = bookletUrl("treatment-large-print.pdf");
  expect(url).toBe("/booklets/treatment-large-print.pdf");
  expect(bookletAsked(url)).toBe("/api/booklets/file/treatment-large-print.pdf");
  for (const other of [
    "/booklets",
    "/booklets/",
    "/booklets/a/b.pdf",
    "/booklets/..pdf",
    "/booklets/a.pdf?x",
    "/media/a.pdf",
  ])
    expect([other, bookletAsked(other)]).toEqual([other, undefined]);
});
