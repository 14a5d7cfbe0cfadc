import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"];

/**
 * What axe finds on the page, or in the part that `within` selects: one line for each element, so that a failure says
 * where to look. Axe gathers the details of what is wrong alone, and does so in the page itself ("legacy mode": without a second
 * page that puts the results of frames of other sites together, which we do not have): a third of the processor time.
 */
export async function findings(page: Page, within?: string): Promise<string[]> {
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ["violations"] })
    .withTags(rules)
    .setLegacyMode();
  const { violations } = await (within ? axe.include(within) : axe).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      (node) => `${id}: ${node.target.join(" ")}: ${node.any[0]?.message ?? node.failureSummary ?? ""}`,
    ),
  );
}
