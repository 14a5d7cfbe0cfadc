import { receiptDonorFields } from "@pcf/contract/donation/fields";
import { chosenAmount, type ReceiptDonorValues, receiptDonorStep } from "@pcf/contract/donation/form";
import { acts, longestPauseMonths } from "@pcf/contract/donation/my-gifts";
import { z } from "zod";
import { donationServices } from "../../give/donation-services.ts";
import { answer } from "../../record/answer.ts";
import {
  changeOwnAmount,
  changeOwnReceiptDonor,
  pauseOwnMonthlyGift,
  resumeOwnMonthlyGift,
  stopOwnMonthlyGift,
} from "../change-own-gifts.ts";
import { ownReceiptDonor } from "../own-monthly-gifts.ts";
import { giftsPage } from "./my-gifts-page.ts";
import { backToPage, type FormRequest, requireDonor } from "./page-request.ts";

/** What is charged each month: read as the donation form reads it, and within its limits. */
export const changeAmountAction = requireDonor(async ({ payload, now, typed }, donor) => {
  const reference = typed("reference");
  const amount = typed("amount");
  const { cents, error } = chosenAmount({ selectAmount: "", otherAmount: amount, donation_amount: "" });
  if (cents === null) {
    const asked = { act: acts.amount, reference, typed: { amount }, wrong: { amount: error } };
    return answer(await giftsPage({ payload, now }, donor, { asked }), 422);
  }
  const { address } = donor;
  const changed = await changeOwnAmount(donationServices(payload), {
    address,
    reference,
    amountCents: cents,
  });
  return backToPage(changed ? "amount-changed" : "not-changed");
});

const monthsSchema = z.coerce.number().int().min(1).max(longestPauseMonths);

export const pauseAction = requireDonor(async ({ payload, typed }, { address }) => {
  const months = monthsSchema.safeParse(typed("months"));
  const request = { address, reference: typed("reference") };
  const paused =
    months.success &&
    (await pauseOwnMonthlyGift(donationServices(payload), { ...request, months: months.data }));
  return backToPage(paused ? "monthly-paused" : "not-changed");
});

export const resumeAction = requireDonor(async ({ payload, typed }, { address }) => {
  const request = { address, reference: typed("reference") };
  const resumed = await resumeOwnMonthlyGift(donationServices(payload), request);
  return backToPage(resumed ? "monthly-resumed" : "not-changed");
});

export const stopAction = requireDonor(async ({ payload, typed }, { address }) => {
  const request = { address, reference: typed("reference") };
  const stopped = await stopOwnMonthlyGift(donationServices(payload), request);
  return backToPage(stopped ? "monthly-stopped" : "not-stopped");
});

const names = Object.keys(receiptDonorFields) as (keyof ReceiptDonorValues)[];

/**
 * What was typed. Whether an organization gives is not changed here, since its receipts may not become somebody else's; and a
 * second person is one of whom something was typed, since the form has no box that a script would have to open.
 */
function valuesOf(typed: FormRequest["typed"], before: Record<string, string>): ReceiptDonorValues {
  const values = Object.fromEntries(names.map((name) => [name, typed(name)])) as ReceiptDonorValues;
  const second = [values.b2_fname, values.b2_initial, values.b2_lname].some(Boolean);
  return { ...values, b_giver: before.b_giver ?? "person", b_second: second ? "1" : "" };
}

/** What is wrong with which field, in the order of the form. */
function wrongOf(issues: readonly { path: PropertyKey[]; message: string }[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const message = issues.find(({ path }) => path[0] === name)?.message;
      return message ? [[name, message]] : [];
    }),
  );
}

/** Names and address for the receipts of a monthly gift: read and judged as the donation form reads and judges them. */
export const receiptDonorAction = requireDonor(async ({ payload, now, typed }, donor) => {
  const { address } = donor;
  const reference = typed("reference");
  const before = await ownReceiptDonor(payload, { address, reference, now });
  if (!before) return backToPage("not-changed");
  const values = valuesOf(typed, before.typed);
  const parsed = receiptDonorStep.safeParse(values);
  if (!parsed.success) {
    const wrong = wrongOf(parsed.error.issues);
    const asked = { act: acts.receiptDonor, reference, typed: values, wrong };
    return answer(await giftsPage({ payload, now }, donor, { asked }), 422);
  }
  const changed = await changeOwnReceiptDonor(donationServices(payload), {
    ...{ address, reference },
    values: parsed.data,
  });
  return backToPage(changed ? "receipt-donor-changed" : "not-changed");
});
