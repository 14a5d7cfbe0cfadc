import { beforeAll, expect, test } from "vitest";
import type { MonthlyGift } from "../../payload-types.ts";
import { billDay } from "../billing/bill-day.ts";
import { giftOf, setUpMonthly } from "../billing/testing/monthly-donors.ts";
import { monthlySystem } from "../billing/testing/monthly-system.ts";
import { runAnnual } from "../receipts/annual/run-annual.ts";
import { saveReceiptSettings } from "../receipts/testing/approved-donation.ts";
import { stopGift } from "./stop-gift.ts";

const system = monthlySystem();
const { context } = system;

beforeAll(() => saveReceiptSettings(system.app.payload));

/** A moment on our clock and the bank's. */
async function at(moment: string) {
  system.clock = new Date(moment);
  await system.simulator.set({ clock: moment });
}
/** A gift that is charged on these days. */
async function chargedOn(...days: string[]): Promise<MonthlyGift> {
  await at("2026-12-02T20:00:00Z");
  const { orderId } = await setUpMonthly(context());
  for (const day of days) {
    await at(`${day}T16:00:00Z`);
    await billDay(context());
  }
  return giftOf(system.app.payload, orderId);
}
/** The sentences about receipts in the mail about a stop at this moment. */
async function receiptsToldAt(moment: string, gift: MonthlyGift): Promise<string[]> {
  await at(moment);
  await stopGift(context(), gift, { reason: "wish of the donor" });
  const where = { to: { equals: gift.email }, kind: { equals: "monthly-stopped" } };
  const { docs } = await system.app.payload.find({ collection: "outbox", where });
  return (docs[0]?.text ?? "").replace(/\s+/g, " ").match(/in \d{4}, by February 28, \d{4}/g) ?? [];
}

test.each([
  ["on the evening of December 31", ["2026-12-15"], "2027-01-01T05:30:00Z", [2026]],
  ["in January", ["2026-12-15"], "2027-01-10T20:00:00Z", [2026]],
  ["in January, after its charge", ["2026-12-15", "2027-01-15"], "2027-01-20T20:00:00Z", [2026, 2027]],
  // Of a year without a receipt by then none is issued: it came to too little.
  ["in March", ["2026-12-15", "2027-01-15"], "2027-03-05T20:00:00Z", [2027]],
  ["before its first charge", [], "2026-12-10T20:00:00Z", []],
])(
  "a donor who stops %s reads of which years a receipt is still to come",
  async (_, days, stopped, years) => {
    const told = await receiptsToldAt(stopped, await chargedOn(...days));
    expect(told).toEqual(years.map((year) => `in ${year}, by February 28, ${year + 1}`));
  },
);

test("a donor who stops after the receipt of last year was issued reads of this year's alone", async () => {
  const gift = await chargedOn("2026-12-15", "2027-01-15");
  await at("2027-02-02T20:00:00Z");
  await runAnnual(system.app.payload, { year: 2026, now: system.clock });
  expect(await receiptsToldAt("2027-02-10T20:00:00Z", gift)).toEqual(["in 2027, by February 28, 2028"]);
});
