import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import { startTestStack } from "../bin/lib/test-stack.ts";
import { asked, quantile } from "../e2e/abuse/under-attack.ts";
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
 * 64 readers of all pages, every one of them cached, while an editor publishes five times: whether any request waits longer
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

const email = "administrator@foundation.example";
const password = "a password for the measurements";

const pagesSchema = z.object({
  docs: z.array(z.object({ id: z.number(), title: z.string(), uri: z.string() })).min(1),
});
const loginSchema = z.object({ token: z.string(), user: z.object({ id: z.number() }) });

async function request(
  at: string,
  token: string | undefined,
  method: string,
  body?: object,
): Promise<unknown> {
  const answer = await fetch(at, {
    method,
    headers: { "Content-Type": "application/json", ...(token ? { Authorization: `JWT ${token}` } : {}) },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok)
    throw new Error(`${method} ${new URL(at).pathname}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

/** Signs in as the administrator whose one-time password the first start has printed. */
async function signIn(api: string, logFile: string): Promise<string> {
  const oneTime = /one-time password: (\S+)/.exec(readFileSync(logFile, "utf8"))?.[1];
  if (!oneTime) throw new Error("the first start prints a one-time password");
  const login = (given: string) =>
    request(`${api}/users/login`, undefined, "POST", { email, password: given });
  const { token, user } = loginSchema.parse(await login(oneTime));
  await request(`${api}/users/${user.id}`, token, "PATCH", { password, currentPassword: oneTime });
  return loginSchema.parse(await login(password)).token;
}

/** An editor who publishes a page of the sample content under a new title each time, which `publish` answers. */
export async function signedInEditor({ backendUrl, logFile }: { backendUrl: string; logFile: string }) {
  const api = `${backendUrl}/api`;
  const token = await signIn(api, logFile);
  const found = await request(`${api}/pages?limit=1&depth=0&sort=id`, token, "GET");
  const page = pagesSchema.parse(found).docs[0];
  if (!page) throw new Error("the sample content has pages");
  let published = 0;
  return {
    uri: page.uri,
    /** Asks for an address below `/api` as this editor, who is an administrator. */
    ask: (path: string, method: string, body?: object) => request(`${api}${path}`, token, method, body),
    async publish(): Promise<string> {
      const title = `${page.title} ${published}`;
      await request(`${api}/pages/${page.id}`, token, "PATCH", { title, _status: "published" });
      published += 1;
      return title;
    },
  };
}

/** An editor who publishes again and again, until `stop`, which answers how often it was. */
export async function publishingEditor(system: { backendUrl: string; logFile: string }) {
  const { publish } = await signedInEditor(system);
  let goesOn = true;
  let published = 0;
  const work = (async () => {
    while (goesOn) {
      await publish();
      published += 1;
    }
  })();
  // Whoever stops it hears of it.
  work.catch(() => undefined);
  return {
    async stop(): Promise<number> {
      goesOn = false;
      await work;
      return published;
    },
  };
}
