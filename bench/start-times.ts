import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { root } from "../bin/lib/build.ts";
import { freePort } from "../bin/lib/ports.ts";
import { untilHealthy } from "../bin/lib/stack.ts";
import type { Row } from "./rows.ts";
import { ended } from "./site-process.ts";

const freshTargetSeconds = 240;
const againTargetSeconds = 5;
const limitMs = 600_000;

/** Seconds from `npm start` until site and backend both answer. */
async function startTime(folder: string): Promise<number> {
  const [site, backend, simulator] = [await freePort(), await freePort(), await freePort()];
  const startedAt = Date.now();
  const child = spawn("npm", ["start"], {
    cwd: folder,
    stdio: "ignore",
    env: {
      ...process.env,
      PORT: String(site),
      BACKEND_PORT: String(backend),
      GATEWAY_SIMULATOR_PORT: String(simulator),
      DATA_DIR: path.join(folder, "data"),
    },
  });
  try {
    await Promise.all([
      untilHealthy(`http://localhost:${site}/healthz`, limitMs),
      untilHealthy(`http://127.0.0.1:${backend}/healthz`, limitMs),
    ]);
    return (Date.now() - startedAt) / 1000;
  } finally {
    child.kill("SIGTERM");
    await ended(child);
  }
}

/** `npm start` in a fresh clone of the last commit: install, build, migrate, seed, serve; then once more. */
export async function startTimeRows(): Promise<Row[]> {
  const folder = mkdtempSync(path.join(tmpdir(), "fresh-clone-"));
  try {
    spawnSync("git", ["clone", "--quiet", root, folder], { stdio: "inherit" });
    const fresh = await startTime(folder);
    const again = await startTime(folder);
    return [
      {
        what: "npm start on a fresh clone, until all answer",
        measured: `${fresh.toFixed(0)} s`,
        target: `≤ ${freshTargetSeconds} s`,
        holds: fresh <= freshTargetSeconds,
      },
      {
        what: "npm start again",
        measured: `${again.toFixed(1)} s`,
        target: `≤ ${againTargetSeconds} s`,
        holds: again <= againTargetSeconds,
      },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
