import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { ensureBuilt, root } from "../bin/build.ts";
import { freePort } from "../bin/ports.ts";
import { untilHealthy } from "../bin/stack.ts";
import { sampleSiteData } from "../site/tests/sample-site-data.ts";
import { startStandInBackend } from "../site/tests/stand-in-backend.ts";

/** An information page of usual length: 40 paragraphs and an accordion. */
export const measuredPath = "/about-prostate-cancer/what-is-prostate-cancer/the-prostate";

export function measuredSiteData() {
  const data = sampleSiteData();
  const words = "A sentence about the prostate that is as long as such sentences usually are on a page like this. ";
  const paragraphs = Array.from({ length: 40 }, (_, at) => `<p>${at} ${words.repeat(3)}</p>`).join("");
  data.collections.pages = data.collections.pages.map((page) =>
    typeof page === "object" && page && "uri" in page && page.uri === measuredPath
      ? {
          ...page,
          blocks: [
            { blockType: "richText", richText_html: paragraphs },
            {
              blockType: "accordion",
              accordion_items: Array.from({ length: 8 }, (_, at) => ({
                title: `Question ${at}`,
                html: `<p>${words}</p>`,
              })),
            },
          ],
        }
      : page,
  );
  return data;
}

/** The built site in a process of its own on one core, on content for measuring. */
export async function startMeasuredSite(env: NodeJS.ProcessEnv = {}) {
  await ensureBuilt("site");
  const backend = await startStandInBackend(measuredSiteData());
  const dataDir = mkdtempSync(path.join(tmpdir(), "bench-"));
  const port = await freePort();
  const child = onCore(0, path.join(root, "node_modules/.bin/node"), ["server/main.ts"], {
    cwd: path.join(root, "site"),
    env: {
      ...process.env,
      NODE_ENV: "production",
      PORT: String(port),
      BACKEND_URL: backend.url,
      DATA_DIR: dataDir,
      LOG_LEVEL: "error",
      ...env,
    },
  });
  const url = `http://127.0.0.1:${port}`;
  await untilHealthy(`${url}/healthz`, 30_000);
  return {
    url,
    stop: async () => {
      await ended(child);
      await backend.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
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
