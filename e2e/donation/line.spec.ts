import type { Page } from "@playwright/test";
import { expectAccessible } from "../a11y/findings.ts";
import { expect, test, watchTries } from "./donation-form.ts";
import { answer, expectThanks } from "./outcome.ts";

test.describe.configure({ timeout: 120_000 });

/** Lets the donation host stand behind a line of so many posts; `until` moves it on. */
async function standInLine(page: Page) {
  let place: number | null = 40;
  let through = false;
  await page.route("**/api/donate", (route) =>
    through
      ? route.continue()
      : route.fulfill({ json: answer({ ResponseCode: 1997, line: { place, againInMs: 300 } }) }),
  );
  return {
    move: (to: number | null) => {
      place = to;
    },
    open: () => {
      through = true;
    },
  };
}

test("a donor in the line reads the place and presses nothing more; a reload there loses the card alone, and the gift goes on under its key, once", async ({
  page,
  form,
}) => {
  const tries = watchTries(page);
  const line = await standInLine(page);
  await form.atCard("35");
  await form.give();
  const number = page.locator(".queue-place");
  await expect(number).toHaveText("You are number 40; we keep your place.");
  await expect(page.getByText("You have not been charged yet.")).toBeVisible();
  await expectAccessible(page);
  line.move(7);
  await expect(number).toHaveText("You are number 7; we keep your place.");
  line.move(null);
  await expect(page.getByText("we are taking gifts one at a time")).toBeVisible();
  line.move(3);
  await expect(number).toHaveText("You are number 3; we keep your place.");

  await page.reload();
  // The answers are kept; that the last post was not charged is believed when it can no longer be on its way.
  await expect(page.getByText("Giving $35")).toBeVisible({ timeout: 60_000 });
  await form.card();
  await form.give();
  await expect(number).toHaveText("You are number 3; we keep your place.");
  line.open();
  await expectThanks(page);
  expect(tries.length).toBeGreaterThan(4);
  expect(new Set(tries).size).toBe(1);
});
