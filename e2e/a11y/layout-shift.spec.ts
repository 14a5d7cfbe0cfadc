import { expect, test } from "../fixtures/clean-page.ts";
import { notFoundPage, stayOnNotFoundPage } from "../fixtures/not-found-page.ts";
import { contentPages, pages } from "../routes/route-list.ts";

const most = 0.02;

/** Gathers every layout shift of the page from its very start, each with what moved. Runs in the browser. */
function watchShifts() {
  type LayoutShift = PerformanceEntry & {
    value: number;
    hadRecentInput: boolean;
    sources: { node: Node | null }[];
  };
  const shifts: { value: number; moved: string[] }[] = [];
  Object.assign(window, { layoutShifts: shifts });
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
      if (hadRecentInput) continue;
      const elements = sources.map(({ node }) => (node instanceof Element ? node : node?.parentElement));
      shifts.push({ value, moved: elements.map((element) => `${element?.localName}.${element?.className}`) });
    }
  }).observe({ type: "layout-shift", buffered: true });
}

/** Reads through the page a screen at a time, starting its JavaScript by the way. Runs in the browser. */
async function readThrough() {
  const drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  await document.fonts.ready;
  await drawn();
  document.dispatchEvent(new Event("pointerover"));
  while (!("hydrated" in document.documentElement.dataset)) await drawn();
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
    scrollTo({ top, behavior: "instant" });
    await drawn();
  }
  await document.fonts.ready;
  await drawn();
  return (window as unknown as { layoutShifts: { value: number; moved: string[] }[] }).layoutShifts;
}

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test.describe(`${viewport.width} px`, () => {
    test.use({ viewport });

    for (const path of [...pages, ...contentPages]) {
      test(`${path} does not move under the reader at ${viewport.width} px`, async ({ page }) => {
        await page.addInitScript(watchShifts);
        if (path === notFoundPage) await stayOnNotFoundPage(page);
        await page.goto(path);
        const shifts = await page.evaluate(readThrough);
        const sum = shifts.reduce((total, { value }) => total + value, 0);
        expect(sum, JSON.stringify(shifts)).toBeLessThanOrEqual(most);
      });
    }
  });
}

test("the answer about a gift moves nothing in the device's own fonts, where its title is shorter", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route(/\.woff2$/, (route) => route.fulfill({ status: 404 }));
  await page.addInitScript(watchShifts);
  // The first state is painted before the answer about the gift.
  await page.route("**/assets/entry.client-*.js", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await route.continue();
  });
  await page.goto("/ways-to-give/fallback");
  const shifts = await page.evaluate(readThrough);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect(sum, JSON.stringify(shifts)).toBeLessThanOrEqual(most);
});
