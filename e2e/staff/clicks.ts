import type { Page } from "@playwright/test";

/**
 * Counts what a member of staff presses with the mouse in a page and on every page that follows: typing, and Enter where it
 * sends a form, are no clicks.
 */
export async function countClicks(page: Page) {
  let clicks = 0;
  await page.exposeFunction("noteClick", () => {
    clicks += 1;
  });
  const listen = () =>
    addEventListener(
      "click",
      ({ isTrusted, detail }) => {
        if (isTrusted && detail > 0) Reflect.get(window, "noteClick")();
      },
      true,
    );
  await page.addInitScript(listen);
  await page.evaluate(listen);
  return {
    count: () => clicks,
    reset: () => {
      clicks = 0;
    },
  };
}
