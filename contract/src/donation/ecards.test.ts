import { expect, test } from "vitest";
import { ecardDesigns, ecardSentence } from "./ecards.ts";
import { eCardImages } from "./fields.ts";

const facts = {
  monthly: false,
  honoureeName: "Alan Reid",
  senderName: "June Reid",
  occasion: "",
  foundation: "Sample Foundation",
};

test("every index that the form may send has a design with words for those who do not see it", () => {
  expect(ecardDesigns.map((_, index) => String(index))).toEqual([...eCardImages]);
  for (const { alt, greeting } of ecardDesigns)
    expect(Math.min(alt.length, greeting.length)).toBeGreaterThan(5);
});

test("the card says in whose memory or honour the gift was made", () => {
  expect(ecardSentence({ ...facts, giftKind: "Gift in Memoriam" })).toBe(
    "A gift to the Sample Foundation has been made in memory of Alan Reid by June Reid.",
  );
  expect(ecardSentence({ ...facts, giftKind: "Gift in Honour", occasion: "Birthday" })).toBe(
    "A gift to the Sample Foundation has been made in honour of Alan Reid by June Reid. Occasion: Birthday.",
  );
  expect(ecardSentence({ ...facts, giftKind: "Gift in Honour", monthly: true })).toBe(
    "A monthly gift to the Sample Foundation has been set up in honour of Alan Reid by June Reid.",
  );
});
