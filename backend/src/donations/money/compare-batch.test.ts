import { expect, test } from "vitest";
import { compared, differences, isOver } from "./compare-batch.ts";
import { differenceWords } from "./gateway-words.ts";
import { batchOf, type Moved, ownTotals } from "./own-batch.ts";

const moved = (orderId: string, cents: number, more: Partial<Moved> = {}): Moved => ({
  ...{ kind: "purchases", giftId: 1, orderId, cents, cardType: "V" },
  ...{ reference: "660123450010690030", at: "2026-11-27 10:00:00" },
  ...more,
});
const rows = [
  moved("D1", 2_500),
  moved("D2", 5_000),
  moved("D3", 5_000, { cardType: "M" }),
  moved("D1-R1", 2_500, { kind: "corrections" }),
];

test("where both count the same there is nothing to look at", () => {
  const theirs = ownTotals(rows);
  expect(differences(rows, theirs)).toEqual([]);
  expect(compared(rows, theirs)).toEqual([
    { kind: "purchases", ours: { count: 3, cents: 12_500 }, theirs: { count: 3, cents: 12_500 } },
    { kind: "refunds", ours: { count: 0, cents: 0 }, theirs: { count: 0, cents: 0 } },
    { kind: "corrections", ours: { count: 1, cents: 2_500 }, theirs: { count: 1, cents: 2_500 } },
  ]);
  expect(isOver(theirs)).toBe(false);
  expect(isOver([])).toBe(true);
});

test("a gift that the gateway does not count is named by its sum and kind of card, as one that it may be", () => {
  const [difference, ...more] = differences(rows, ownTotals(rows.filter(({ orderId }) => orderId !== "D2")));
  expect(more).toEqual([]);
  expect(difference).toMatchObject({ cardType: "V", kind: "purchases", count: -1, cents: -5_000 });
  expect(difference?.mayBe.map(({ orderId }) => orderId)).toEqual(["D2"]);
  expect(difference && differenceWords(difference)).toBe("Visa: We count 1 purchase more ($50.00).");
});

test("what the gateway counts more is said by how much, and none of ours is blamed", () => {
  const [difference] = differences(rows, ownTotals([...rows, moved("D9", 31_07)]));
  expect(difference).toMatchObject({ count: 1, cents: 3_107, mayBe: [] });
  expect(difference && differenceWords(difference)).toBe(
    "Visa: The gateway counts 1 purchase more ($31.07).",
  );
});

test("as many, but another sum, is a difference too", () => {
  const theirs = ownTotals([moved("D1", 123), ...rows.slice(1)]);
  const [difference] = differences(rows, theirs);
  expect(difference && differenceWords(difference)).toBe(
    "Visa: as many purchases, but $23.77 less at the gateway.",
  );
});

test("a reference tells its terminal and batch, and what is none tells nothing", () => {
  expect(batchOf("660123450010690030")).toEqual({ terminal: "66012345", number: "069" });
  for (const none of ["", "6601", "66012345001069003x", "6601234500106900301"])
    expect(batchOf(none)).toBeNull();
});
