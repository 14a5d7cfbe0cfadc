import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import { ensureBuilt, root } from "../bin/lib/build.ts";
import { freePort } from "../bin/lib/ports.ts";
import { siteArguments, untilHealthy } from "../bin/lib/stack.ts";
import { startTestStack } from "../bin/lib/test-stack.ts";
import { measuredSiteData } from "../site/tests/sample-site-data.ts";
import { startStandInBackend } from "../site/tests/stand-in-backend.ts";

/** The built site in a process of its own on one core, on content for measuring. */
export async function startMeasuredSite(env: NodeJS.ProcessEnv = {}, data = measuredSiteData()) {
  const backend = await startStandInBackend(data);
  const folder = mkdtempSync(path.join(tmpdir(), "bench-"));
  const site = await startSite(folder, { BACKEND_URL: backend.url, ...env });
  await untilHealthy(`${site.url}/healthz`, 30_000);
  return {
    ...site,
    stop: async () => {
      await site.stop();
      await backend.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The same without a backend, on the content in `folder`; `roomy`: with more heap than `npm start` gives it. */
export async function startStoredSite(folder: string, env: NodeJS.ProcessEnv = {}, roomy = false) {
  const nobody = `http://127.0.0.1:${await freePort()}`;
  const site = await startSite(folder, { BACKEND_URL: nobody, LOG_LEVEL: "silent", ...env }, roomy);
  await untilHealthy(site.url, 120_000);
  return site;
}

/** A hundred times the sample content is more than the heap of `npm start` holds. */
const roomyHeap = ["--max-old-space-size=2048"];

async function startSite(dataDir: string, env: NodeJS.ProcessEnv, roomy = false) {
  await ensureBuilt("site");
  const port = await freePort();
  // The last one is the script.
  const args = [...siteArguments.slice(0, -1), ...(roomy ? roomyHeap : []), ...siteArguments.slice(-1)];
  const child = onCore(0, path.join(root, "node_modules/.bin/node"), args, {
    cwd: path.join(root, "site"),
    env: {
      ...process.env,
      NODE_ENV: "production",
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: "error",
      ...env,
    },
  });
  return { url: `http://127.0.0.1:${port}`, pid: child.pid ?? 0, stop: () => ended(child) };
}

/** A process bound to one core, so that server and load do not share one. */
export function onCore(
  core: number,
  command: string,
  args: string[],
  options: { cwd?: string; env?: NodeJS.ProcessEnv } = {},
): ChildProcess {
  return spawn("taskset", ["-c", String(core), command, ...args], { stdio: "inherit", ...options });
}

export async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const gone = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGTERM");
  await gone;
}

/** What the site keeps of its content for its next start, as far as measurements look into it. */
const storedSchema = z.looseObject({
  content: z.looseObject({
    pages: z.array(z.looseObject({ uri: z.string(), title: z.string() })),
    supportGroups: z.array(z.looseObject({ slug: z.string() })),
    news: z.array(z.looseObject({ slug: z.string() })),
    events: z.array(z.looseObject({ slug: z.string() })),
    stories: z.array(z.looseObject({ slug: z.string() })),
  }),
});
export type StoredContent = z.infer<typeof storedSchema>;

/** The whole sample content as the site keeps it, read from the system as built with a fresh database. */
export async function sampleContent(): Promise<StoredContent> {
  const stack = await startTestStack();
  let stored: StoredContent | undefined;
  for (let tries = 0; !stored && tries < 60; tries += 1) {
    await fetch(stack.siteUrl).then((answer) => answer.arrayBuffer());
    try {
      stored = storedSchema.parse(
        JSON.parse(readFileSync(path.join(stack.dataDir, "site-content.json"), "utf8")),
      );
    } catch {
      await sleep(500);
    }
  }
  await stack.stop();
  if (!stored) throw new Error("The site has kept no content within half a minute.");
  return stored;
}

/** The same content with `factor` times as many groups, articles and pages: copies at addresses of their own. */
export function grown(stored: StoredContent, factor: number): StoredContent {
  const copies = <Doc>(documents: Doc[], copy: (document: Doc, at: number) => Doc): Doc[] => [
    ...documents,
    ...Array.from({ length: factor - 1 }, (_, at) => documents.map((each) => copy(each, at + 2))).flat(),
  ];
  const { content } = stored;
  const bySlug = <Doc extends { slug: string }>(each: Doc, at: number): Doc => ({
    ...each,
    slug: `${each.slug}-${at}`,
  });
  return {
    ...stored,
    content: {
      ...content,
      pages: copies(content.pages, (page, at) => ({ ...page, uri: `${page.uri}-${at}` })),
      supportGroups: copies(content.supportGroups, bySlug),
      news: copies(content.news, bySlug),
    },
  };
}
