import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures/clean-page.ts";
import { openRunning } from "../fixtures/hydrated.ts";

/** Has the page tell of each crossing whether anything moved in it, and begin to cross no sooner than the test lets it. */
const watchCrossings = (page: Page) =>
  page.evaluate(() => {
    const start = document.startViewTransition.bind(document);
    let slow = Promise.resolve();
    Object.assign(window, {
      holdCrossing: () => {
        const held = Promise.withResolvers<void>();
        slow = held.promise;
        Object.assign(window, { letPagesCross: held.resolve });
      },
    });
    document.startViewTransition = (update) => {
      const transition = start(async () => {
        if (typeof update === "function") await update();
        await slow;
      });
      transition.ready.then(
        () => {
          const moving = document
            .getAnimations()
            .filter(
              ({ effect }) =>
                effect instanceof KeyframeEffect && effect.pseudoElement?.includes("transition"),
            );
          document.documentElement.setAttribute("data-moving", String(moving.length > 0));
        },
        () => {},
      );
      return transition;
    };
  });

test("pages cross over where the browser can, and stand still for those who want no motion; a reader may go back before a slow device begins", async ({
  page,
}) => {
  await openRunning(page, "/news");
  await watchCrossings(page);
  const follow = async (name: string, address: RegExp) => {
    await page.evaluate(() => document.documentElement.removeAttribute("data-moving"));
    await page.getByRole("contentinfo").getByRole("link", { name }).click();
    await expect(page).toHaveURL(address);
  };
  const moving = (is: string) => expect(page.locator("html")).toHaveAttribute("data-moving", is);

  await test.step("the reader goes back before the page crosses", async () => {
    const heading = page.getByRole("heading", { level: 1 });
    const before = (await heading.textContent()) ?? "";
    await page.evaluate("holdCrossing()");
    await page.getByRole("article").last().getByRole("link").first().click();
    await expect(heading).not.toHaveText(before);
    await page.goBack();
    await page.evaluate("letPagesCross()");
    await expect(heading).toHaveText(before);
    await expect(page).toHaveURL(/\/news$/);
  });

  await page.emulateMedia({ reducedMotion: "no-preference" });
  await follow("Accessibility", /\/accessibility$/);
  await moving("true");
  await page.emulateMedia({ reducedMotion: "reduce" });
  await follow("Privacy", /\/privacy$/);
  await moving("false");
});
