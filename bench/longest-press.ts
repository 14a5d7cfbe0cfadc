import type { Page } from "@playwright/test";

/** The browser tells of a press after its frame. */
const reportComes = 1000;
/** What the browser does not tell of is shorter. */
const shortestMs = 16;

/** Has the page note its longest interaction, in milliseconds from the press to the next paint. Called before the first press. */
export const noteInteractions = (page: Page) =>
  page.evaluate((least) => {
    const noted = Object.assign(window, { longestInteraction: least });
    const options = { type: "event", durationThreshold: least };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const counts = "interactionId" in entry && entry.interactionId;
        if (counts) noted.longestInteraction = Math.max(noted.longestInteraction, entry.duration);
      }
    }).observe(options);
  }, shortestMs);

/** The longest interaction so far, or since it was last forgotten. */
export async function longestOf(page: Page): Promise<number> {
  await page.waitForTimeout(reportComes);
  return page.evaluate(() => Number(Reflect.get(window, "longestInteraction")));
}

export const forgetInteractions = (page: Page) =>
  page.evaluate((least) => Reflect.set(window, "longestInteraction", least), shortestMs);
