import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { Agent, get } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { expect, test } from "@playwright/test";
import { sampleSiteData } from "../../site/tests/sample-site-data.ts";
import { startStandInBackend } from "../../site/tests/stand-in-backend.ts";
import { childProcesses } from "../fixtures/child-processes.ts";
import { startOwnSite } from "./own-site.ts";

test.setTimeout(120_000);

type Answer = { status: number; body: string };

/** One request; without an agent on a connection of its own, which any of the processes may get. */
function ask(url: string, agent: Agent | false = false): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, async (response) =>
      resolve({ status: response.statusCode ?? 0, body: await text(response) }),
    ).on("error", reject);
  });
}

/** The site in two processes, once both of them listen. */
async function startTwo() {
  const data = sampleSiteData();
  const backend = await startStandInBackend(data);
  const dataDir = mkdtempSync(path.join(tmpdir(), "processes-"));
  const site = await startOwnSite(backend.url, dataDir, { SITE_PROCESSES: "2" });
  const listening = () => site.log.filter((line) => line.includes('"listening"')).length;
  await expect.poll(listening, { timeout: 30_000 }).toBe(2);
  const health = async () => JSON.parse((await ask(`${site.url}/healthz`)).body);
  await expect.poll(health, { timeout: 30_000 }).toMatchObject({ status: "ok" });
  return {
    ...site,
    backend,
    health,
    pidFile: path.join(dataDir, "site.pid"),
    async stop() {
      const code = await site.stop();
      await backend.stop();
      rmSync(dataDir, { recursive: true });
      return code;
    },
  };
}

/** Readers who ask without pause until they are told to stop; each has a connection for itself as browsers have. */
function startReaders(url: string, count: number, keepAlive: boolean) {
  let reading = true;
  const answers = new Map<string, number>();
  const read = async () => {
    const agent = keepAlive ? new Agent({ keepAlive: true, maxSockets: 1 }) : false;
    while (reading) {
      const what = await ask(url, agent).then(
        ({ status }) => String(status),
        (error: Error) => error.message,
      );
      answers.set(what, (answers.get(what) ?? 0) + 1);
    }
    if (agent) agent.destroy();
  };
  const readers = Array.from({ length: count }, read);
  return {
    answers: async () => {
      reading = false;
      await Promise.all(readers);
      return [...answers.keys()];
    },
    count: () => [...answers.values()].reduce((sum, each) => sum + each, 0),
  };
}

test("two processes answer on one port: replaced one by one nobody notices, and one that is killed comes back", async () => {
  const site = await startTwo();
  const workers = () => childProcesses(site.pid);

  await test.step("what is published is seen by each reader once and for all, whichever process answers", async () => {
    const title = (body: string) => /<title>([^<]*)/.exec(body)?.[1] ?? "";
    const page = `${site.url}/about-us`;
    const current = async () => title((await ask(page)).body);
    const publish = async (words: string, changed: string) => {
      const data = JSON.stringify(site.backend.state.data).replaceAll(`"${words}"`, `"${changed}"`);
      site.backend.state.data = JSON.parse(data);
      expect(await site.announcePublication()).toBe(202);
    };
    // What a process does for the first time takes it longer: both have drawn the page and heard of a publication before.
    const many = () => Promise.all(Array.from({ length: 40 }, current));
    const [first] = await many();
    await publish("About us", "About us, once");
    await expect.poll(async () => (await many()).includes(first ?? ""), { timeout: 30_000 }).toBe(false);

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
    await publish("About us, once", "About us, changed");
    await expect.poll(current, { timeout: 30_000 }).not.toBe(before);
    reading = false;
    const after = await current();
    for (const seen of await Promise.all(readers)) expect(seen).toEqual([before, after]);
  });

  await test.step("replaced one after the other under load no request fails", async () => {
    const old = workers();
    expect(old).toHaveLength(2);
    const readers = [startReaders(`${site.url}/`, 6, true), startReaders(`${site.url}/`, 2, false)];
    process.kill(Number(readFileSync(site.pidFile, "utf8")), "SIGUSR2");
    const kept = () => workers().map((pid) => (old.includes(pid) ? "old" : "new"));
    await expect.poll(kept, { timeout: 60_000 }).toEqual(["new", "new"]);
    for (const each of readers) {
      // While both were replaced: a slow machine has two readers asked some eighty times in it.
      expect(each.count()).toBeGreaterThan(20);
      expect(await each.answers()).toEqual(["200"]);
    }
    await expect.poll(site.health, { timeout: 30_000 }).toMatchObject({ status: "ok", degraded: [] });
  });

  await test.step("one that is killed is replaced, and the port stays open", async () => {
    const [killed = 0] = workers();
    process.kill(killed, "SIGKILL");
    for (let request = 0; request < 20; request += 1) expect((await ask(site.url)).status).toBe(200);
    const alive = () => workers().filter((pid) => pid !== killed).length;
    await expect.poll(alive, { timeout: 30_000 }).toBe(2);
    await expect.poll(site.health, { timeout: 30_000 }).toMatchObject({ status: "ok" });
  });

  expect(await site.stop()).toBe(0);
});

test("behind a proxy that is not believed one process notices, and whichever is asked for its health says so", async () => {
  const site = await startTwo();
  // Each on a connection of its own: which process gets it is the machine's choice.
  const visit = async (visitor: number) => {
    const headers = { "X-Forwarded-For": `203.0.113.${visitor}`, Connection: "close" };
    await (await fetch(site.url, { headers })).arrayBuffer();
  };
  await Promise.all(Array.from({ length: 60 }, (_, visitor) => visit(visitor)));
  const all = async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, site.health));
    return answers.every(({ degraded }) => JSON.stringify(degraded).includes("TRUST_PROXY=1"));
  };
  await expect.poll(all, { timeout: 30_000 }).toBe(true);
  expect(site.log.some((line) => line.includes('"TRUST_PROXY"'))).toBe(true);
  expect(await site.stop()).toBe(0);
});
