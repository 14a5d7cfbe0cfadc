import { killEditors } from "../backend/src/database/testing/kill-editors.ts";
import { startTestPayload } from "../backend/src/testing/test-payload.ts";
import type { Row } from "./rows.ts";

const kills = Number(process.env.KILLS ?? 200);

/**
 * Kills a process in which staff save without pause, on SQLite, or on the server of `TEST_POSTGRES_URL`. `KILLS` says how
 * often, `KILL_SEED` which choices are made again.
 */
export async function killRows(): Promise<Row[]> {
  const seed = Number(process.env.KILL_SEED ?? Date.now() % 1_000_000);
  const backend = await startTestPayload();
  try {
    const { payload } = backend;
    payload.logger.level = "error";
    const { saves, cutOff, faults } = await killEditors(payload, { kills, seed, say: console.log });
    for (const fault of faults) console.log(fault);
    return [
      {
        what: `documents that are not whole after ${kills} kills while staff save (${payload.db.name}, seed ${seed})`,
        measured: `${faults.length} (${saves} saves done, ${cutOff} cut off)`,
        target: "0",
        holds: faults.length === 0 && saves > 0,
      },
    ];
  } finally {
    await backend.close();
  }
}
