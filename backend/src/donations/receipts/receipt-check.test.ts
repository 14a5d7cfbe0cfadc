import {
  type ReceiptAnswer,
  type ReceiptCheck,
  receiptCheckSchema,
} from "@pcf/contract/donation/receipt-check";
import { handleEndpoints } from "payload";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { holdMiddleOfHour } from "../../testing/hold-middle-of-hour.ts";
import { startTestPayload, type TestPayload } from "../../testing/test-payload.ts";
import { afterApproval } from "../follow-up/follow-up-donation.ts";
import { cancelReceipts } from "./issue/cancel-receipts.ts";
import { replaceReceipt } from "./issue/replace-receipt.ts";
import { latestReceiptRow } from "./read-receipt.ts";
import { typedSerial } from "./receipt-check.ts";
import { serialText } from "./receipt-facts.ts";
import { approvedDonation, saveReceiptSettings } from "./testing/approved-donation.ts";

let system: TestPayload;
beforeAll(async () => {
  system = await startTestPayload();
  await saveReceiptSettings(system.payload);
});
afterEach(() => void vi.useRealTimers());
afterAll(() => system.close());

/** The next hours' networks are new ones, so that no test uses up the limit of another. */
let networks = 0;
async function ask(typed: Record<string, string>, from = `203.0.113.${++networks}`) {
  const body = new FormData();
  for (const [name, value] of Object.entries(typed)) body.set(name, value);
  const request = new Request("http://localhost:3001/api/receipt-check", {
    ...{ method: "POST", body },
    headers: { "x-forwarded-for": from },
  });
  const answer = await handleEndpoints({ config: system.payload.config, request });
  const check: ReceiptCheck = receiptCheckSchema.parse(await answer.json());
  return { status: answer.status, headers: answer.headers, ...check };
}
const says = async (serial: string, amount: string): Promise<ReceiptAnswer | null> =>
  (await ask({ serial, amount })).answer;

async function receipted() {
  const { payload } = system;
  const gift = await approvedDonation(payload);
  await afterApproval(payload, String(gift.id));
  const row = await latestReceiptRow(payload, gift.id);
  if (!row) throw new Error("no receipt");
  return { gift, row, serial: serialText(row.serial) };
}

test("a receipt in force is genuine, however its number and amount are typed, and nobody is named", async () => {
  const { row, serial } = await receipted();
  const genuine = { says: "genuine", serial, amountCents: 2_500, issueDay: row.issueDay };
  expect(await says(serial, "25.00")).toEqual(genuine);
  expect(await says(` Receipt no. ${serial} `, "$25")).toEqual(genuine);
  expect(await says(String(row.serial), "25,00 $")).toEqual(genuine);
  const answer = await ask({ serial, amount: "25" });
  expect(answer.headers.get("cache-control")).toContain("no-store");
  expect(JSON.stringify(answer)).not.toMatch(/Zoë|Łukasz|Montréal/);
});

test("a wrong number and a wrong amount are answered alike", async () => {
  const { serial } = await receipted();
  expect(await says(serial, "26")).toEqual({ says: "not-found" });
  expect(await says("9999999", "25")).toEqual({ says: "not-found" });
});

test("a replaced receipt and a cancelled one say so, with the day, and the new one is genuine", async () => {
  const { payload } = system;
  const { gift, row, serial } = await receipted();
  const now = new Date("2026-04-01T18:00:00Z");
  const next = await replaceReceipt(payload, {
    receiptId: row.id,
    donor: {},
    reason: "lost",
    by: "finance",
    now,
  });
  expect(await says(serial, "25")).toEqual({
    says: "replaced",
    serial,
    amountCents: 2_500,
    day: "2026-04-01",
  });
  const newer = serialText(next?.serial ?? 0);
  expect(await says(newer, "25")).toMatchObject({ says: "genuine", serial: newer });
  await cancelReceipts(payload, {
    ...{ donationId: gift.id, reason: "given back", by: "finance", now, returnedCents: 2_500 },
  });
  expect(await says(newer, "25")).toEqual({
    ...{ says: "cancelled", serial: newer, amountCents: 2_500, day: "2026-04-01" },
  });
});

test("what cannot be a number or an amount is to be mended, and uses up no question", async () => {
  const from = "198.51.100.7";
  for (let tries = 0; tries < 20; tries += 1) {
    const empty = await ask({ serial: "", amount: "" }, from);
    expect(empty).toMatchObject({
      status: 422,
      wrong: { serial: "missing", amount: "missing" },
      answer: null,
    });
  }
  const wrong = await ask({ serial: "0000", amount: "much" }, from);
  expect(wrong).toMatchObject({
    ...{ status: 422, wrong: { serial: "wrong", amount: "wrong" } },
    typed: { serial: "0000", amount: "much" },
  });
  expect((await ask({ serial: "1", amount: "1" }, from)).status).toBe(200);
});

test.each([
  ["0000123", 123],
  ["123", 123],
  ["No. 0000 123", 123],
  ["№\u00a00000\u200b123\t", 123],
  ["００００１２３", 123],
  ["", null],
  ["abc", null],
  ["1234567890", null],
  ["123; drop", null],
])("%j is read as the number %j", (typed, serial) => {
  expect(typedSerial(typed)).toBe(serial);
});

test("numbers cannot be gone through: neither from one network nor from many", async () => {
  const { serial } = await receipted();
  holdMiddleOfHour();
  const from = "192.0.2.55";
  for (let tries = 1; tries <= 15; tries += 1)
    expect((await ask({ serial: String(5_000 + tries), amount: "25" }, from)).status).toBe(200);
  const refused = await ask({ serial, amount: "25" }, from);
  expect([refused.status, refused.answer]).toEqual([429, { says: "too-often" }]);

  const asks = Array.from({ length: 130 }, (_, index) => ask({ serial, amount: "25" }, `100.64.${index}.1`));
  const statuses = (await Promise.all(asks)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200).length).toBeLessThan(120);
  expect(statuses).toContain(429);
});
