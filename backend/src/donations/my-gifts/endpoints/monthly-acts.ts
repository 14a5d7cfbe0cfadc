import { chosenAmount } from "@pcf/contract/donation/form";
import { acts, longestPauseMonths } from "@pcf/contract/donation/my-gifts";
import { z } from "zod";
import { donationServices } from "../../give/donation-services.ts";
import { answer } from "../../record/answer.ts";
import {
  changeOwnAmount,
  pauseOwnMonthlyGift,
  resumeOwnMonthlyGift,
  stopOwnMonthlyGift,
} from "../own-monthly-gifts.ts";
import { backToPage } from "./asked-page.ts";
import { byDonor } from "./by-donor.ts";
import { giftsPage } from "./page.ts";

/** What is charged each month: read as the donation form reads it, and within its limits. */
export const changeAmountAct = byDonor(async ({ payload, now, typed }, donor) => {
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

export const pauseAct = byDonor(async ({ payload, typed }, { address }) => {
  const months = monthsSchema.safeParse(typed("months"));
  const asked = { address, reference: typed("reference") };
  const paused =
    months.success &&
    (await pauseOwnMonthlyGift(donationServices(payload), { ...asked, months: months.data }));
  return backToPage(paused ? "monthly-paused" : "not-changed");
});

export const resumeAct = byDonor(async ({ payload, typed }, { address }) => {
  const asked = { address, reference: typed("reference") };
  const resumed = await resumeOwnMonthlyGift(donationServices(payload), asked);
  return backToPage(resumed ? "monthly-resumed" : "not-changed");
});

export const stopAct = byDonor(async ({ payload, typed }, { address }) => {
  const asked = { address, reference: typed("reference") };
  const stopped = await stopOwnMonthlyGift(donationServices(payload), asked);
  return backToPage(stopped ? "monthly-stopped" : "not-stopped");
});
