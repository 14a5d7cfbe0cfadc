import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import type { Simulator } from "../../testing/start-simulator.ts";

const script = path.resolve(import.meta.dirname, "bill-and-die.ts");

/**
 * Bills in a process of its own that believes it is `at`. One gift stands still at each step, and the process dies when the last
 * step is reached for the `times`th time; answers the signal that ended it.
 */
export async function billAndDie(
  { dataDir, databaseUrl }: { dataDir: string; databaseUrl: string },
  { origin }: Simulator,
  { at, steps, times = 1 }: { at: Date; steps: string[]; times?: number },
): Promise<NodeJS.Signals | null> {
  const child = spawn(process.execPath, [script, origin, at.toISOString(), steps.join(","), String(times)], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl, NODE_ENV: "test" },
    stdio: "ignore",
  });
  const [, signal] = (await once(child, "exit")) as [number | null, NodeJS.Signals | null];
  return signal;
}
