import { afterAll, beforeAll, expect, test } from "vitest";
import { giftOf } from "../donations/billing/testing/monthly-donors.ts";
import { followUpDonation } from "../donations/follow-up/follow-up-donation.ts";
import { approvedDonation, saveReceiptSettings } from "../donations/receipts/testing/approved-donation.ts";
import { startTestPayload, type TestPayload } from "../testing/test-payload.ts";
import { runCommand } from "./testing/run-command.ts";

let app: TestPayload;

beforeAll(async () => {
  app = await startTestPayload();
});
afterAll(() => app.close());

/** A monthly gift of which one month was charged in 2025. */
async function monthOf2025() {
  const { payload } = app;
  const signUp = await approvedDonation(
    payload,
    { donationType: "monthly", firstBillingDay: "2025-11-15", gateway: { dataKey: "a key of the vault" } },
    new Date("2025-11-02T20:00:00Z"),
  );
  await followUpDonation(payload, signUp.id);
  const { id: monthlyGift } = await giftOf(payload, signUp.orderId);
  const charge = await approvedDonation(
    payload,
    { donationType: "instalment" },
    new Date("2025-11-15T20:00:00Z"),
  );
  const data = { monthlyGift, dueDay: "2025-11-15" };
  await payload.db.updateOne({ collection: "donations", id: charge.id, data });
  return signUp;
}

async function written() {
  const everything = { pagination: false, depth: 0, sort: "id", showHiddenFields: true } as const;
  const collections = ["donations", "monthly-gifts", "receipts", "outbox"] as const;
  const found = collections.map((collection) => app.payload.find({ collection, ...everything }));
  return (await Promise.all<{ docs: object[] }>(found)).map(({ docs }) => docs);
}

test("a dry run of the command says which receipts of a year would be issued, without a name, and writes nothing", async () => {
  await saveReceiptSettings(app.payload);
  const { orderId, donor } = await monthOf2025();
  const before = await written();
  const { stdout } = await runCommand(app, ["annual-receipts.ts", "--year", "2025", "--dry-run"]);
  expect(stdout).toContain("For 2025 1 receipts would be issued, $25.00 together.");
  expect(stdout).toContain(`${orderId}  $25.00  1 gifts, would be issued`);
  expect(stdout).not.toContain(donor?.lastName);
  expect(await written()).toEqual(before);
});
