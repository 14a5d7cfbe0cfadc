import type { Payload } from "payload";
import { planAnnual } from "../../receipts/annual/plan-annual.ts";
import { runAnnual } from "../../receipts/annual/run-annual.ts";
import { saveReceiptSettings } from "../../receipts/testing/approved-donation.ts";

const year = 2027;
const sum = (amounts: number[]) => amounts.reduce((total, each) => total + each, 0);

/** Issues the receipts of the simulated year, on two machines at once, and says how far they are from the bank's ledger. */
export async function compareReceipts(payload: Payload, ledgerCents: number) {
  await saveReceiptSettings(payload);
  const run = { year, now: new Date(`${year + 1}-02-01T17:00:00Z`) };
  await Promise.all([runAnnual(payload, run), runAnnual(payload, run)]);
  const plans = await planAnnual(payload, year);
  const centsOf = (stands: "issued" | "below-minimum") =>
    sum(plans.filter((plan) => plan.stands === stands).map(({ cents }) => cents));
  const { docs } = await payload.find({
    collection: "receipts",
    sort: "serial",
    pagination: false,
    depth: 0,
  });
  return {
    receiptsApart:
      sum(docs.filter(({ state }) => state === "issued").map(({ amountCents }) => amountCents)) -
      centsOf("issued"),
    receiptedApart: ledgerCents - centsOf("issued") - centsOf("below-minimum"),
    serialsMissing: (docs.at(-1)?.serial ?? 0) - docs.length,
  };
}
