import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect } from "../fixtures/clean-page.ts";

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"];

/** The rules that look at colours: what they say may differ by day and by night. */
const colourRules = ["color-contrast", "link-in-text-block"];

/**
 * What axe finds on the page, or in the part that `within` selects: one line for each element, so that a failure says
 * where to look. Axe gathers the details of what is wrong alone, and does so in the page itself ("legacy mode": without a second
 * page that puts the results of frames of other sites together, which we do not have): a third of the processor time.
 */
export const findings = (page: Page, within?: string): Promise<string[]> =>
  found(axeOn(page).withTags(rules), within);

/**
 * No fault of accessibility on the page as it stands, neither by day nor by night, without motion: so that no colour is
 * judged halfway from one to another. By night the same elements have other colours, so the rules of colours are asked.
 */
export async function expectAccessible(page: Page, where = page.url(), within?: string) {
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  expect(await findings(page, within), `${where}, light`).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  expect(await found(axeOn(page).withRules(colourRules), within), `${where}, dark`).toEqual([]);
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
}

const axeOn = (page: Page) =>
  new AxeBuilder({ page }).options({ resultTypes: ["violations"] }).setLegacyMode();

async function found(axe: AxeBuilder, within?: string): Promise<string[]> {
  const { violations } = await (within ? axe.include(within) : axe).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      (node) => `${id}: ${node.target.join(" ")}: ${node.any[0]?.message ?? node.failureSummary ?? ""}`,
    ),
  );
}
