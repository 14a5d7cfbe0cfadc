import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { z } from "zod";
import type { Row } from "./rows.ts";

const script = path.resolve(import.meta.dirname, "../backend/src/donations/monthly/testing/year-report.ts");
const report = z.object({
  due: z.number(),
  charged: z.number(),
  cents: z.number(),
  declined: z.number(),
  hard: z.number(),
  stopped: z.number(),
  givenBack: z.number(),
  backCents: z.number(),
  cards: z.number(),
  wrong: z.record(z.string(), z.number()),
});

/**
 * A year of 200 monthly gifts against the simulator, day by day (`simulated-year.ts` says what befalls them): what the bank
 * took, and each way in which it may disagree with our rows.
 */
export async function monthlyYearRows(): Promise<Row[]> {
  const started = performance.now();
  const env = { ...process.env, NODE_ENV: "test" } as const;
  const { stdout } = await promisify(execFile)(process.execPath, [script, "200", "6"], {
    env,
    maxBuffer: 100_000_000,
  });
  const { wrong, ...year } = report.parse(JSON.parse(/^year: (.*)$/m.exec(stdout)?.[1] ?? "null"));
  const minutes = (performance.now() - started) / 60_000;
  const faults = Object.entries(wrong).map(([what, count]) => `${what} ${count}`);
  return [
    {
      what: "a year of 200 monthly gifts with declines, an outage, kills, new cards, other amounts, pauses, refunds and stops: what is wrong at its end",
      measured:
        `${faults.join(", ")}; ${year.due} months due, ${year.charged} charged ($${(year.cents / 100).toFixed(2)}), ` +
        `${year.givenBack} given back ($${(year.backCents / 100).toFixed(2)}), ` +
        `${year.declined} declines (${year.hard} hard), ${year.cards} new cards, ${year.stopped} stopped, ${minutes.toFixed(1)} min`,
      target: "all 0",
      holds: Object.values(wrong).every((count) => count === 0),
    },
  ];
}
