import { expect, test } from "vitest";
import { firstOf, lengthToShow, listAddress, listStep, readListLength } from "./list-length";

const asked = (address: string, total: number) => readListLength(new URLSearchParams(address), total);

test("an address asks for whole steps, and never for more than there are groups", () => {
  expect(asked("", 500)).toBe(listStep);
  expect(asked("show=160", 500)).toBe(160);
  expect(asked("show=560", 500)).toBe(560);
  for (const odd of ["show=640", "show=81", "show=-80", "show=0", "show=x", "show=1e9"])
    expect([odd, asked(odd, 500)]).toEqual([odd, listStep]);
  expect(asked("show=160", 74)).toBe(listStep);
});

test("a longer list keeps what is chosen", () => {
  expect(listAddress(new URLSearchParams("province=ON"), 160)).toBe("?province=ON&show=160");
  expect(listAddress(new URLSearchParams("province=ON&show=160"), 240)).toBe("?province=ON&show=240");
});

test("the first groups are taken in the order of their sections", () => {
  const sections = [
    { name: "a", groups: [1, 2, 3] },
    { name: "b", groups: [4, 5] },
    { name: "c", groups: [6] },
  ];
  expect(firstOf(sections, 4)).toEqual([
    { name: "a", groups: [1, 2, 3] },
    { name: "b", groups: [4] },
  ]);
  expect(firstOf(sections, 80)).toEqual(sections);
});

test("the list is long enough for the group that the address names", () => {
  const sections = [{ groups: Array.from({ length: 200 }, (_, at) => ({ slug: `group-${at}` })) }];
  expect(lengthToShow(sections, 80, undefined)).toBe(80);
  expect(lengthToShow(sections, 80, "group-79")).toBe(80);
  expect(lengthToShow(sections, 80, "group-80")).toBe(160);
});
