import { expect, test } from "vitest";
import { folded, hyphenated } from "./folded-text.ts";

test("accents and capitals make no difference where words are compared", () => {
  expect(folded("Trois-Rivières, QUÉBEC")).toBe("trois-rivieres, quebec");
});

test("a title becomes words joined by hyphens", () => {
  expect(hyphenated("  What’s a PSA test? Déjà vu! ")).toBe("whats-a-psa-test-deja-vu");
  expect(hyphenated("¿?")).toBe("");
});
