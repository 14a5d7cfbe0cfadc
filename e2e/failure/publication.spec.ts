import { mkdtempSync, rmSync } from "node:fs";
import { Agent, get } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { expect, test } from "@playwright/test";
import { sampleSiteData } from "../../site/tests/sample-site-data.ts";
import { startStandInBackend } from "../../site/tests/stand-in-backend.ts";
import { startOwnSite } from "./own-site.ts";

test.setTimeout(120_000);

type Answer = { status: number; body: string };

/** Fails with an error that says whether it was met on a connection that had been open (`onOpen`). */
function ask(url: string, agent: Agent | false = false): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = get(url, { agent }, async (response) =>
      resolve({ status: response.statusCode ?? 0, body: await text(response) }),
    );
    request.on("error", (error) => reject(Object.assign(error, { onOpen: request.reusedSocket })));
  });
}

/** A site over a stand-in backend with the sample content. */
async function startSite() {
  const backend = await startStandInBackend(sampleSiteData());
  const dataDir = mkdtempSync(path.join(tmpdir(), "publication-"));
  const site = await startOwnSite(backend.url, dataDir);
  await expect.poll(async () => (await ask(site.url)).status, { timeout: 30_000 }).toBe(200);
  return {
    ...site,
    /** Publishes other words in the place of some. */
    async publish(words: string, changed: string) {
      const data = JSON.stringify(backend.state.data).replaceAll(`"${words}"`, `"${changed}"`);
      backend.state.data = JSON.parse(data);
      expect(await site.announcePublication()).toBe(202);
    },
    async stop() {
      const code = await site.stop();
      await backend.stop();
      rmSync(dataDir, { recursive: true });
      return code;
    },
  };
}

test("what is published is there within five seconds, and no reader goes back from it to what was before", async () => {
  const site = await startSite();
  const page = `${site.url}/about-us`;
  const current = async () => /<title>([^<]*)/.exec((await ask(page)).body)?.[1] ?? "";
  const before = await current();

  let reading = true;
  const readers = Array.from({ length: 4 }, async () => {
    const seen: string[] = [];
    // On a busy machine the last answer of a reader may be from before: each reads on until there was another.
    while (reading || seen.length < 2) {
      const now = await current();
      if (seen.at(-1) !== now) seen.push(now);
    }
    return seen;
  });
  await site.publish("About us", "About us, changed");
  await expect.poll(current, { timeout: 5_000, intervals: [50] }).not.toBe(before);
  reading = false;
  const after = await current();
  for (const seen of await Promise.all(readers)) expect(seen).toEqual([before, after]);
  expect(await site.stop()).toBe(0);
});

test("a site that is told to stop answers what it has been asked, and then ends", async () => {
  const site = await startSite();
  const answers = new Map<string, number>();
  const readers = Array.from({ length: 6 }, async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (;;) {
      const what = await ask(site.url, agent).then(
        ({ status }) => String(status),
        (error: NodeJS.ErrnoException & { onOpen: boolean }) => (error.onOpen ? error.message : "no more"),
      );
      // A new connection is not taken any more, also one that was just being made.
      if (what === "no more") break;
      answers.set(what, (answers.get(what) ?? 0) + 1);
    }
    agent.destroy();
  });
  await expect.poll(() => answers.get("200") ?? 0, { timeout: 30_000 }).toBeGreaterThan(50);
  expect(await site.stop()).toBe(0);
  await Promise.all(readers);
  expect([...answers.keys()]).toEqual(["200"]);
});
