import { expect, test } from "vitest";
import { placesPart } from "./places-part";

test("a part has its place only where a block names it", () => {
  expect(placesPart({ blocks: [] }, "kit-form")).toBe(false);
  expect(placesPart({ blocks: [{ blockType: "special", part: "volunteer-form" }] }, "kit-form")).toBe(false);
  expect(placesPart({ blocks: [{ blockType: "special", part: "kit-form" }] }, "kit-form")).toBe(true);
});
