import { randomUUID } from "node:crypto";
import { handleEndpoints } from "payload";
import { expect, test } from "vitest";
import { staffTokens } from "../../testing/staff-tokens.ts";
import { billDay } from "../billing/bill-day.ts";
import { giveAnotherCard, mailsOfGift, triesOf } from "../billing/testing/monthly-donors.ts";
import { monthlySystem } from "../billing/testing/monthly-system.ts";
import { comingDays, failingGifts } from "../money/coming.ts";
import { pauseGift, resumeGift } from "../monthly/pause-gift.ts";
import { stopGift } from "../monthly/stop-gift.ts";
import { findMonthly } from "../monthly-list/find-monthly.ts";
import { monthlyList } from "../monthly-list/monthly-list.ts";
import { readMonthly } from "../monthly-list/monthly-row.ts";
import { ownGifts } from "../my-gifts/own-gifts.ts";
import { ownMonthlyGifts } from "../my-gifts/own-monthly-gifts.ts";
import { planYear } from "../receipts/annual/plan-annual.ts";
import { runAnnual } from "../receipts/annual/run-annual.ts";
import { triesOfYear } from "../receipts/gifts-of-year.ts";
import { typedSerial } from "../receipts/receipt-check.ts";
import { saveReceiptSettings } from "../receipts/testing/approved-donation.ts";
import { giftsWhere } from "../record/gifts-where.ts";
import { RefundRefused, refundDonation } from "../refunds/refund-donation.ts";
import { moveGiftsIn } from "./move-gifts-in.ts";
import { takeGiftsOut } from "./take-gifts-out.ts";
import { fileOfGifts, mapOfHeadings } from "./testing/old-gifts.ts";

const system = monthlySystem();
const { context } = system;

/** A promise of $40 a month and two months of it that were charged and receipted in the former system. */
async function promise(source: string) {
  const { payload } = system.app;
  const email = `${source}@donor.example`;
  const file = fileOfGifts(
    [
      { "Donation ID": "s1", Type: "Subscription", "Donation Status": "Active", "Donation Total": "40" },
      { "Donation ID": "m1", Type: "Renewal", "Donation Date": "2025-08-05", "Receipt Number": "2025-00417" },
      { "Donation ID": "m2", Type: "Renewal", "Donation Date": "2025-09-05" },
    ].map((row) => ({ ...row, "Email Address": email })),
  );
  const now = system.clock;
  const { tally } = await moveGiftsIn(payload, { file, map: mapOfHeadings, source, dryRun: false, now });
  const [gift] = await giftsWhere(payload, { email: { equals: email } });
  if (!gift) throw new Error("The promise did not come over");
  return {
    gift,
    email,
    tally,
    again: async () => (await giftsWhere(payload, { id: { equals: gift.id } }))[0],
  };
}
const shown = async (state: string) => {
  const { payload } = system.app;
  const filters = new Map([["state", state]]);
  const sort = monthlyList.firstSort;
  const { ids } = await findMonthly(payload, { find: "", filters, sort });
  return readMonthly(payload, ids);
};

test("a promise without a card is never billed, nor due, nor in arrears, nor resumed by anybody; staff see that it waits", async () => {
  system.clock = new Date("2026-11-02T20:00:00Z");
  const { payload } = system.app;
  const { gift, tally, again } = await promise("waits");
  expect(tally.promises).toEqual({ gifts: 1, cents: 4_000 });
  expect(tally.years).toMatchObject([{ year: "2025", gifts: 2, centsHere: 10_000 }]);
  for (const day of ["2026-11-15", "2026-12-15", "2027-06-15"]) {
    system.clock = new Date(`${day}T15:00:00Z`);
    await billDay(context());
  }
  expect(await triesOf(payload, gift)).toEqual([]);
  expect(await mailsOfGift(payload, gift)).toEqual([]);
  expect((await comingDays(payload, system.clock)).filter(({ gifts }) => gifts > 0)).toEqual([]);
  expect(await failingGifts(payload)).toEqual([]);
  await expect(resumeGift(context(), gift, { reason: "called" })).rejects.toThrow("has no card yet");
  await expect(pauseGift(context(), gift, { reason: "called" })).rejects.toThrow();
  expect(await again()).toEqual(gift);
  const [row] = await shown("no-card");
  const state = monthlyList.columns.find(({ key }) => key === "state");
  expect(row && state?.text(row)).toBe("Waits for a card");
  expect(await shown("paused-open")).toEqual([]);
});

