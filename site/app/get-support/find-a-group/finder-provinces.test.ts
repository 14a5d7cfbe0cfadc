import { expect, test } from "vitest";
import type { FinderGroup } from "./finder-provinces";
import { provincesText, readProvinces } from "./finder-provinces";

const manitoba = { code: "MB", name: "Manitoba" };
const saskatchewan = { code: "SK", name: "Saskatchewan" };
const whole: FinderGroup = {
  ...{ slug: "brandon", name: "Brandon “Westman” Group", cities: "Brandon", place: "Brandon" },
  ...{ format: "hybrid", languages: ["English", "Français"] },
  provinces: [manitoba, saskatchewan],
  marker: { lat: 49.8469, lng: -99.9531 },
  notice: "Ring the bell.",
  next: "Next: Tuesday, December 8 — cancelled",
  contact: { name: "Ann", phone: "204-555-0100" },
};
const bare: FinderGroup = {
  ...{ slug: "prairie-online", name: "Prairie online", cities: undefined, place: "Prairie online" },
  ...{ format: "online", languages: [], provinces: [saskatchewan] },
  ...{ marker: undefined, notice: undefined, next: undefined, contact: undefined },
};
const provinces = [
  { ...manitoba, groups: [whole] },
  { ...saskatchewan, groups: [bare, whole] },
];

test("groups are on the other side what they were, those of two provinces one and the same in both", () => {
  const read = readProvinces(provincesText(provinces));
  expect(read).toEqual(provinces);
  expect(read[0]?.groups[0]).toBe(read[1]?.groups[1]);
});

test("the order of a group's own provinces stays, the first of which counts", () => {
  const eastFirst = { ...bare, provinces: [saskatchewan, manitoba] };
  const listed = [
    { ...manitoba, groups: [eastFirst] },
    { ...saskatchewan, groups: [eastFirst] },
  ];
  expect(readProvinces(provincesText(listed))[0]?.groups[0]?.provinces).toEqual(eastFirst.provinces);
});
