import type { Page } from "@playwright/test";
import { beyondScreen } from "../fixtures/layout-shifts.ts";

/**
 * What of the open page is cut off at its right edge for readers with a narrow screen or large text, a line for each such size. The
 * page is left as it is for the last of them, in the fonts of the device, which are wider: readers on a slow line see those.
 */
export async function cutOffAtReadingSizes(page: Page): Promise<string[]> {
  const found: string[] = [];
  const look = async (size: string) => {
    const pixels = await beyondScreen(page);
    if (pixels > 0) found.push(`${size}: ${pixels} px`);
  };
  await page.setViewportSize({ width: 320, height: 640 });
  await page.evaluate(dropFonts);
  await look("320 px");
  await page.evaluate(() => document.documentElement.setAttribute("data-arriving", ""));
  await look("320 px, while it arrives");
  await page.evaluate(() => document.documentElement.removeAttribute("data-arriving"));
  await page.evaluate(() => document.documentElement.setAttribute("data-text", "3"));
  await look("320 px, with the largest text");
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.evaluate(() => {
    const twice = new CSSStyleSheet();
    twice.replaceSync("html { font-size: 200% !important; }");
    document.adoptedStyleSheets = [twice];
  });
  await look("1280 px, with text twice as large");
  return found;
}

/** Takes the site's own fonts from the styles, as where they do not come. Runs in the browser. */
function dropFonts() {
  const dropFrom = (rules: CSSStyleSheet | CSSGroupingRule) => {
    for (let at = rules.cssRules.length - 1; at >= 0; at -= 1) {
      const rule = rules.cssRules[at];
      if (rule instanceof CSSFontFaceRule && rule.cssText.includes(".woff2")) rules.deleteRule(at);
      else if (rule instanceof CSSGroupingRule) dropFrom(rule);
    }
  };
  for (const sheet of document.styleSheets) dropFrom(sheet);
}
