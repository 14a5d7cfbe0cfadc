import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { ensureBuilt, root } from "../bin/lib/build.ts";
import { freePort } from "../bin/lib/ports.ts";
import { siteArguments, untilHealthy } from "../bin/lib/stack.ts";
import { measuredSiteData } from "../site/tests/measured-site-data.ts";
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

/** The same without a backend, on the content that stands in `folder`; `roomy`: with more heap than `npm start` gives it. */
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
