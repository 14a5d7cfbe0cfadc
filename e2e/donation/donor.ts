import { test as base, expect } from "../fixtures/clean-page.ts";
import { donationForm } from "./donation-form.ts";

/** A test with the donation form of its page at hand. */
export const test = base.extend<{ form: ReturnType<typeof donationForm> }>({
  form: ({ page }, use) => use(donationForm(page)),
});

export { expect };