test("its donor sees past gifts and promise on the own page, gives a card there, and it goes on with the next 15th", async () => {
  system.clock = new Date("2026-11-02T20:00:00Z");
  const { payload } = system.app;
  const { gift, email, again } = await promise("gives");
  const { gifts } = await ownGifts(payload, email);
  expect(gifts.map(({ day, kind, receipt, formerReceipt }) => [day, kind, receipt, formerReceipt])).toEqual([
    ["2025-09-05", "instalment", null, null],
    ["2025-08-05", "instalment", null, "2025-00417"],
    ["2024-03-05", "monthly-sign-up", null, null],
  ]);
  const [own] = await ownMonthlyGifts(payload, { address: email, now: system.clock });
  expect(own).toMatchObject({
    state: "paused",
    waitsForCard: true,
    hasNoCard: true,
    nextDay: null,
    card: null,
  });
  expect(await giveAnotherCard(context(), gift, { key: randomUUID() })).toBe("changed");
  expect(await again()).toMatchObject({ state: "active", nextBillingDay: "2026-11-15", amountCents: 4_000 });
  const { docs } = await payload.find({ collection: "outbox", where: { to: { equals: email } } });
  expect(docs.map(({ subject }) => subject)).toEqual(["Your monthly gift goes on"]);
  system.clock = new Date("2026-11-15T15:00:00Z");
  await billDay(context());
  expect((await triesOf(payload, gift)).map(({ state, amountCents }) => [state, amountCents])).toEqual([
    ["approved", 4_000],
  ]);
  // What hangs on a card is not taken back with the rest.
  const taken = await takeGiftsOut(payload, { source: "gives", dryRun: false });
  expect(taken).toMatchObject({ gifts: 2, stays: [{ id: "s1" }] });
});

test("staff mail its donor the link for a card, and nobody else may; once there is a card they cannot", async () => {
  system.clock = new Date();
  const { payload } = system.app;
  const { gift, email } = await promise("link");
  const tokens = await staffTokens(payload);
  const press = async (role: "finance" | "editor") =>
    (
      await handleEndpoints({
        config: payload.config,
        request: new Request(`http://localhost:3001/api/my-gifts/card-link/${gift.id}`, {
          method: "POST",
          headers: { Authorization: `JWT ${tokens.get(role)}` },
        }),
      })
    ).status;
  expect([await press("editor"), await press("finance")]).toEqual([403, 200]);
  const { docs } = await payload.find({ collection: "outbox", where: { to: { equals: email } } });
  expect(docs.map(({ kind }) => kind)).toEqual(["my-gifts-link"]);
  await payload.db.updateOne({
    collection: "monthly-gifts",
    id: gift.id,
    data: { state: "active", stateReason: null },
  });
  expect(await press("finance")).toBe(409);
});

test("past gifts are on no receipt of a year, and are not given back; the check of receipts does not know their numbers", async () => {
  system.clock = new Date("2026-11-02T20:00:00Z");
  const { payload } = system.app;
  await saveReceiptSettings(payload);
  await promise("receipts");
  expect(await triesOfYear(payload, 2025)).toEqual([]);
  expect((await planYear(payload, 2025)).plans).toEqual([]);
  await runAnnual(payload, { year: 2025, now: system.clock });
  expect((await payload.count({ collection: "receipts" })).totalDocs).toBe(0);
  expect(typedSerial("2025-00417")).toBeNull();
  const { docs } = await payload.find({
    collection: "donations",
    where: { "formerSystem.number": { equals: "m1" } },
    depth: 0,
  });
  const [gift] = docs;
  if (!gift) throw new Error("There is no gift");
  const refund = { key: randomUUID(), amountCents: 5_000, reason: "test", by: "1", version: gift.revision };
  await expect(refundDonation(context(), gift, refund)).rejects.toThrow(RefundRefused);
});

test("a promise that is stopped asks the gateway for nothing; one that nobody touched is taken back with its source", async () => {
  system.clock = new Date("2026-11-02T20:00:00Z");
  const { payload } = system.app;
  const stopped = await promise("stopped");
  await stopGift(
    { ...context(), gateway: { ...context().gateway, deleteCard: () => Promise.reject(new Error("asked")) } },
    stopped.gift,
    { reason: "called" },
  );
  expect(await stopped.again()).toMatchObject({ state: "stopped" });
  const untouched = await promise("untouched");
  expect(await takeGiftsOut(payload, { source: "untouched", dryRun: false })).toEqual({
    ...{ gifts: 3, cents: 10_000, stays: [] },
  });
  expect(await untouched.again()).toBeUndefined();
});
