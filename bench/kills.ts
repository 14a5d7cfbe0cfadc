import { spawn } from "node:child_process";
import path from "node:path";
import { createInterface } from "node:readline";
import { z } from "zod";
import type { Row } from "./rows.ts";

const kills = Number(process.env.KILLS ?? 200);
const command = path.join(import.meta.dirname, "../backend/src/platform/database/testing/kill-and-report.ts");

const foundSchema = z.object({
  database: z.string(),
  saves: z.number(),
  cutOff: z.number(),
  faults: z.array(z.string()),
});

/**
 * Kills a process in which staff save without pause, on SQLite, or on the server of `TEST_POSTGRES_URL`. `KILLS` says how
 * often, `KILL_SEED` which choices are made again.
 */
export async function killRows(): Promise<Row[]> {
  const seed = Number(process.env.KILL_SEED ?? Date.now() % 1_000_000);
  const child = spawn(process.execPath, [command, String(kills), String(seed)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  let last = "";
  for await (const line of createInterface({ input: child.stdout })) {
    if (last) console.log(last);
    last = line;
  }
  const { database, saves, cutOff, faults } = foundSchema.parse(JSON.parse(last));
  for (const fault of faults) console.log(fault);
  return [
    {
      what: `documents that are not whole after ${kills} kills while staff save (${database}, seed ${seed})`,
      measured: `${faults.length} (${saves} saves done, ${cutOff} cut off)`,
      target: "0",
      holds: faults.length === 0 && saves > 0,
    },
  ];
}
