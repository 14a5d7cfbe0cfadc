import type { Page } from "@playwright/test";
import {
  cards,
  chooseAmount,
  fillDonor,
  fillToCard,
  give,
  main,
  next,
  openForm,
  step,
} from "../e2e/donation/donor.ts";
import type { Shot } from "./screenshot-list.ts";

const form = "/ways-to-give/donate-online";

async function toGift(page: Page) {
  await openForm(page);
  await chooseAmount(page, "50");
}

async function toDonor(page: Page) {
  await toGift(page);
  await next(page);
  await step(page, "Your details").waitFor();
}

async function toCard(page: Page) {
  await toDonor(page);
  await fillDonor(page);
}

async function toThanks(page: Page) {
  await fillToCard(page, "50", cards.good);
  await give(page);
  await page.getByText(/your gift has arrived/).waitFor();
}

/** The receipt is made within seconds of the gift; the page waits for it. */
async function toReceipt(page: Page) {
  await toThanks(page);
  await page.goto("/ways-to-give/tax-receipt");
  await page.locator(".receipt-sheet, .receipt").first().waitFor({ timeout: 30_000 });
}

async function toPaymentError(page: Page) {
  await fillToCard(page, "50", cards.refused);
  await give(page);
  await page.waitForURL("**/ways-to-give/payment-error");
}

async function chooseCardByMail(page: Page) {
  await toGift(page);
  await main(page).getByRole("radio", { name: "Gift in Memoriam" }).check();
  await main(page)
    .getByRole("radio", { name: /A printed card/ })
    .check();
}

async function chooseEcard(page: Page) {
  await toGift(page);
  await main(page).getByRole("radio", { name: "Gift in Honour" }).check();
  await main(page)
    .getByRole("radio", { name: /A card by e-mail/ })
    .check();
}

const withErrors = (way: (page: Page) => Promise<void>) => async (page: Page) => {
  await way(page);
  await next(page);
};

/** The steps of the donation form, as they open and with what is wrong said, and where a gift ends. */
export const donationShots: Record<string, string | Shot> = {
  "donate-1": form,
  "donate-1-errors": { url: form, prepare: withErrors(openForm) },
  "donate-2": { url: form, prepare: toGift },
  "donate-2-letter-errors": { url: form, prepare: withErrors(chooseCardByMail) },
  "donate-2-ecard": { url: form, prepare: chooseEcard },
  "donate-3": { url: form, prepare: toDonor },
  "donate-3-errors": { url: form, prepare: withErrors(toDonor) },
  "donate-4": { url: form, prepare: toCard },
  "donate-4-errors": {
    url: form,
    prepare: async (page) => {
      await toCard(page);
      await give(page);
    },
  },
  "thank-you": { url: form, prepare: toThanks },
  "tax-receipt": { url: form, prepare: toReceipt },
  "payment-error": { url: form, prepare: toPaymentError },
  "submission-error": "/ways-to-give/submission-error",
  "submission-error-browser": "/ways-to-give/submission-error?error=promise",
  "recaptcha-error": "/ways-to-give/recaptcha-error",
  fallback: "/ways-to-give/fallback",
};
