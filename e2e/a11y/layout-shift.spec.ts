import { expect, test } from "../fixtures/clean-page.ts";
import { contentPages, pages } from "../routes/route-list.ts";

const most = 0.02;

/**
 * Scrolls through the page a screen at a time as a reader does, then answers its cumulative layout shift, with the
 * elements that moved. Runs in the browser.
 */
async function shiftWhileReading() {
  const moved: string[] = [];
  let sum = 0;
  const frames = (count: number) =>
    new Promise<void>((resolve) => {
      const next = (left: number) => (left > 0 ? requestAnimationFrame(() => next(left - 1)) : resolve());
      next(count);
    });
  const note = (entries: PerformanceEntryList) => {
    for (const entry of entries as (PerformanceEntry & {
      value: number;
      sources: { node: Node | null }[];
    })[]) {
      sum += entry.value;
      for (const { node } of entry.sources) {
        const element = node instanceof Element ? node : node?.parentElement;
        moved.push(`${entry.value.toFixed(4)} ${element?.localName}.${element?.className}`);
      }
    }
  };
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  observer.observe({ type: "layout-shift", buffered: true });
  await document.fonts.ready;
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
    scrollTo({ top, behavior: "instant" });
    await frames(3);
  }
  // Pictures that came into sight on the way.
  await Promise.all(
    [...document.images].filter((image) => image.currentSrc).map((image) => image.decode().catch(() => {})),
  );
  await frames(3);
  note(observer.takeRecords());
  return { sum, moved };
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
        const { sum, moved } = await page.evaluate(shiftWhileReading);
        expect(sum, moved.join("\n")).toBeLessThanOrEqual(most);
      });
    }
  });
}
