import { receiptMinimumCents } from "@pcf/contract/constants";
import { parseAmount } from "@pcf/contract/donation/amount";
import type { Payload } from "payload";
import type { Donation, MonthlyGift } from "../../../payload-types.ts";
import { relatedId } from "../../../platform/database/related-id.ts";
import { runAnnual } from "../../receipts/annual/run-annual.ts";
import { receiptFactsSchema } from "../../receipts/receipt-facts.ts";
import { saveReceiptSettings } from "../../receipts/testing/approved-donation.ts";
import type { Simulator } from "../../testing/start-simulator.ts";

const year = 2027;
type Kept = { orderId: string; amountCents: number };

const sum = (amounts: number[]) => amounts.reduce((total, each) => total + each, 0);
const sumOf = (kept: Kept[]) => sum(kept.map(({ amountCents }) => amountCents));
const list = (kept: Kept[]) =>
  kept
    .map(({ orderId, amountCents }) => `${orderId} ${amountCents}`)
    .sort()
    .join();

/** What the bank kept of the year's charges after all that it gave back, by order. */
async function keptOfYear(simulator: Simulator): Promise<Kept[]> {
  const kept = new Map<string, number>();
  for (const { type, orderId, amount, responseCode, date } of await simulator.transactions()) {
    if (Number(responseCode) >= 50 || !date.startsWith(`${year}-`)) continue;
    const cents = parseAmount(amount) ?? Number.NaN;
    if (type === "purchase") kept.set(orderId, cents);
    else if (type === "refund" || type === "purchasecorrection")
      kept.set(orderId, (kept.get(orderId) ?? Number.NaN) - cents);
  }
  return [...kept].map(([orderId, amountCents]) => ({ orderId, amountCents }));
}

/**
 * Issues the receipts of the simulated year, on two machines at once and then once more, and compares each with what the bank
 * kept of its donor's charges, one by one and to the cent.
 */
export async function compareReceipts(
  { payload, simulator }: { payload: Payload; simulator: Simulator },
  { rows, gifts }: { rows: Donation[]; gifts: MonthlyGift[] },
) {
  await saveReceiptSettings(payload);
  const run = { year, now: new Date(`${year + 1}-02-01T17:00:00Z`) };
  await Promise.all([runAnnual(payload, run), runAnnual(payload, run)]);
  await runAnnual(payload, run);
  const { docs: receipts } = await payload.find({
    ...{ collection: "receipts", sort: "serial", pagination: false, depth: 0 },
  });
  const giftIdOf = new Map(rows.map((row) => [row.orderId, relatedId(row.monthlyGift)]));
  const idOfRow = new Map(rows.map((row) => [row.id, relatedId(row.monthlyGift)]));
  const kept = (await keptOfYear(simulator)).filter(({ amountCents }) => amountCents > 0);
  const keptOf = Map.groupBy(kept, ({ orderId }) => giftIdOf.get(orderId));
  const receiptsOf = Map.groupBy(receipts, ({ donation }) => idOfRow.get(relatedId(donation) ?? 0));
  // A receipt is of all gifts of a donor, and so is the least sum for one.
  const donors = Map.groupBy(gifts, ({ email }) => email).values();
  const keptOfAll = (own: MonthlyGift[]) => own.flatMap(({ id }) => keptOf.get(id) ?? []);
  const receiptsOfAll = (own: MonthlyGift[]) => own.flatMap(({ id }) => receiptsOf.get(id) ?? []);
  const wrongOn = (receipt: (typeof receipts)[number], own: MonthlyGift[]) => {
    const { amountCents, eligibleCents, yearly } = receiptFactsSchema.parse(receipt.facts);
    const charged = keptOfAll(own);
    const listed = yearly?.year === year ? yearly.gifts : [];
    const sums = [receipt.amountCents, receipt.eligibleCents, amountCents, eligibleCents];
    return list(listed) !== list(charged) || sums.some((cents) => cents !== sumOf(charged));
  };
  const receipted = [...donors].filter((own) => sumOf(keptOfAll(own)) >= receiptMinimumCents);
  const withReceipt = receipted.filter((own) => receiptsOfAll(own).length > 0);
  return {
    receipts: receipts.length,
    ofSeveralGifts: receipted.filter(({ length }) => length > 1).length,
    receiptedCents: sum(receipts.map(({ amountCents }) => amountCents)),
    wrong: {
      receiptsMissing: receipted.length - withReceipt.length,
      receiptsTooMany: receipts.length - withReceipt.length,
      receiptsNotGiftByGift: receipted.filter((own) =>
        receiptsOfAll(own).some((receipt) => receipt.state !== "issued" || wrongOn(receipt, own)),
      ).length,
      receiptedApart:
        sum(receipts.map(({ amountCents }) => amountCents)) -
        sum(receipted.map((own) => sumOf(keptOfAll(own)))),
      serialsApart: receipts.filter(({ serial }, index) => serial !== index + 1).length,
    },
  };
}
