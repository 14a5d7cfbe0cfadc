import { brotliCompressSync } from "node:zlib";
import type { Browser } from "@playwright/test";
import { startTestStack } from "../bin/lib/test-stack.ts";
import { escapedMarkup } from "../contract/src/escaped-markup.ts";
import { openBrowser } from "../e2e/fixtures/open-browser.ts";
import type { Row } from "./rows.ts";
import { type Load, median, phone, startElsewhere, startLocalServer, visited } from "./slow-phone.ts";

const informationPage = "/about-prostate-cancer/what-is-prostate-cancer/the-prostate";
const donationForm = "donation form";
/** Pages of other kinds, of which fewer visits say enough. */
const others: Readonly<Record<string, string>> = {
  "home page": "/",
  finder: "/get-support/support-groups/find-a-group",
  events: "/get-involved/find-an-event",
  [donationForm]: "/ways-to-give/donate-online",
};
/** Beside it stands a page that waits for no picture, so that each kilobyte of styles counts for more. */
const mostOfDonationForm = 1.5;
const runs = 25;
const otherRuns = 9;

/**
 * Pages on a slow phone, each beside one written by hand with the same words and the same picture at its top, if it has one.
 * BENCH_SITE_URL names a system that runs already.
 */
export async function pageLoadRows(): Promise<Row[]> {
  const stack = process.env.BENCH_SITE_URL ? undefined : await startTestStack();
  const site = process.env.BENCH_SITE_URL ?? stack?.siteUrl ?? "";
  const browser = await openBrowser();
  try {
    const rows = informationPageRows(await compared(browser, site + informationPage, runs));
    for (const [what, path] of Object.entries(others)) {
      const loads = await compared(browser, site + path, otherRuns);
      rows.push(paintRow(what, loads, what === donationForm ? mostOfDonationForm : 1.25));
      if (what === donationForm) rows.push(weightRow("the donation form", loads.ours, 110));
    }
    return rows;
  } finally {
    await browser.close();
    await stack?.stop();
  }
}

type Compared = { ours: Load; byHand: Load };

/** The medians of visits to a page of ours and to the hand-written one. */
async function compared(browser: Browser, url: string, visits: number): Promise<Compared> {
  const byHand = await startStaticPage(await contentOf(browser, url));
  const elsewhere = await startElsewhere();
  try {
    const loads: Record<keyof Compared, Load[]> = { ours: [], byHand: [] };
    // The first of each warms up what both share; then by turns, so that a busy moment meets both, and each after a pause,
    // so that no visit meets the end of the one before.
    for (let run = 0; run <= visits; run += 1) {
      const ours = await visited(browser, elsewhere.url, url);
      const theirs = await visited(browser, elsewhere.url, byHand.url);
      if (run === 0) continue;
      loads.ours.push(ours);
      loads.byHand.push(theirs);
    }
    return { ours: middle(loads.ours), byHand: middle(loads.byHand) };
  } finally {
    await byHand.stop();
    await elsewhere.stop();
  }
}

const middle = (loads: Load[]): Load => ({
  lcp: median(loads.map(({ lcp }) => lcp)),
  bytes: median(loads.map(({ bytes }) => bytes)),
  scriptBytes: median(loads.map(({ scriptBytes }) => scriptBytes)),
});

function paintRow(what: string, { ours, byHand }: Compared, most: number): Row {
  const ratio = ours.lcp / byHand.lcp;
  return {
    what: `largest contentful paint, ${what} on a slow phone, against a hand-written page`,
    measured: `${ratio.toFixed(2)} × (${Math.round(ours.lcp)} / ${Math.round(byHand.lcp)} ms)`,
    target: `≤ ${most} ×`,
    holds: ratio <= most,
  };
}

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;

/** HTML with styles and data, fonts, pictures and scripts as they are sent, headers included. */
function weightRow(what: string, { bytes }: Load, mostKilobytes: number, more = ""): Row {
  return {
    what: `weight of ${what} before the reader does anything`,
    measured: kilobytes(bytes) + more,
    target: `≤ ${mostKilobytes} KB`,
    holds: bytes <= mostKilobytes * 1024,
  };
}

function informationPageRows(loads: Compared): Row[] {
  const { ours, byHand } = loads;
  return [
    paintRow("information page with hero", loads, 1.2),
    weightRow("that page", ours, 120, ` (by hand ${kilobytes(byHand.bytes)})`),
    {
      what: "JavaScript of that page before the reader does anything, as sent",
      measured: kilobytes(ours.scriptBytes),
      target: "≤ 5 KB",
      holds: ours.scriptBytes <= 5 * 1024,
    },
  ];
}

/** The words of our page and the picture file that a phone chooses for its top. */
async function contentOf(browser: Browser, url: string): Promise<StaticPage> {
  const page = await browser.newPage(phone);
  await page.goto(url, { waitUntil: "load" });
  const { title, paragraphs, source } = await page.evaluate(() => ({
    title: document.querySelector("h1")?.textContent ?? "",
    paragraphs: [...document.querySelectorAll("main p")].map((paragraph) => paragraph.textContent ?? ""),
    source: document.querySelector<HTMLImageElement>(".hero img")?.currentSrc ?? "",
  }));
  await page.close();
  return { title, paragraphs, ...(source && { hero: await pictureAt(source) }) };
}

async function pictureAt(source: string): Promise<StaticPage["hero"]> {
  const answer = await fetch(source);
  return {
    path: new URL(source).pathname,
    body: Buffer.from(await answer.arrayBuffer()),
    type: answer.headers.get("content-type") ?? "image/webp",
  };
}

/** What the hand-written page shows: the same words and the same picture in the same size, if it has one. */
type StaticPage = {
  title: string;
  paragraphs: string[];
  hero?: { path: string; body: Buffer; type: string };
};

/** A server of one page as one writes it by hand: a few lines of CSS in its head, the picture first, no font, no script. */
async function startStaticPage({ title, paragraphs, hero }: StaticPage) {
  const picture = hero ? `<img src="${hero.path}" alt="" fetchpriority="high">` : "";
  const html = brotliCompressSync(`<!doctype html><html lang="en-CA"><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapedMarkup(title)}</title>
<style>body{margin:0;font:18px/1.6 system-ui}img{display:block;width:100%;height:260px;object-fit:cover}main{padding:1rem;max-width:40em}</style>
${picture}<main><h1>${escapedMarkup(title)}</h1>
${paragraphs.map((words) => `<p>${escapedMarkup(words)}</p>`).join("\n")}</main></html>`);
  const server = await startLocalServer((request, response) => {
    if (hero && request.url === hero.path) {
      response.writeHead(200, { "content-type": hero.type, "cache-control": "max-age=3600" }).end(hero.body);
    } else if (request.url === "/") {
      response
        .writeHead(200, { "content-type": "text/html; charset=utf-8", "content-encoding": "br" })
        .end(html);
    } else {
      response.writeHead(404).end();
    }
  });
  return { url: `http://127.0.0.1:${server.port}/`, stop: server.stop };
}
