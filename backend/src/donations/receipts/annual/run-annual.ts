import { charityDay } from "@pcf/contract/donation/next-billing-day";
import type { Payload } from "payload";
import { inOneSave } from "../../../platform/database/in-one-save.ts";
import type { RunReport } from "../../../platform/jobs/run-note.ts";
import { errorFacts } from "../../../platform/log/error-facts.ts";
import { holdGift } from "../../record/hold-gift.ts";
import { annualKey, receiptDonationId } from "../annual-receipts.ts";
import { donorOnReceipt, factsFromDonation } from "../facts-from-donation.ts";
import { assignReceiptGift, receiptable, triesOnReceipt, yearlyFacts } from "../gifts-of-year.ts";
import { alignReceipt } from "../issue/align-receipt.ts";
import { insertReceipt } from "../issue/insert-receipt.ts";
import { hasMail, mailReceipt } from "../mails/mail-receipt.ts";
import { charityCanPrint } from "../pdf/receipt-fonts.ts";
import { latestReceiptRow } from "../read-receipt.ts";
import { type ReceiptSettings, receiptSettings } from "../receipt-settings.ts";
import { type AnnualPlan, planAnnual } from "./plan-annual.ts";

export type AnnualRun = { year: number; now: Date; report?: RunReport };
export type AnnualResult = Record<AnnualPlan["status"] | "failed", number> & { cents: number };

/** A year that still runs cannot be receipted: its later gifts would be missing. */
export class YearNotOver extends Error {
  override name = "YearNotOver";
}

/**
 * Issues and mails the receipts for a year of monthly gifts, one for each donor. However often it is started, and wherever
 * it was stopped, each is issued and mailed once; what a receipt lacks is waited for, and staff hear of it.
 *
 * @throws YearNotOver when the year still runs.
 */
export async function runAnnual(payload: Payload, { year, now, report }: AnnualRun): Promise<AnnualResult> {
  // On the charity's clock, so that the year is over on the bank's as well.
  if (year >= Number(charityDay(now).slice(0, 4))) throw new YearNotOver(`The year ${year} is not over yet`);
  const settings = await receiptSettings(payload);
  const plans = await planAnnual(payload, year);
  const result: AnnualResult = {
    ...{ issued: 0, due: 0, "below-minimum": 0, unclear: 0, letters: 0, failed: 0, cents: 0 },
  };
  const missingSetting =
    settings.signatory.name === "" ? "signatory" : charityCanPrint(settings) ? null : "settings";
  const { mailReceiptLetters, mailReceiptsWaiting } = await import("../mails/receipts-waiting-mail.ts");
  if (missingSetting && plans.some(({ status }) => status === "due"))
    await mailReceiptsWaiting(payload, { waitFor: missingSetting, day: charityDay(now) });
  const due = missingSetting ? [] : plans.filter(({ status }) => status === "due");
  await report?.planned({ count: due.length, cents: due.reduce((sum, { cents }) => sum + cents, 0) });
  for (const plan of plans) {
    try {
      if (plan.status === "letters")
        for (const signUp of plan.signUps) await mailReceiptLetters(payload, signUp);
      const goesOut = plan.status === "issued" || (plan.status === "due" && !missingSetting);
      if (goesOut) await issueAnnual(payload, plan, { year, now, settings });
      result[goesOut ? "issued" : plan.status] += 1;
      if (goesOut) result.cents += plan.cents;
    } catch (error) {
      result.failed += 1;
      report?.failed(plan.orderIds, error);
      const msg = "The receipt for a year of monthly gifts could not be issued";
      payload.logger.error({ msg, orders: plan.orderIds, year, error: errorFacts(error) });
    }
  }
  return result;
}

/**
 * Issues one receipt and mails it. Which gifts it covers is written with them first, and with it in one statement. A gift that
 * was given back meanwhile, also while nobody was here, is seen afterwards.
 */
async function issueAnnual(
  payload: Payload,
  plan: AnnualPlan,
  { year, now, settings }: Omit<AnnualRun, "report"> & { settings: ReceiptSettings },
): Promise<void> {
  const { receiptGiftId, signUps, status } = plan;
  if (status === "due") await assignReceiptGift(payload, plan.tries, receiptGiftId);
  // Read again: another run may have these months on another receipt.
  const gifts =
    status === "due" ? receiptable(await triesOnReceipt(payload, year, receiptGiftId)) : plan.gifts;
  const last = gifts.at(-1) ?? plan.charges.at(-1);
  const [signUp] = signUps;
  if (!last || !signUp) throw new Error("A receipt of no gifts");
  if (gifts.length > 0 && (await receiptDonationId(payload, last)) === null) {
    const { amountCents, yearly } = yearlyFacts(year, gifts);
    const facts = {
      ...factsFromDonation(last, settings, now),
      ...{ amountCents, eligibleCents: amountCents, referenceNumber: null, yearly },
    };
    const receipt = { issueKey: annualKey(year, receiptGiftId), donationId: last.id, replacesId: null, now };
    await inOneSave(payload, async (save) => {
      // The plan was made for thousands of donors: a name may have been corrected since.
      const donor = donorOnReceipt((await holdGift(save, signUp.id)) ?? {});
      if (!donor.name) throw new Error("The donor of a yearly receipt was removed");
      await insertReceipt(payload, { ...receipt, facts: { ...facts, donor } }, save);
    });
  }
  await alignReceipt(payload, last, { by: "system", now });
  const keptWith = await receiptDonationId(payload, last);
  const row = keptWith === null ? null : await latestReceiptRow(payload, keptWith);
  if (row?.state === "issued" && !(await hasMail(payload, row))) await mailReceipt(payload, row);
}
