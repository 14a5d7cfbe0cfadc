import { globSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { storeFile } from "../../../platform/storage/stored-files.ts";
import { startTestPayload, type TestPayload } from "../../../testing/test-payload.ts";
import { afterApproval } from "../../follow-up/follow-up-donation.ts";
import { heldGiving } from "../../personal-data/held-giving.ts";
import { approvedDonation, saveReceiptSettings } from "../testing/approved-donation.ts";
import { receiptsOf } from "../testing/what-came-of-it.ts";
import { receiptsFolder } from "./receipt-pdf.ts";

let system: TestPayload;
beforeAll(async () => {
  system = await startTestPayload();
  await saveReceiptSettings(system.payload);
});
afterAll(() => system.close());

const pdfs = () =>
  globSync("*/*", { cwd: path.join(system.dataDir, receiptsFolder) }).map((file) => path.basename(file));

test("in the night PDFs go that no receipt names, once they are an hour old, and no others", async () => {
  const { payload } = system;
  const donation = await approvedDonation(payload);
  await afterApproval(payload, String(donation.id));
  const [receipt] = await receiptsOf(payload, donation);
  const nameless = await storeFile(receiptsFolder, Buffer.from("%PDF-1.7 of a donor"));
  const night = async (now: Date) => {
    for (const { leftovers } of heldGiving) await leftovers?.(payload, now);
  };
  await night(new Date());
  expect(pdfs().sort()).toEqual([receipt?.pdfSha256, nameless].sort());
  await night(new Date(Date.now() + 2 * 60 * 60_000));
  expect(pdfs()).toEqual([receipt?.pdfSha256]);
});
