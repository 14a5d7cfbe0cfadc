import type { Page } from "@playwright/test";
import { cards } from "../e2e/donation/cards.ts";
import { donationForm, paths } from "../e2e/donation/donation-form.ts";

type Way = (page: Page) => Promise<void>;

/** A picture to take: where, and what is done there first. */
export type Shot = { url: string; prepare?: Way };

const toAmount: Way = (page) => donationForm(page).open();

const toGift: Way = async (page) => {
  await toAmount(page);
  await donationForm(page).amount("50");
};

const toDonor: Way = async (page) => {
  await toGift(page);
  await donationForm(page).nextToDonor();
};

const toCard: Way = async (page) => {
  await toDonor(page);
  await donationForm(page).donor();
};

const toThanks: Way = async (page) => {
  const form = donationForm(page);
  await form.toCard("50", cards.good);
  await form.give();
  await page.getByText(/your gift has arrived/).waitFor();
};

/** The receipt is made within seconds of the gift; the page waits for it. */
const toReceipt: Way = async (page) => {
  await toThanks(page);
  await page.goto(paths.receipt);
  await page.locator(".receipt-sheet, .receipt").first().waitFor({ timeout: 30_000 });
};

const toPaymentError: Way = async (page) => {
  const form = donationForm(page);
  await form.toCard("50", cards.refused);
  await form.give();
  await page.waitForURL(`**${paths.paymentError}`);
};

const chooseCardByMail: Way = async (page) => {
  await toGift(page);
  const { radio } = donationForm(page);
  await radio("Gift in Memoriam").check();
  await radio(/A printed card/).check();
};

const chooseEcard: Way = async (page) => {
  await toGift(page);
  const { radio } = donationForm(page);
  await radio("Gift in Honour").check();
  await radio(/A card by e-mail/).check();
};

const withErrors = (way: Way) => async (page: Page) => {
  await way(page);
  await donationForm(page).next();
};

const url = paths.form;

/** The steps of the donation form, as they open and with what is wrong said, and where a gift ends. */
export const donationShots: Record<string, string | Shot> = {
  "donate-1": url,
  "donate-1-errors": { url, prepare: withErrors(toAmount) },
  "donate-2": { url, prepare: toGift },
  "donate-2-letter-errors": { url, prepare: withErrors(chooseCardByMail) },
  "donate-2-ecard": { url, prepare: chooseEcard },
  "donate-3": { url, prepare: toDonor },
  "donate-3-errors": { url, prepare: withErrors(toDonor) },
  "donate-4": { url, prepare: toCard },
  "donate-4-errors": {
    url,
    prepare: async (page) => {
      await toCard(page);
      await donationForm(page).give();
    },
  },
  "thank-you": { url, prepare: toThanks },
  "tax-receipt": { url, prepare: toReceipt },
  "payment-error": { url, prepare: toPaymentError },
  "submission-error": paths.submissionError,
  "submission-error-browser": `${paths.submissionError}?error=promise`,
  "recaptcha-error": paths.captchaError,
  fallback: paths.fallback,
};
