import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, test } from "@playwright/test";
import { startSecondSite } from "../fixtures/second-site.ts";
import { type Attack, attacks, endless } from "./attacks.ts";
import { asked, mostMemory, quantile, underAttack } from "./under-attack.ts";

const seconds = 1;
const secondsOfEndless = 2;
/** Gives the other tests their part of the machine. */
const pauseMs = 20;
const mostMegabytes = 450;

/** How long the site takes to render a page now, in milliseconds: a search for what nobody has asked for is kept nowhere. */
async function usualRender(site: string): Promise<number> {
  const renders: number[] = [];
  for (let at = 0; at < 9; at += 1) {
    const { status, ms } = await asked(site + attacks["a search for nonsense"]());
    expect(status).toBe(200);
    renders.push(ms);
  }
  return quantile(
    renders.toSorted((a, b) => a - b),
    0.5,
  );
}

/**
 * Asks for this many in one packet, so that a busy machine cannot draw one before the next is asked for. Answers what came
 * back over the connection, each answer from its status on.
 */
async function askAtOnce(site: string, path: () => string, count: number): Promise<string[]> {
  const { hostname, port } = new URL(site);
  const connection = connect(Number(port), hostname);
  const requests = Array.from({ length: count }, (_, at) => {
    const last = at === count - 1 ? "Connection: close\r\n" : "";
    return `GET ${path()} HTTP/1.1\r\nHost: ${hostname}\r\n${last}\r\n`;
  });
  connection.write(requests.join(""));
  const [, ...answers] = (await text(connection)).split("HTTP/1.1 ");
  return answers;
}

test("whatever a crowd asks for, the home page comes, gifts go on, and the site keeps its size", async () => {
  test.setTimeout(300_000);
  // A site of its own: the one under test has other readers now. It believes the addresses that it is told.
  const site = await startSecondSite({ TRUST_PROXY: "1" });
  try {
    await asked(`${site.url}/`);
    await asked(`${site.url}/search?value=warm+up`);
    let before = await usualRender(site.url);

    const runs = Object.keys(attacks).flatMap((attack) => {
      const name = attack as Attack;
      return [{ name, rotate: false }, ...(endless.has(name) ? [{ name, rotate: true }] : [])];
    });
    for (const { name, rotate } of runs) {
      await test.step(`${name}${rotate ? ", each time from another address" : ""}`, async () => {
        const { home, failures, crowd } = await underAttack(site.url, name, {
          seconds: endless.has(name) ? secondsOfEndless : seconds,
          pauseMs,
          rotate,
        });
        // What other tests do to the machine meanwhile, they do to the renders too.
        const after = await usualRender(site.url);
        const render = Math.max(before, after);
        before = after;
        expect(failures).toBe(0);
        // Where the home page waits for all renders before it, it takes as long as sixty of them.
        expect(quantile(home, 0.5)).toBeLessThan(4 * render);
        // The slowest one alone may have met another test's work.
        expect(quantile(home.slice(0, -1), 0.95)).toBeLessThan(25 * render);
        const { 200: made = 0, 404: missing = 0, 503: refused = 0, ...others } = crowd.statuses;
        expect(others).toEqual({});
        expect(made + missing).toBeGreaterThan(0);
        // How many of an endless attack depends on how often a busy machine lets the crowd ask.
        if (!endless.has(name)) expect(refused).toBe(0);
      });
    }

    await test.step("while one address fills its places, a reader elsewhere is answered; who has to wait is told so in words, with a telephone number and the way home", async () => {
      for (const name of endless) {
        const reader = { "x-forwarded-for": "203.0.113.9" };
        const crowd = askAtOnce(site.url, attacks[name], 64);
        for (const path of ["/search?value=psa", "/about-us?form=705&status=mail_sent&reference=N-7"]) {
          expect((await asked(site.url + path, reader)).status).toBe(200);
        }
        const answers = await crowd;
        expect(answers).toHaveLength(64);
        const refused = answers.filter((answer) => answer.startsWith("503"));
        expect(refused.length).toBeGreaterThan(0);
        expect(answers.filter((answer) => answer.startsWith("200"))).toHaveLength(64 - refused.length);
        for (const answer of refused) {
          expect(answer).toMatch(/^retry-after: \d/im);
          expect(answer).toContain("<h1>One moment, please</h1>");
          expect(answer).toMatch(/<a href="tel:[^"]+">/);
          expect(answer).toContain('<a href="/">');
          expect(answer).not.toMatch(/src=|<link|<script/);
        }
      }
    });

    const most = mostMemory(site.pid) ?? 0;
    // Linux tells it; a number as small as this is none.
    if (process.platform === "linux") expect(most).toBeGreaterThan(50);
    expect(most).toBeLessThan(mostMegabytes);
  } finally {
    await site.stop();
  }
});
