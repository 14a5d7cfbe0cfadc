import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures/clean-page.ts";
import { openRunning } from "../fixtures/hydrated.ts";
import { contentPages, pages } from "../routes/route-list.ts";

/**
 * Selectors of the page's whole stylesheets that something on it fits, or would fit in another state, but that are not
 * among the styles it carries. Undefined where it carries all.
 */
function missingRules(page: Page): Promise<string[] | undefined> {
  return page.evaluate(async () => {
    const links = [...document.querySelectorAll<HTMLLinkElement>("link[data-rest]")];
    if (links.length === 0) return undefined;

    const splitList = (list: string) => {
      const parts = [""];
      let depth = 0;
      for (const sign of list) {
        if ("([".includes(sign)) depth += 1;
        if (")]".includes(sign)) depth -= 1;
        if (sign === "," && depth === 0) parts.push("");
        else parts[parts.length - 1] += sign;
      }
      return parts.map((part) => part.trim());
    };
    const selectorsOf = (rules: CSSRuleList, under: string): string[] =>
      [...rules].flatMap((rule) => {
        if (rule instanceof CSSStyleRule)
          return splitList(rule.selectorText).map((selector) => `${under}${selector}`);
        if (!(rule instanceof CSSGroupingRule)) return [];
        const condition =
          rule instanceof CSSConditionRule
            ? rule.conditionText
            : rule instanceof CSSLayerBlockRule
              ? rule.name
              : "";
        return selectorsOf(rule.cssRules, `${under}${condition} | `);
      });
    // What a state, an attribute or a pseudo-element says is taken to be so: this fits every element.
    const inAnyState = (selector: string) =>
      selector
        .replace(/\[[^\]]*\]/g, ":not(never)")
        .replace(/::[\w-]+(\([^)]*\))?/g, ":not(never)")
        .replace(
          /:(hover|focus-visible|focus-within|focus|active|visited|target-within|target|popover-open|open|modal|checked|disabled|user-invalid|placeholder-shown|host)\b/g,
          ":not(never)",
        );

    const carried = new Set(
      [...document.styleSheets]
        .filter((sheet) => sheet.ownerNode instanceof HTMLStyleElement)
        .flatMap((sheet) => selectorsOf(sheet.cssRules, "")),
    );
    const missing: string[] = [];
    for (const link of links) {
      const whole = new CSSStyleSheet();
      whole.replaceSync(await (await fetch(link.href)).text());
      for (const selector of selectorsOf(whole.cssRules, "")) {
        if (carried.has(selector)) continue;
        const bare = inAnyState(selector.slice(selector.lastIndexOf("| ") + 1));
        try {
          if (document.querySelector(bare)) missing.push(selector);
        } catch {
          missing.push(`${selector} (cannot be asked for)`);
        }
      }
    }
    return missing;
  });
}

const sections = Map.groupBy([...pages, ...contentPages], (path) => path.split("/")[1]?.split("?")[0] ?? "");

for (const [section, paths] of sections) {
  test(`the pages of /${section} carry every rule that something on them fits`, async ({ page }) => {
    test.setTimeout(15_000 * paths.length);
    for (const path of paths) {
      await page.goto(path);
      expect.soft((await missingRules(page)) ?? [], path).toEqual([]);
    }
  });
}

const article = "/about-prostate-cancer/what-is-prostate-cancer/the-prostate";

test("the rest of the styles comes when the reader does something, and before the page's scripts begin", async ({
  page,
}) => {
  const rest = page.locator("link[data-rest]");
  await page.goto(article);
  expect(await missingRules(page)).toBeDefined();
  expect(await rest.evaluate((link: HTMLLinkElement) => link.sheet)).toBeNull();
  await openRunning(page, article);
  expect(await rest.evaluate((link: HTMLLinkElement) => link.sheet?.cssRules.length)).toBeGreaterThan(0);
});

test.describe("where the rest of the styles does not come", () => {
  test.use({ expectedComplaints: /net::ERR_FAILED|did not come/ });

  test("the page stays as it was sent, and its links and menus work", async ({ page }) => {
    await page.route(/\/assets\/[^/]+\.css$/, (route) => route.abort());
    const complaint = page.waitForEvent("console", (message) => message.text().includes("did not come"));
    await page.goto(article);
    await page.mouse.move(200, 200);
    await complaint;
    await expect(page.locator("html")).not.toHaveAttribute("data-hydrated");
    await page.getByRole("contentinfo").getByRole("link", { name: "Privacy" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Privacy" })).toBeVisible();
  });
});
