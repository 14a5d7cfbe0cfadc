import type { Page } from "@playwright/test";
import { beyondScreen } from "../fixtures/layout-shifts.ts";
import { setInDeviceFonts } from "../fixtures/page-fonts.ts";

/**
 * What of the open page is cut off at its right edge for readers with a narrow screen or large text, a line for each such size. The
 * page is left as it is for the last of them, in the fonts of the device, which are wider: readers on a slow line see those.
 */
export async function cutOffAtReadingSizes(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: 320, height: 640 });
  await setInDeviceFonts(page);
  const onNarrowest = await page.evaluate(measureOnNarrowest);
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.evaluate(() => {
    const twice = new CSSStyleSheet();
    twice.replaceSync("html { font-size: 200% !important; }");
    document.adoptedStyleSheets = [twice];
  });
  const sizes = { ...onNarrowest, "1280 px, with text twice as large": await beyondScreen(page) };
  return Object.entries(sizes).flatMap(([size, pixels]) => (pixels > 0 ? `${size}: ${pixels} px` : []));
}

/** At once, so that none of it is painted. Runs in the browser. */
function measureOnNarrowest() {
  const root = document.documentElement;
  const beyond = () => root.scrollWidth - root.clientWidth;
  const usual = beyond();
  root.setAttribute("data-arriving", "");
  const arriving = beyond();
  root.removeAttribute("data-arriving");
  root.setAttribute("data-text", "3");
  return {
    "320 px": usual,
    "320 px, while it arrives": arriving,
    "320 px, with the largest text": beyond(),
  };
}
