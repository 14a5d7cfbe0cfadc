import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { startTestPayload, type TestPayload } from "../../../testing/test-payload.ts";
import { afterApproval } from "../../follow-up/follow-up-donation.ts";
import { receiptPdf } from "../pdf/receipt-pdf.ts";
import { latestReceipt } from "../read-receipt.ts";
import { approvedDonation, saveReceiptSettings } from "../testing/approved-donation.ts";
import { donorWith, mailsTo, receiptsOf } from "../testing/what-came-of-it.ts";
import {
  finishReplacement,
  finishReplacements,
  ReceiptAlreadyReplaced,
  replaceReceipt,
} from "./replace-receipt.ts";

let system: TestPayload;
beforeAll(async () => {
  system = await startTestPayload();
  await saveReceiptSettings(system.payload);
});
afterAll(() => system.close());

/** A donation whose receipt is out, to a donor of this address. */
async function receipted(to = "zoe@donor.example") {
  const donation = await approvedDonation(system.payload, { donor: donorWith(to) });
  await afterApproval(system.payload, String(donation.id));
  const [old] = await receiptsOf(system.payload, donation);
  if (!old) throw new Error("no receipt");
  return { donation, old };
}

const correct = (receiptId: number, name: string, reason = "name was wrong") =>
  replaceReceipt(system.payload, {
    receiptId,
    donor: { name },
    reason,
    by: "finance@staff.example",
    now: new Date("2026-04-01T18:00:00Z"),
  });

/** The process dies before it mails a replacement, or before it takes the old receipt out of force. */
function dieBefore(write: "mail" | "old receipt") {
  const { create, updateOne } = system.payload.db;
  const die = () => Promise.reject(new Error("the process died"));
  return write === "mail"
    ? vi
        .spyOn(system.payload.db, "create")
        .mockImplementation((row) =>
          row.collection === "outbox" ? die() : create.call(system.payload.db, row),
        )
    : vi
        .spyOn(system.payload.db, "updateOne")
        .mockImplementation((row) =>
          row.data.state === "replaced" ? die() : updateOne.call(system.payload.db, row),
        );
}

const replacementMails = async (to: string) =>
  (await mailsTo(system.payload, to)).filter(({ subject }) => subject.includes("replacement"));

test("a replacement has its own number, names the one it replaces, and comes about once", async () => {
  const { payload } = system;
  const { donation, old } = await receipted();
  const bytes = await receiptPdf(payload, old);
  await Promise.all([correct(old.id, "Zoé Lukas"), correct(old.id, "Zoé Lukas")]);

  const [first, second, ...more] = await receiptsOf(payload, donation);
  expect(more).toEqual([]);
  expect([first?.state, second?.state]).toEqual(["replaced", "issued"]);
  const receipt = await latestReceipt(payload, donation);
  expect(receipt).toMatchObject({ donor: { name: "Zoé Lukas" }, amountCents: 2_500, issueDay: "2026-04-01" });
  expect(Number(receipt?.replaces)).toBe(old.serial);
  expect(first && (await receiptPdf(payload, first)).equals(bytes)).toBe(true);
});

test("a second correction of a receipt that has been replaced is refused and not lost", async () => {
  const { donation, old } = await receipted();
  const first = await correct(old.id, "Zoé Lukas");
  expect((await correct(old.id, "Zoé Lukas"))?.id).toBe(first?.id);
  await expect(correct(old.id, "Zoe Lucas")).rejects.toThrow(ReceiptAlreadyReplaced);
  expect(await receiptsOf(system.payload, donation)).toHaveLength(2);

  await correct(first?.id ?? 0, "Zoe Lucas");
  await expect(correct(old.id, "Zoé Lukas")).rejects.toThrow(ReceiptAlreadyReplaced);
  expect(await receiptsOf(system.payload, donation)).toMatchObject([
    { state: "replaced", donorName: "Ann Reid" },
    { state: "replaced", donorName: "Zoé Lukas" },
    { state: "issued", donorName: "Zoe Lucas" },
  ]);
});

test("a crash in the middle of a replacement leaves one receipt in force, and its donor has it", async () => {
  const { payload } = system;
  const to = "replaced@donor.example";
  const { donation, old } = await receipted(to);
  const death = dieBefore("old receipt");
  await expect(correct(old.id, "Anne Reid")).rejects.toThrow("the process died");
  death.mockRestore();
  expect(await receiptsOf(payload, donation)).toMatchObject([{ state: "issued" }, { state: "issued" }]);
  // No donor hears of it before the old one has gone.
  expect(await replacementMails(to)).toEqual([]);

  await finishReplacements(payload, new Date("2026-04-01T18:05:00Z"));
  expect(await receiptsOf(payload, donation)).toMatchObject([
    { state: "replaced", reason: "name was wrong", closedBy: "finance@staff.example" },
    { state: "issued" },
  ]);
  expect(await replacementMails(to)).toHaveLength(1);
  const mails = await mailsTo(payload, to);
  await finishReplacements(payload, new Date("2026-04-01T18:06:00Z"));
  expect(await mailsTo(payload, to)).toHaveLength(mails.length);
});

test.each(["mail", "old receipt"] as const)(
  "a replacement that a crash stops before the %s keeps its reason, and its donor gets it, when another correction is sent",
  async (write) => {
    const to = `before-the-${write.replace(" ", "-")}@donor.example`;
    const { donation, old } = await receipted(to);
    const death = dieBefore(write);
    await expect(correct(old.id, "Anne Reid", "first reason")).rejects.toThrow("the process died");
    death.mockRestore();

    await expect(correct(old.id, "Anna Reid", "second reason")).rejects.toThrow(ReceiptAlreadyReplaced);
    expect(await receiptsOf(system.payload, donation)).toMatchObject([
      { state: "replaced", reason: "first reason" },
      { state: "issued", donorName: "Anne Reid" },
    ]);
    expect(await replacementMails(to)).toHaveLength(1);
  },
);

test("a replacement whose old receipt is cancelled meanwhile is cancelled with it, and nobody is mailed it", async () => {
  const { payload } = system;
  const to = "cancelled-meanwhile@donor.example";
  const { donation, old } = await receipted(to);
  const death = dieBefore("old receipt");
  await expect(correct(old.id, "Anne Reid")).rejects.toThrow("the process died");
  death.mockRestore();
  await payload.db.updateOne({
    collection: "receipts",
    where: { id: { equals: old.id } },
    data: { state: "cancelled", reason: "Refund" },
  });
  const [, half] = await receiptsOf(payload, donation);
  expect(half && (await finishReplacement(payload, half, new Date()))).toBeNull();
  expect(await receiptsOf(payload, donation)).toMatchObject([{ state: "cancelled" }, { state: "cancelled" }]);
  expect((await mailsTo(payload, to)).map(({ kind }) => kind)).toEqual(["receipt"]);
});

test("a replacement that a crash has stopped can itself be corrected, and one receipt is in force", async () => {
  const { donation, old } = await receipted();
  const death = dieBefore("old receipt");
  await expect(correct(old.id, "Anne Reid")).rejects.toThrow("the process died");
  death.mockRestore();
  const [, half] = await receiptsOf(system.payload, donation);
  await correct(half?.id ?? 0, "Anna Reid");
  expect(await receiptsOf(system.payload, donation)).toMatchObject([
    { state: "replaced", donorName: "Ann Reid" },
    { state: "replaced", donorName: "Anne Reid" },
    { state: "issued", donorName: "Anna Reid" },
  ]);
});
