import { setTimeout } from "node:timers/promises";
import type { Browser, CDPSession, Locator, Page } from "@playwright/test";
import { withSampleFinder } from "../bin/lib/sample-finder.ts";
import { openBrowser } from "../e2e/fixtures/open-browser.ts";
import type { RawSiteData } from "../site/app/content/read/read-site-data.server.ts";
import { sampleSiteData } from "../site/tests/sample-site-data.ts";
import type { Row } from "./rows.ts";
import { startMeasuredSite } from "./site-process.ts";
import { forgetInteractions, longestOf, median, noteInteractions } from "./slow-phone.ts";

const finder = "/get-support/support-groups/find-a-group";
const groups = 500;
const mostMs = 200;
const visits = 3;
/** The map's script, its land and all names have come and are painted. */
const mapComes = 8000;
/** What a press leaves to be done later has been done. */
const calm = 2500;

/** From down to up, as long as people's presses are: the frame between the two belongs to what they wait for. */
const pressLasts = 80;

const readers = [
  {
    who: "phone, 390 px",
    ...{ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  },
  { who: "desktop, 1440 px", viewport: { width: 1440, height: 900 }, hasTouch: false },
];
type Reader = (typeof readers)[number];

type Press = { what: string; at: (page: Page) => Locator | Promise<Locator>; key?: string };

const inMap = (selector: string) => (page: Page) => page.locator(".finder-map-frame").locator(selector);

/** The badge of most groups among those whose middle is in the frame. */
async function biggestBadge(page: Page): Promise<Locator> {
  const at = await page.evaluate(() => {
    const frame = document.querySelector(".finder-map-frame")?.getBoundingClientRect();
    const counts = [...document.querySelectorAll(".group-badge")].map((badge) => {
      const { x, y, width, height } = badge.getBoundingClientRect();
      const [middle, centre] = [x + width / 2, y + height / 2];
      const isSeen =
        frame &&
        middle > frame.left &&
        middle < frame.right &&
        centre > frame.top &&
        centre < frame.bottom - 60;
      return isSeen ? Number(badge.textContent) : 0;
    });
    return counts.indexOf(Math.max(...counts));
  });
  return page.locator(".group-badge").nth(at);
}

/** In the order in which one visit does them. */
const presses: readonly Press[] = [
  { what: "zoom in", at: inMap(".leaflet-control-zoom-in") },
  { what: "zoom out", at: inMap(".leaflet-control-zoom-out") },
  { what: "biggest badge", at: biggestBadge },
  { what: "the biggest badge in it", at: biggestBadge },
  { what: "“All”", at: inMap(".finder-map-all") },
  { what: "opening a card", at: (page) => page.locator(".finder-card > summary").nth(2) },
  { what: "eighty more", at: (page) => page.locator(".finder-longer") },
  { what: "opening another card", at: (page) => page.locator(".finder-card > summary").nth(4) },
  { what: "a choice in the filter", at: (page) => page.getByLabel("Language"), key: "f" },
  { what: "“Show groups”", at: (page) => page.getByRole("button", { name: "Show groups" }) },
];

/** A touch of the middle of a place. */
async function tapped(cdp: CDPSession, place: Locator) {
  const box = await place.boundingBox();
  if (!box) throw new Error("There is nothing to touch.");
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await cdp.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
  await setTimeout(pressLasts);
  await cdp.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

/** As many groups as `count`: those of the sample and copies of them in the towns around theirs. */
function withGroups(data: RawSiteData, count: number): RawSiteData {
  const sample = data.collections.supportGroups as SampleGroup[];
  const groups = Array.from({ length: count }, (_, at): SampleGroup => {
    const group = sample[at % sample.length] as SampleGroup;
    const copy = Math.floor(at / sample.length);
    return copy === 0 ? group : movedCopy(group, copy);
  });
  return { ...data, collections: { ...data.collections, supportGroups: groups } };
}

type SampleGroup = {
  id: string;
  slug: string;
  supportGroupMainContent: { googleMapMarker: { lat: number; lng: number } };
};

/** On a spiral: no two copies stand in one place. */
function movedCopy(group: SampleGroup, copy: number): SampleGroup {
  const { googleMapMarker, ...words } = group.supportGroupMainContent;
  const far = 0.3 * Math.sqrt(copy);
  const marker = {
    lat: googleMapMarker.lat + far * Math.cos(copy * 2.4),
    lng: googleMapMarker.lng + far * Math.sin(copy * 2.4),
  };
  const slug = `${group.slug}-${copy}`;
  return { ...group, id: slug, slug, supportGroupMainContent: { ...words, googleMapMarker: marker } };
}

/** The site as built with that content. */
const startFinder = () => startMeasuredSite({}, withGroups(withSampleFinder(sampleSiteData()), groups));

/** One visit; `around` may look at each press from outside. */
async function visit(
  browser: Browser,
  site: string,
  reader: Reader,
  around: (what: string, press: () => Promise<void>) => Promise<void> = (_, press) => press(),
): Promise<Map<string, number>> {
  const { who: _, ...screen } = reader;
  const context = await browser.newContext(screen);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await page.goto(site + finder, { waitUntil: "networkidle" });
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await noteInteractions(page);
  const times = new Map<string, number>();
  const made = async (what: string, press: () => Promise<void>) => {
    await forgetInteractions(page);
    await around(what, press);
    times.set(what, await longestOf(page));
    await page.waitForTimeout(calm);
  };
  await made("first touch", () => page.getByLabel("Language").press("Shift"));
  await page.locator(".finder-map-frame").scrollIntoViewIfNeeded();
  await page.waitForTimeout(mapComes);
  for (const { what, at, key } of presses) {
    const place = await at(page);
    await place.scrollIntoViewIfNeeded();
    await page.waitForTimeout(calm);
    await made(what, () =>
      key ? place.press(key) : reader.hasTouch ? tapped(cdp, place) : place.click({ delay: pressLasts }),
    );
  }
  await context.close();
  return times;
}

/** What a reader waits for after presses on the finder when it has 500 groups. BENCH_SITE_URL names such a finder that runs already. */
export async function finderPressRows(): Promise<Row[]> {
  const site = process.env.BENCH_SITE_URL ? undefined : await startFinder();
  const browser = await openBrowser();
  try {
    const rows: Row[] = [];
    for (const reader of readers) {
      const seen: Map<string, number>[] = [];
      for (let at = 0; at < visits; at += 1)
        seen.push(await visit(browser, site?.url ?? process.env.BENCH_SITE_URL ?? "", reader));
      for (const what of seen[0]?.keys() ?? []) {
        const times = seen.map((visited) => visited.get(what) ?? 0);
        rows.push({
          what: `interaction to next paint on the finder with ${groups} groups, ${reader.who}: ${what}`,
          measured: `${median(times)} ms (${times.join(", ")})`,
          target: `≤ ${mostMs} ms`,
          holds: median(times) <= mostMs,
        });
      }
    }
    return rows;
  } finally {
    await browser.close();
    await site?.stop();
  }
}
