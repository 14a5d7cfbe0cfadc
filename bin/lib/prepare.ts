import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline";
import { DatabaseSync } from "node:sqlite";
import { readEnv } from "../../backend/src/env.ts";
import { preparedKey } from "../../backend/src/seed/prepared-key.ts";
import { endWith } from "./asked-to-end.ts";
import { root, sourceStamp } from "./build.ts";
import { quickImports } from "./stack.ts";

/**
 * Migrates the database, seeds an empty one and makes the first administrator, reporting each step to `report`. Finishes
 * what an interrupted start has left. A database that the same sources have prepared is left to the server, which
 * migrates at its start. What runs for it ends when who called is asked to end.
 *
 * @throws Error when it cannot be finished.
 */
export async function prepare(
  env: NodeJS.ProcessEnv,
  report: (line: string) => void,
  asked?: AbortSignal,
): Promise<void> {
  const stamp = sourceStamp(root, ["contract/src", "backend"]);
  if (isPrepared(readEnv(env).DATABASE_URL, stamp)) return report("database: prepared already");
  const child = spawn(
    path.join(root, "node_modules/.bin/node"),
    [...quickImports, "backend/src/seed/prepare-database.ts", `--prepared-by=${stamp}`],
    { cwd: root, env: { ...env, LOG_LEVEL: "warn" } },
  );
  endWith(child, asked);
  let latest: string | undefined;
  createInterface(child.stdout).on("line", report);
  createInterface(child.stderr).on("line", (line) => {
    if (latest !== undefined) report(latest);
    latest = line;
  });
  const code = await new Promise((resolve) => child.on("close", resolve));
  // Its last line says what is wrong.
  if (code !== 0) throw new Error(latest ?? "Preparing the database failed.");
  if (latest !== undefined) report(latest);
}

/**
 * Whether a SQLite database says that it was prepared to the end by the sources of this stamp. Asking it directly takes
 * milliseconds, while preparing begins with the whole backend. Any doubt is a no: preparing twice does no harm.
 */
export function isPrepared(databaseUrl: string, stamp: string): boolean {
  const file = databaseUrl.replace(/^file:/, "");
  if (file === databaseUrl || !existsSync(file)) return false;
  try {
    const database = new DatabaseSync(file, { readOnly: true });
    try {
      const row = database.prepare("SELECT data FROM payload_kv WHERE key = ?").get(preparedKey);
      return row?.data === JSON.stringify(stamp);
    } finally {
      database.close();
    }
  } catch {
    return false;
  }
}
