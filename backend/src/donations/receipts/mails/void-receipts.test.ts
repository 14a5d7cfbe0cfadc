import { handleEndpoints } from "payload";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { deliverMail } from "../../../mail/deliver-mail.ts";
import { todayMails } from "../../../mail/list/today-mails.ts";
import type { Receipt } from "../../../payload-types.ts";
import { staffTokens } from "../../../testing/staff-tokens.ts";
import { startTestPayload, type TestPayload } from "../../../testing/test-payload.ts";
import { afterApproval } from "../../follow-up/follow-up-donation.ts";
import { alignReceipt } from "../issue/align-receipt.ts";
import { cancelReceipts } from "../issue/cancel-receipts.ts";
import { replaceReceipt } from "../issue/replace-receipt.ts";
import { receiptFactsSchema } from "../receipt-facts.ts";
import { approvedDonation, saveReceiptSettings } from "../testing/approved-donation.ts";
import { donorWith, mailsTo, receiptsOf } from "../testing/what-came-of-it.ts";
import { mailReceipt } from "./mail-receipt.ts";

let app: TestPayload;
let token: string;
beforeAll(async () => {
  // Nobody listens there: what is written waits in line.
  app = await startTestPayload({ SMTP_URL: "smtp://127.0.0.1:9" });
  app.payload.logger.level = "silent";
  token = (await staffTokens(app.payload)).get("finance") ?? "";
  await saveReceiptSettings(app.payload);
});
afterAll(() => app.close());

