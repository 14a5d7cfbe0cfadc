/**
 * Pages that are not cached, on the whole sample content: what one costs the processor of the site as built, on one core, and
 * how many come in a second at 1 and 32 connections. Each request is for another page than the last, or with words that
 * nobody has asked for.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { z } from "zod";
import { ensureBuilt, root } from "../bin/lib/build.ts";
import { eventUrl, storyUrl } from "../contract/src/urls.ts";
import { type Asked, ask, type Site, word } from "./load.ts";
import type { Row } from "./rows.ts";
import { grown, type StoredContent, sampleContent, startStoredSite } from "./site-process.ts";
import { median } from "./slow-phone.ts";

const connections = 32;
/** So long does the engine compile what it runs often; after them a page takes a fifth less than after a hundred. */
const warmUp = 1000;
/** For each other kind of page: most of what it runs has been compiled for the first. */
const warmUpOfKind = 200;
const rounds = 200;
/** The middle one of five counts, because a machine that others share is a third slower for seconds at a time. */
const turns = 5;
/** Linux counts processor in hundredths of a second: of a hundred pages that is two per cent of the cheapest. */
const askedInTurn = 100;
/**
 * With a hundred times the content a page takes up to a tenth of a second, so that counts like those above would take ten
 * minutes. A page after so few costs up to a fifth more than it will, which speaks against us and is far from the limit.
 */
const grownCounts = { warmUp: 60, turns: 3, askedInTurn: 40 };

type Kind = Asked & {
  name: string;
  /** Milliseconds of processor; none was set for some. */
  targetMs?: number;
};

const informationPages = ({ content }: StoredContent): string[] =>
  content.pages
    .map(({ uri }) => uri)
    .filter((uri) => uri.startsWith("/about-prostate-cancer/") && !uri.includes("video"));

function kindsOf(stored: StoredContent): Kind[] {
  const { content } = stored;
  const turn = (urls: readonly string[]) => (at: number) => urls[at % urls.length] ?? "/";
  const titles = content.pages.map(({ title }) => title.split(" ")[0] ?? "");
  return [
    { name: "information page", status: 200, targetMs: 5, address: turn(informationPages(stored)) },
    {
      name: "home page that answers a form",
      status: 200,
      targetMs: 7,
      address: (at) => `/?form=705&status=mail_sent&reference=${word(at)}`,
    },
    { name: "search, a miss", status: 200, targetMs: 4, address: (at) => `/search?value=${word(at)}` },
    {
      name: "search, a hit",
      status: 200,
      targetMs: 5,
      address: (at) => `/search?value=${titles[at % titles.length]}+${at}`,
    },
    { name: "page 404", status: 404, targetMs: 2, address: (at) => `/${word(at)}` },
    {
      name: "finder with a filter, of each kind in turn",
      status: 200,
      targetMs: 12,
      address: turn(filters.map((filter) => `${finder}?${filter}`)),
    },
    { name: "event", status: 200, address: turn(content.events.map(({ slug }) => eventUrl(slug))) },
    { name: "story", status: 200, address: turn(content.stories.map(({ slug }) => storyUrl(slug))) },
  ];
}
const finder = "/get-support/support-groups/find-a-group";
const filters = ["province=BC", "province=ON", "format=online", "format=in-person", "language=English"];

async function costOf(site: Site, kind: Kind, counts: typeof grownCounts): Promise<number> {
  await ask(site, kind, counts.warmUp, 1);
  const costs: number[] = [];
  for (let turn = 0; turn < counts.turns; turn += 1) {
    costs.push((await ask(site, kind, counts.askedInTurn, 1)).processorMs / counts.askedInTurn);
  }
  return median(costs);
}

async function perSecond(site: Site, kind: Kind, atOnce: number): Promise<number> {
  return rounds / (await ask(site, kind, rounds, atOnce)).seconds;
}

/** The site on stored content in a folder of its own, for as long as `work` takes. Its cache holds five pages. */
async function withSite<T>(
  stored: StoredContent,
  work: (site: Site, folder: string) => Promise<T>,
  roomy = false,
): Promise<T> {
  const folder = mkdtempSync(path.join(tmpdir(), "bench-content-"));
  writeFileSync(path.join(folder, "site-content.json"), JSON.stringify({ ...stored, readAt: Date.now() }));
  const site = await startStoredSite(folder, { PAGE_CACHE_MB: "0.2", TRUST_PROXY: "1" }, roomy);
  try {
    return await work(site, folder);
  } finally {
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const bareAnswer = z.object({ bareMs: z.number() });

/** What React alone takes for the trees of these pages in turn, in a process of its own, because React asks NODE_ENV. */
function bareRender(folder: string, pages: readonly string[]): number {
  const run = spawnSync(
    path.join(root, "node_modules/.bin/node"),
    ["site/tests/measure-bare-render.ts", folder, ...pages],
    { cwd: root, env: { ...process.env, NODE_ENV: "production" }, encoding: "utf8" },
  );
  if (run.status !== 0) throw new Error(`The bare render could not be measured:\n${run.stderr}`);
  return bareAnswer.parse(JSON.parse(run.stdout)).bareMs;
}

function againstReact(ms: number, bareMs: number): Row {
  const ratio = ms / bareMs;
  return {
    what: "information page, not kept, against React alone drawing the same tree",
    measured: `${ratio.toFixed(2)} × (React alone ${bareMs.toFixed(1)} ms)`,
    target: "≤ 2 ×",
    holds: ratio <= 2,
  };
}

/** Kinds whose cost may grow with the content. */
const growing = [
  "information page",
  "search, a miss",
  "search, a hit",
  "finder with a filter, of each kind in turn",
];

export async function uncachedPageRows(): Promise<Row[]> {
  await ensureBuilt("site");
  const stored = await sampleContent();
  const rows: Row[] = [];
  const costs = new Map<string, number>();
  await withSite(stored, async (site, folder) => {
    for (const [at, kind] of kindsOf(stored).entries()) {
      const counts = { warmUp: at === 0 ? warmUp : warmUpOfKind, turns, askedInTurn };
      const ms = await costOf(site, kind, counts);
      costs.set(kind.name, ms);
      // At once, while the machine is as busy as it was.
      if (at === 0) rows.push(againstReact(ms, bareRender(folder, informationPages(stored))));
      const [alone, crowd] = [await perSecond(site, kind, 1), await perSecond(site, kind, connections)];
      rows.push({
        what: `${kind.name}, not kept`,
        measured: `${ms.toFixed(1)} ms of processor; ${Math.round(alone)} and ${Math.round(crowd)}/s at 1 and ${connections} connections`,
        target: kind.targetMs ? `≤ ${kind.targetMs} ms` : "–",
        holds: kind.targetMs ? ms <= kind.targetMs : "not measured",
      });
    }
  });
  for (const factor of [10, 100]) {
    const content = grown(stored, factor);
    const growth = async (site: Site) => {
      for (const kind of kindsOf(content).filter(({ name }) => growing.includes(name))) {
        const ms = await costOf(site, kind, grownCounts);
        const ratio = ms / (costs.get(kind.name) ?? ms);
        rows.push({
          what: `${kind.name}, groups, news and pages × ${factor}`,
          measured: `${ms.toFixed(1)} ms of processor, ${ratio.toFixed(1)} ×`,
          target: `≤ ${factor} ×`,
          holds: ratio <= factor,
        });
      }
    };
    await withSite(content, growth, true);
  }
  return rows;
}
