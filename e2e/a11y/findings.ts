import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type { run } from "axe-core";
import { expect } from "../fixtures/clean-page.ts";

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"];

/** The rules that look at colours: what they say may differ by day and by night. */
const colourRules = ["color-contrast", "link-in-text-block"];

/** What surrounds every page and is the same on each: it is looked at on the home page and, open, in `shell-states.spec.ts`. */
const frame = [".site-header", ".site-footer", ".mobile-menu"];

/** What of a page is looked at. */
type Part = {
  /** A selector; else the whole page. */
  within?: string;
  /** Whether header, footer and menus are looked at as well. */
  withFrame?: boolean;
};

const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What axe finds on the page: one line for each element, so that a failure says where to look. */
export const findings = (page: Page, part?: Part): Promise<string[]> =>
  found(page, { type: "tag", values: rules }, part);

/**
 * No fault of accessibility on the page as it stands, neither by day nor by night, without motion: so that no colour is
 * judged halfway from one to another. By night the same elements have other colours, so the rules of colours are asked.
 */
export async function expectAccessible(page: Page, where = page.url(), part?: Part) {
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await page.evaluate(atRest);
  expect(await findings(page, part), `${where}, light`).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  await page.evaluate(turnOffice, "dark");
  expect(await found(page, { type: "rule", values: colourRules }, part), `${where}, dark`).toEqual([]);
  await page.evaluate(turnOffice, "light");
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
}

/**
 * Axe itself is given to each document once: that takes a third of the processor time of a run, and the frame another third.
 * It gathers the details of what is wrong alone. Frames of other sites are theirs.
 */
async function found(
  page: Page,
  runOnly: Asked["runOnly"],
  { within = "html", withFrame = false }: Part = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(`${axeSource};undefined`);
  const exclude = withFrame ? [] : frame.map((selector) => [selector]);
  return page.evaluate(runAxe, { include: [[within]], exclude, runOnly });
}

/**
 * Runs in the browser. A form that has just led to its first error is still on its way there, and what passes below the bar at the
 * top meanwhile would count as covered.
 */
function atRest(): Promise<void> {
  return new Promise((resolve) => {
    let frames = 0;
    let last = Number.NaN;
    const look = () => {
      frames = window.scrollY === last ? frames + 1 : 0;
      last = window.scrollY;
      if (frames >= 3) resolve();
      else requestAnimationFrame(look);
    };
    look();
  });
}

/**
 * Runs in the browser. The office says in an attribute which colours it has, and asks for those of the device as it is loaded
 * alone. No colour is left halfway.
 */
function turnOffice(theme: string) {
  const { dataset } = document.documentElement;
  if (!dataset.theme) return;
  dataset.theme = theme;
  for (const each of document.getAnimations()) if (each instanceof CSSTransition) each.finish();
}

type Asked = {
  include: string[][];
  exclude: string[][];
  runOnly: { type: "rule" | "tag"; values: string[] };
};

/** Runs in the browser. */
async function runAxe({ include, exclude, runOnly }: Asked): Promise<string[]> {
  const { axe } = window as unknown as { axe: { run: typeof run } };
  const options = { runOnly, resultTypes: ["violations" as const], iframes: false };
  const { violations } = await axe.run({ include, exclude }, options);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      (node) => `${id}: ${node.target.join(" ")}: ${node.any[0]?.message ?? node.failureSummary ?? ""}`,
    ),
  );
}
