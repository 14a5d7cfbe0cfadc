import { randomUUID } from "node:crypto";
import { readdirSync } from "node:fs";
import path from "node:path";
import { retentionRules } from "@pcf/contract/privacy/retention-rules";
import { expect, test, vi } from "vitest";
import { day, type Kept, longAgo, now, retentionSystem } from "../../privacy/testing/retention-system.ts";
import { receiptFacts, withCard, writeDonation, writeMonthlyGift } from "./testing/ending-rows.ts";

const system = retentionSystem();

test("what readers are told of short-lived counts is what the protection goes by", async () => {
  const { declineSpanMs } = await import("../protection/limits.ts");
  const term = retentionRules.find(({ kind }) => kind === "attempt-counters")?.term;
  expect(term).toMatchObject({ count: 1, unit: "day" });
  expect(2 * declineSpanMs).toBeLessThanOrEqual(24 * 60 * 60_000);
});

test("a gift whose words are removed is not taken for changed: no other time begins again", async () => {
  const today = new Date();
  const at = new Date(today.getTime() - 400 * 24 * 60 * 60_000).toISOString();
  const gift = await writeDonation(system, { ...withCard, approvedAt: at, ...day(at) });
  await system.run(today);
  expect(await system.read("donations", gift)).toMatchObject({ tribute: { message: null }, updatedAt: at });
});

test("no gift that waits or is in force goes, however old it is", async () => {
  const old = day(longAgo);
  const running = await writeDonation(system, { ...old, donationType: "monthly", approvedAt: longAgo });
  const toMail = await writeDonation(system, { ...old, ...withCard, approvedAt: now.toISOString() });
  const unmailed = await writeDonation(system, {
    ...withCard,
    approvedAt: "2035-01-01T00:00:00.000Z",
    ...old,
  });
  const held = { history: [{ at: longAgo, state: "held", note: "" }] };
  const lastYear = day("2033-02-01T00:00:00.000Z");
  const rows: Kept[] = [
    ...(await Promise.all(
      ["sending", "unknown", "held"].map(async (state) => ({
        collection: "donations" as const,
        id: await writeDonation(system, { ...old, state }),
      })),
    )),
    {
      collection: "donations",
      id: await writeDonation(system, { ...old, approvedAt: longAgo, followUp: "due" }),
    },
    {
      collection: "donations",
      id: await writeDonation(system, { ...lastYear, state: "not-charged", ...held }),
    },
    { collection: "donations", id: running },
    { collection: "donations", id: toMail },
    { collection: "donations", id: unmailed },
    { collection: "monthly-gifts", id: await writeMonthlyGift(system, { signUp: running, state: "active" }) },
    {
      collection: "cards-to-mail",
      id: await system.write("cards-to-mail", {
        orderId: randomUUID(),
        donation: unmailed,
        mailed: false,
        ...old,
      }),
    },
  ];
  const before = await Promise.all(rows.map(({ collection, id }) => system.read(collection, id)));
  await system.run();
  const after = await Promise.all(rows.map(({ collection, id }) => system.read(collection, id)));
  expect(after).toEqual(before);
});

test("words on a card whose list row is ticked off go a year after the gift, also while the row is still there", async () => {
  const lastYear = day("2035-05-01T12:00:00.000Z");
  const gift = await writeDonation(system, { ...withCard, approvedAt: lastYear.createdAt, ...lastYear });
  const ticked = { donation: gift, recipientName: "Ann", mailed: true, ...day("2036-06-01T12:00:00.000Z") };
  const row = await system.write("cards-to-mail", { orderId: randomUUID(), ...ticked });
  await system.run();
  expect(await system.read("cards-to-mail", row)).toMatchObject({ recipientName: "Ann" });
  expect(await system.read("donations", gift)).toMatchObject({ tribute: { message: null } });
});

const receiptFiles = () =>
  readdirSync(path.join(system.dataDir, "receipts"), { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile(),
  );

test("a receipt whose time is over keeps its number, and nobody is given a paper without a donor", async () => {
  const { payload } = system;
  const { given, facts } = await receiptFacts(payload);
  const { insertReceipt } = await import("../receipts/issue/insert-receipt.ts");
  const { receiptPdf } = await import("../receipts/pdf/receipt-pdf.ts");
  const { resendReceipt } = await import("../receipts/mails/mail-receipt.ts");
  const { replaceReceipt } = await import("../receipts/issue/replace-receipt.ts");
  const old = { ...facts, giftDay: "2028-12-31", issueDay: "2028-12-31" };
  const issued = { donationId: given.id, replacesId: null, now };
  const row = await insertReceipt(payload, { ...issued, issueKey: "old", facts: old });
  const next = await insertReceipt(payload, { ...issued, issueKey: "next", facts });
  await receiptPdf(payload, row);
  await receiptPdf(payload, next);
  const die = vi.spyOn(payload.db, "updateOne").mockRejectedValueOnce(new Error("the process died"));
  await expect(system.run()).rejects.toThrow("died");
  die.mockRestore();
  await system.run();
  const left = await payload.findByID({ collection: "receipts", id: row.id });
  expect(left).toMatchObject({
    serial: row.serial,
    donorName: "",
    amountCents: row.amountCents,
    pdfSha256: null,
  });
  expect(JSON.stringify(left.facts)).not.toContain("ukasz");
  expect(receiptFiles()).toHaveLength(1);
  await expect(receiptPdf(payload, left)).rejects.toMatchObject({ status: 410 });
  expect(await resendReceipt(payload, { receiptId: row.id, askedBy: "Ana", now })).toBeNull();
  const replacement = { receiptId: row.id, donor: {}, reason: "lost", by: "finance", now };
  expect(await replaceReceipt(payload, replacement)).toBeNull();
  expect(receiptFiles()).toHaveLength(1);
});
