import { expect, test } from "vitest";
import { ecardDesigns, ecardOccasion, ecardSender, ecardSentence } from "./ecards.ts";
import { tributeFields } from "./fields.ts";

const facts = {
  monthly: false,
  honoureeName: "Alan Reid",
  senderName: "June Reid",
  occasion: "",
  foundation: "Sample Foundation",
};

test("the form may send the index of each design and no other; each has words for those who do not see it", () => {
  const mayBeSent = (index: number) => tributeFields.e_card_image.safeParse(String(index)).success;
  expect(ecardDesigns.every((_, index) => mayBeSent(index))).toBe(true);
  expect([mayBeSent(-1), mayBeSent(ecardDesigns.length)]).toEqual([false, false]);
  for (const { alt, greeting } of ecardDesigns)
    expect(Math.min(alt.length, greeting.length)).toBeGreaterThan(5);
});

test("the card says in whose memory or honour the gift was made", () => {
  expect(ecardSentence({ ...facts, tributeKind: "Gift in Memoriam" })).toBe(
    "A gift to the Sample Foundation has been made in memory of Alan Reid by June Reid.",
  );
  expect(ecardSentence({ ...facts, tributeKind: "Gift in Honour", occasion: "Birthday" })).toBe(
    "A gift to the Sample Foundation has been made in honour of Alan Reid by June Reid. Occasion: Birthday.",
  );
  expect(ecardSentence({ ...facts, tributeKind: "Gift in Honour", monthly: true })).toBe(
    "A gift to the Sample Foundation is made every month in honour of Alan Reid by June Reid.",
  );
});

test("the card is from the name given for it, else from whom the gift is made for, else from the donor", () => {
  const names = { onCard: " June ", onBehalfOf: "The Reids", donor: "June Reid" };
  expect(ecardSender(names)).toBe("June");
  expect(ecardSender({ ...names, onCard: " " })).toBe("The Reids");
  expect(ecardSender({ ...names, onCard: "", onBehalfOf: "" })).toBe("June Reid");
});

test("another occasion is told in the donor's own words", () => {
  expect(ecardOccasion("Birthday", "left over")).toBe("Birthday");
  expect(ecardOccasion("Other", " Graduation ")).toBe("Graduation");
});
