import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { askWith, publicSite } from "../../platform/doctor/testing/ask-with.ts";
import { throwawayP12, throwawayPassword } from "./testing/throwaway-p12.ts";

const folder = mkdtempSync(path.join(tmpdir(), "receipt-question-"));
const file = path.join(folder, "certificate.p12");
afterAll(() => rmSync(folder, { recursive: true }));
const days = (count: number) => new Date(Date.now() + count * 24 * 60 * 60_000);
writeFileSync(file, throwawayP12({ to: days(100.5) }).p12);

const ask = (settings: Record<string, string>, now = new Date()) =>
  askWith(settings, async () => [(await import("./receipt-question.ts")).receiptQuestion], { now });
const certificate = { RECEIPT_SIGNING_P12: file, RECEIPT_SIGNING_PASSWORD: throwawayPassword };

test("without a certificate receipts are not signed, which a public site must", async () => {
  expect(await ask({})).toEqual([expect.stringMatching(/^notice Receipts: .*RECEIPT_SIGNING_P12/)]);
  expect(await ask(publicSite)).toEqual([expect.stringMatching(/^wrong Receipts: .*RECEIPT_SIGNING_P12/)]);
});

test("a certificate says whose it is and how long it lasts", async () => {
  expect(await ask(certificate)).toEqual([
    "good Receipts: the certificate of “Sample Foundation, receipts” opens and is good for 100 more days",
  ]);
  expect(await ask(certificate, days(95))).toEqual([expect.stringMatching(/^wrong Receipts: .*expires on/)]);
  expect(await ask(certificate, days(101))).toEqual([expect.stringMatching(/^wrong Receipts: .*expired on/)]);
});

test("one that does not open is wrong", async () => {
  expect(await ask({ ...certificate, RECEIPT_SIGNING_PASSWORD: "another" })).toEqual([
    expect.stringMatching(/^wrong Receipts: RECEIPT_SIGNING_PASSWORD: does not open/),
  ]);
  expect(await ask({ ...certificate, RECEIPT_SIGNING_P12: `${file}.gone` })).toEqual([
    expect.stringMatching(/^wrong Receipts: RECEIPT_SIGNING_P12: .* cannot be read/),
  ]);
});
