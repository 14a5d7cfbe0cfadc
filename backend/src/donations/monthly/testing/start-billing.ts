import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import type { Simulator } from "../../testing/start-simulator.ts";

const script = path.resolve(import.meta.dirname, "bill-and-die.ts");

/** Bills in a process of its own that believes it is `at`, and dies at a step; answers the signal that ended it. */
export async function billAndDie(
  { dataDir, databaseUrl }: { dataDir: string; databaseUrl: string },
  { origin }: Simulator,
  { at, step, times = 1 }: { at: Date; step: string; times?: number },
): Promise<NodeJS.Signals | null> {
  const child = spawn(process.execPath, [script, origin, at.toISOString(), step, String(times)], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl, NODE_ENV: "test" },
    stdio: "ignore",
  });
  const [, signal] = (await once(child, "exit")) as [number | null, NodeJS.Signals | null];
  return signal;
}
