import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestPayload, type TestPayload } from "../../../testing/test-payload.ts";
import { factsFromDonation } from "../facts-from-donation.ts";
import { approvedDonation } from "../testing/approved-donation.ts";
import { insertReceipt } from "./insert-receipt.ts";

let system: TestPayload;
beforeAll(async () => {
  system = await startTestPayload();
});
afterAll(() => system.close());

const settings = {
  minimumCents: 2_000,
  placeOfIssue: "Vancouver",
  signatory: { name: "Margaret Osei", title: "Director", image: null },
  charity: { name: "Sample", address: ["1 Main St"], registrationNumber: "12345 6789 RR0001" },
};

test("50 receipts issued at once have 50 numbers without a gap, also when half of them are asked for twice", async () => {
  const { payload } = system;
  const now = new Date("2026-03-11T18:00:00Z");
  const donation = await approvedDonation(payload);
  const facts = factsFromDonation(donation, settings, now);
  const issue = (number: number) =>
    insertReceipt(payload, {
      issueKey: `sample:${number}`,
      donationId: donation.id,
      replacesId: null,
      facts,
      now,
    });
  const numbers = Array.from({ length: 50 }, (_, index) => index);
  const rows = await Promise.all([...numbers, ...numbers.slice(0, 25)].map(issue));
  const serials = [...new Set(rows.map(({ serial }) => Number(serial)))].sort((a, b) => a - b);
  expect(serials).toEqual(numbers.map((index) => index + 1));
  expect((await payload.count({ collection: "receipts" })).totalDocs).toBe(50);
});
