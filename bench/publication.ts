import { setTimeout as sleep } from "node:timers/promises";
import { startTestStack } from "../bin/lib/test-stack.ts";
import { asked, quantile } from "../e2e/abuse/under-attack.ts";
import { signedInEditor } from "./publishing-editor.ts";
import type { Row } from "./rows.ts";

const clients = 64;
/** Between two requests of a client: all of them together ask some thousand times a second. */
const pauseMs = 50;
const secondsBefore = 10;
const publications = 5;
const secondsAfterEach = 3;
const mostMoreMs = 100;
const mostUntilSeenMs = 3_000;

type Asked = { at: number; ms: number; status: number };

/** The addresses of the site's own map: every page that there is. */
export async function pagesOf(siteUrl: string): Promise<string[]> {
  const map = await (await fetch(`${siteUrl}/sitemap.xml`)).text();
  return [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = ""]) => siteUrl + new URL(address).pathname,
  );
}

/**
 * 64 readers of all pages, every one of them kept, while an editor publishes five times: whether any request waits longer
 * than before, and how soon the page is seen with its new title by somebody who asks for it ten times a second.
 */
export async function publicationRows(): Promise<Row[]> {
  const stack = await startTestStack();
  try {
    const { siteUrl } = stack;
    const pages = await pagesOf(siteUrl);
    for (const page of pages) for (let time = 0; time < 3; time += 1) await asked(page);
    const editor = await signedInEditor(stack);

    const answers: Asked[] = [];
    let reading = true;
    const readers = Array.from({ length: clients }, async (_, client) => {
      for (let round = client * 7; reading; round += 1) {
        const at = performance.now();
        answers.push({ at, ...(await asked(pages[round % pages.length] ?? siteUrl)) });
        await sleep(pauseMs);
      }
    });
    await sleep(secondsBefore * 1_000);
    const publishedFirstAt = performance.now();
    const seenAfter: number[] = [];
    for (let time = 0; time < publications; time += 1) {
      const title = await editor.publish();
      const savedAt = performance.now();
      while (!(await (await fetch(siteUrl + editor.uri)).text()).includes(title)) await sleep(100);
      seenAfter.push(performance.now() - savedAt);
      await sleep(secondsAfterEach * 1_000);
    }
    reading = false;
    await Promise.all(readers);

    const timesOf = (some: Asked[]) => some.map(({ ms }) => ms).sort((a, b) => a - b);
    const before = timesOf(answers.filter(({ at }) => at < publishedFirstAt));
    const after = timesOf(answers.filter(({ at }) => at >= publishedFirstAt));
    const failed = answers.filter(({ status }) => status !== 200).length;
    const slowest = { before: quantile(before, 1), after: quantile(after, 1) };
    const words = (times: number[]) =>
      `p50 ${quantile(times, 0.5).toFixed(1)}, p99 ${quantile(times, 0.99).toFixed(0)}, slowest ${quantile(times, 1).toFixed(0)} ms`;
    const latest = Math.max(...seenAfter);
    return [
      {
        what: `${clients} readers of ${pages.length} kept pages (${answers.length} requests) before, and while ${publications} pages are published`,
        measured: `${words(before)}; ${words(after)}; ${failed} failed`,
        target: `slowest ≤ ${mostMoreMs} ms more, 0 failed`,
        holds: failed === 0 && slowest.after - slowest.before <= mostMoreMs,
      },
      {
        what: "from the end of a save until the page is seen with it",
        measured: seenAfter.map((ms) => `${ms.toFixed(0)} ms`).join(", "),
        target: `≤ ${mostUntilSeenMs} ms`,
        holds: latest <= mostUntilSeenMs,
      },
    ];
  } finally {
    await stack.stop();
  }
}