async function post(path: string, body: object) {
  const request = new Request(`http://localhost:3001/api/${path}`, {
    method: "POST",
    headers: { Authorization: `JWT ${token}`, "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  const response = await handleEndpoints({ config: app.payload.config, request });
  const answer = await response.json();
  return { status: response.status, words: String(answer.errors?.[0]?.message ?? ""), answer };
}

/** A gift whose receipt is written into the outbox. */
async function receipted(to: string) {
  const donation = await approvedDonation(app.payload, { donor: donorWith(to) });
  await afterApproval(app.payload, String(donation.id));
  const [row] = await receiptsOf(app.payload, donation);
  const [mail] = await mailsTo(app.payload, to);
  if (!row || !mail) throw new Error("no receipt");
  return { donation, row, mail };
}

const closing = { reason: "Refund", by: "finance@staff.example", now: new Date("2026-03-11T18:00:00Z") };
const mailed = (to: string, data: Record<string, unknown>) =>
  app.payload.db.updateMany({ collection: "outbox", where: { to: { equals: to } }, data });
const reread = (id: number) => app.payload.findByID({ collection: "outbox", id });

test("a receipt in force is sent again by its mail; one that is cancelled or replaced is not, in words", async () => {
  const inForce = await receipted("force@donor.example");
  await mailed("force@donor.example", { state: "sent" });
  expect((await post(`outbox/${inForce.mail.id}/resend`, {})).status).toBe(200);

  const cancelled = await receipted("cancelled@donor.example");
  await mailed("cancelled@donor.example", { state: "sent" });
  await cancelReceipts(app.payload, { ...closing, donationId: cancelled.donation.id });
  const refused = await post(`outbox/${cancelled.mail.id}/resend`, { to: "other@donor.example" });
  expect([refused.status, refused.words]).toEqual([409, expect.stringContaining("is cancelled")]);

  const replaced = await receipted("replaced@donor.example");
  await mailed("replaced@donor.example", { state: "sent" });
  await replaceReceipt(app.payload, { ...closing, receiptId: replaced.row.id, donor: { name: "Anne Reid" } });
  const again = await post(`outbox/${replaced.mail.id}/resend`, {});
  expect([again.status, again.words]).toEqual([409, expect.stringContaining("was replaced")]);
  expect(await mailsTo(app.payload, "other@donor.example")).toEqual([]);
});

test("the receipt of a year is not sent again by its mail either once it is cancelled", async () => {
  const { donation, row, mail } = await receipted("year@donor.example");
  const yearly = { year: 2026, gifts: [{ orderId: donation.orderId, amountCents: 2_500 }] };
  await app.payload.db.updateOne({
    collection: "receipts",
    where: { id: { equals: row.id } },
    data: { issueKey: "annual:2026:1", facts: { ...receiptFactsSchema.parse(row.facts), yearly } },
  });
  await mailed("year@donor.example", { state: "sent" });
  await cancelReceipts(app.payload, { ...closing, donationId: donation.id });
  expect((await post(`outbox/${mail.id}/resend`, {})).status).toBe(409);
});

test("a mail that waits goes nowhere once its receipt is cancelled, nor does one that was sent again", async () => {
  const to = "waits@donor.example";
  const { donation, row, mail } = await receipted(to);
  await mailed(to, { state: "failed", nextAttemptAt: null });
  const { answer } = await post(`outbox/${mail.id}/resend`, {});
  await mailed(to, { state: "queued", nextAttemptAt: "2026-03-11T18:00:00.000Z" });
  await cancelReceipts(app.payload, { ...closing, donationId: donation.id });
  for (const id of [mail.id, Number(answer.id)])
    expect(await reread(id)).toMatchObject({
      ...{ state: "stopped", nextAttemptAt: null },
      lastError: expect.stringContaining("cancelled"),
    });
  expect(row.state).toBe("issued");
});

test("a mail that waits goes nowhere once its receipt is replaced; the new one goes", async () => {
  const to = "next@donor.example";
  const { row, mail } = await receipted(to);
  await replaceReceipt(app.payload, { ...closing, receiptId: row.id, donor: { name: "Anne Reid" } });
  expect(await reread(mail.id)).toMatchObject({
    state: "stopped",
    lastError: expect.stringContaining("replaced"),
  });
  const mails = (await mailsTo(app.payload, to)).filter(({ kind }) => kind === "receipt");
  expect(mails.map(({ state }) => state).sort()).toEqual(["queued", "stopped"]);
});

test("a mail that is with the mail server when its receipt is cancelled is not tried again", async () => {
  const to = "sending@donor.example";
  const { donation, mail } = await receipted(to);
  const now = new Date(Date.now() + 60_000);
  await deliverMail(app.payload, mail.id, {
    now,
    send: async () => {
      await cancelReceipts(app.payload, { ...closing, donationId: donation.id });
      throw Object.assign(new Error("try later"), { responseCode: 421 });
    },
  });
  expect(await reread(mail.id)).toMatchObject({ state: "stopped", nextAttemptAt: null });
});

test("a receipt that is cancelled while its mail is drawn is not mailed", async () => {
  const to = "drawn@donor.example";
  const { donation, row } = await receipted(to);
  await app.payload.db.deleteMany({ collection: "outbox", where: { to: { equals: to } } });
  await cancelReceipts(app.payload, { ...closing, donationId: donation.id });
  await mailReceipt(app.payload, row as Receipt);
  expect(await mailsTo(app.payload, to)).toEqual([]);
});

test("a failed mail of a receipt that is void waits for nobody any more", async () => {
  const to = "failed@donor.example";
  const { donation } = await receipted(to);
  const failed = async () => {
    const { docs } = await app.payload.find({ collection: "users", where: { role: { equals: "finance" } } });
    const user = docs[0] ? { ...docs[0], collection: "users" as const } : null;
    const [line] = await todayMails.lines(app.payload, new Date(), { req: { user } });
    return line?.count ?? 0;
  };
  const before = await failed();
  await mailed(to, { state: "failed", nextAttemptAt: null });
  expect(await failed()).toBe(before + 1);
  await cancelReceipts(app.payload, { ...closing, donationId: donation.id });
  expect(await failed()).toBe(before);
});

test("a press that cancels a receipt is done whole or not at all, and pressed again the donor hears", async () => {
  const to = "whole@donor.example";
  const { donation, row } = await receipted(to);
  const cancel = () => post(`receipts/${row.id}/cancel`, { reason: "Issued in error" });
  const { create } = app.payload.db;
  const death = vi
    .spyOn(app.payload.db, "create")
    .mockImplementation((written) =>
      written.collection === "outbox"
        ? Promise.reject(new Error("the process died"))
        : create.call(app.payload.db, written),
    );
  expect((await cancel()).status).toBe(500);
  death.mockRestore();
  expect(await receiptsOf(app.payload, donation)).toMatchObject([{ state: "issued" }]);
  expect((await mailsTo(app.payload, to)).map(({ state }) => state)).toEqual(["queued"]);

  expect(await cancel()).toMatchObject({ status: 200, answer: { cancelled: 1 } });
  expect(await receiptsOf(app.payload, donation)).toMatchObject([{ state: "cancelled" }]);
  const mails = await mailsTo(app.payload, to);
  expect(mails.map(({ kind, state }) => `${kind} ${state}`).sort()).toEqual([
    "receipt stopped",
    "receipt-cancelled queued",
  ]);
  expect((await cancel()).status).toBe(409);
});

test("a gift that was given back leaves no mail of its receipt in line", async () => {
  const to = "aligned@donor.example";
  const { donation, mail } = await receipted(to);
  await alignReceipt(app.payload, { ...donation, state: "refunded" }, { by: "refund", now: closing.now });
  expect(await reread(mail.id)).toMatchObject({ state: "stopped" });
});
