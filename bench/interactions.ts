import type { Browser, Page } from "@playwright/test";
import { startTestStack } from "../bin/lib/test-stack.ts";
import { openBrowser } from "../e2e/fixtures/open-browser.ts";
import type { Row } from "./rows.ts";
import { arrived, longestOf, median, noteInteractions, startElsewhere } from "./slow-phone.ts";

type Interaction = {
  what: string;
  path: string;
  /** What the reader does, by finger or key. */
  first: (page: Page) => Promise<void>;
  /** The same or the next such thing, when the page's script runs. */
  again: (page: Page) => Promise<void>;
};

const button = (page: Page, name: string | RegExp) => page.getByRole("main").getByRole("button", { name });

const interactions: Interaction[] = [
  {
    what: "menu",
    path: "/about-prostate-cancer/what-is-prostate-cancer/the-prostate",
    first: (page) => page.getByRole("button", { name: "Menu", exact: true }).tap(),
    again: (page) =>
      page.getByRole("dialog", { name: "Menu" }).getByText("Get Support", { exact: true }).tap(),
  },
  {
    what: "carousel",
    path: "/",
    first: (page) => button(page, /^Show slide 2/).tap(),
    again: (page) => button(page, /^Show slide 3/).tap(),
  },
  {
    what: "filter of the finder",
    path: "/get-support/support-groups/find-a-group",
    first: (page) => page.getByLabel("Province or territory").press("b"),
    again: (page) => page.getByLabel("Province or territory").press("o"),
  },
  {
    what: "step of the donation form",
    path: "/ways-to-give/donate-online",
    first: async (page) => {
      await page.getByRole("main").getByRole("radio", { name: "$50", exact: true }).tap();
      await button(page, "Next").tap();
    },
    again: (page) => button(page, "Next").tap(),
  },
  {
    what: "search",
    path: "/search?value=psa",
    first: (page) => page.getByRole("main").getByLabel("Search this site").press("x"),
    again: (page) => page.getByRole("main").getByLabel("Search this site").press("y"),
  },
];

const visits = 5;
const mostMs = 200;
/** Long enough for the script to come on that line and to have run. */
const scriptComes = 6000;
async function measured(browser: Browser, from: string, site: string, { path, first, again }: Interaction) {
  const { context, page } = await arrived(browser, from, site + path);
  await noteInteractions(page);
  await first(page);
  const before = await longestOf(page);
  await page.waitForTimeout(scriptComes);
  await again(page);
  const after = await longestOf(page);
  await context.close();
  return { before, after };
}

/** BENCH_SITE_URL names a system that runs already. */
export async function interactionRows(): Promise<Row[]> {
  const stack = process.env.BENCH_SITE_URL ? undefined : await startTestStack();
  const site = process.env.BENCH_SITE_URL ?? stack?.siteUrl ?? "";
  const browser = await openBrowser();
  const elsewhere = await startElsewhere();
  try {
    const rows: Row[] = [];
    for (const interaction of interactions) {
      const times: { before: number; after: number }[] = [];
      for (let visit = 0; visit < visits; visit += 1) {
        times.push(await measured(browser, elsewhere.url, site, interaction));
      }
      const before = median(times.map((time) => time.before));
      const longest = median(times.map((time) => time.after));
      rows.push({
        what: `interaction to next paint on a slow phone, ${interaction.what}`,
        measured: `${before} ms at the first press, ${longest} ms the longest of the visit`,
        target: `≤ ${mostMs} ms`,
        holds: longest <= mostMs,
      });
    }
    return rows;
  } finally {
    await browser.close();
    await elsewhere.stop();
    await stack?.stop();
  }
}
