import { emptyDraft } from "@pcf/contract/donation/form";
import { expect, test } from "vitest";
import { reviewLines } from "./donation-review";

const now = new Date("2026-11-20T20:00:00Z");
const areas = [{ value: "Area of greatest need", label: "Where it is needed most" }];
const usual = { cents: 2_000, amount: "$20" };
const receiptLine = (otherAmount: string, minimum: { cents: number; amount: string }) =>
  reviewLines({ ...emptyDraft(), otherAmount, b_email: "ann@donor.example" }, now, { areas, minimum }).at(-1)
    ?.says;

test("a tax receipt is promised from the smallest gift on that staff have set", () => {
  const higher = { cents: 2_500, amount: "$25" };
  expect(receiptLine("20", usual)).toBe("Tax receipt by email to ann@donor.example");
  expect(receiptLine("20", higher)).toBe(
    "Confirmation by email to ann@donor.example (tax receipts from $25)",
  );
  expect(receiptLine("25", higher)).toBe("Tax receipt by email to ann@donor.example");
});

test("a monthly gift is promised one receipt a year, if the year comes to enough", () => {
  const values = {
    ...emptyDraft(),
    donation_type: "monthly",
    otherAmount: "1",
    b_email: "ann@donor.example",
  };
  expect(reviewLines(values, now, { areas, minimum: usual }).at(-1)?.says).toBe(
    "One tax receipt a year, by email to ann@donor.example (for $20 or more)",
  );
});

test("the review says whose name the receipt will have", () => {
  const from = (own: object) =>
    reviewLines({ ...emptyDraft(), otherAmount: "20", ...own }, now, { areas, minimum: usual }).find(
      ({ what }) => what === "From",
    )?.says;
  const ann = { b_fname: "Ann", b_initial: "m", b_lname: "Reid" };
  expect(from({ ...ann, b_second: "1", b2_fname: "Bo", b2_lname: "Lee" })).toBe("Ann M. Reid and Bo Lee");
  expect(from({ ...ann, b_giver: "organization", b_org: "Harbour Rowing Club" })).toBe("Harbour Rowing Club");
});

test("the review names the area as administrators call it, whatever the form sends for it", () => {
  const lines = reviewLines({ ...emptyDraft(), otherAmount: "20" }, now, { areas, minimum: usual });
  expect(lines.map(({ says }) => says)).toContain("Where it is needed most");
});
