import { expect, test } from "../fixtures/clean-page.ts";
import { contentPages, pages } from "../routes/route-list.ts";

const most = 0.02;

/** Scrolls through the page a screen at a time as a reader does. Runs in the browser. */
async function readThrough() {
  await document.fonts.ready;
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
    scrollTo({ top, behavior: "instant" });
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }
}

/** Every layout shift since the page began, each with the elements that moved; grows as they come. Runs in the browser. */
function watchShifts() {
  type LayoutShift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
  const shifts: { value: number; moved: string[] }[] = [];
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as LayoutShift[]) {
      const elements = sources.map(({ node }) => (node instanceof Element ? node : node?.parentElement));
      shifts.push({ value, moved: elements.map((element) => `${element?.localName}.${element?.className}`) });
    }
  }).observe({ type: "layout-shift", buffered: true });
  return shifts;
}

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test.describe(`${viewport.width} px`, () => {
    test.use({ viewport });

    for (const path of [...pages, ...contentPages]) {
      test(`${path} does not move under the reader at ${viewport.width} px`, async ({ page }) => {
        await page.goto(path);
        const watch = await page.evaluateHandle(watchShifts);
        await page.evaluate(readThrough);
        await page.waitForLoadState("networkidle");
        const shifts = await watch.jsonValue();
        const sum = shifts.reduce((total, { value }) => total + value, 0);
        expect(sum, JSON.stringify(shifts)).toBeLessThanOrEqual(most);
      });
    }
  });
}
