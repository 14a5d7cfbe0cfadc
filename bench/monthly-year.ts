import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { z } from "zod";
import type { Row } from "./rows.ts";

const script = path.resolve(import.meta.dirname, "../backend/src/donations/billing/testing/year-report.ts");
const report = z.object({
  due: z.number(),
  charged: z.number(),
  cents: z.number(),
  declined: z.number(),
  hard: z.number(),
  killed: z.number(),
  stopped: z.number(),
  givenBack: z.number(),
  backCents: z.number(),
  cards: z.number(),
  amounts: z.number(),
  pauses: z.number(),
  leftByWish: z.number(),
  receipts: z.number(),
  receiptsOfSeveral: z.number(),
  receiptedCents: z.number(),
  mails: z.record(z.string(), z.number()),
  wrong: z.record(z.string(), z.number()),
});
const kills = 6;
const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;
const counted = (counts: Record<string, number>) =>
  Object.entries(counts)
    .map(([what, count]) => `${what} ${count}`)
    .join(", ");

/**
 * A year of 200 monthly gifts against the simulator, day by day (`simulated-year.ts` says what befalls them): what the bank
 * took, and each way in which it may disagree with our rows.
 */
export async function monthlyYearRows(): Promise<Row[]> {
  const started = performance.now();
  const env = { ...process.env, NODE_ENV: "test" } as const;
  const { stdout } = await promisify(execFile)(process.execPath, [script, "200", String(kills)], {
    env,
    maxBuffer: 100_000_000,
  });
  const { wrong, mails, ...year } = report.parse(JSON.parse(/^year: (.*)$/m.exec(stdout)?.[1] ?? "null"));
  const minutes = (performance.now() - started) / 60_000;
  const isRight = Object.values(wrong).every((count) => count === 0);
  return [
    {
      what: "a year of 200 monthly gifts with declines, an outage, kills, new cards, other amounts, pauses, refunds and stops: what is wrong at its end",
      measured:
        `${counted(wrong)}; ${year.due} months due, ${year.charged} charged (${dollars(year.cents)}), ` +
        `${year.givenBack} given back (${dollars(year.backCents)}), ` +
        `${year.declined} declines (${year.hard} hard), ${year.killed} days killed in their middle, ` +
        `${year.cards} new cards, ${year.amounts} other amounts, ${year.pauses} pauses, ${year.stopped} stopped, ` +
        `${year.leftByWish} of these while a card was tried again, ` +
        `${year.receipts} receipts (${dollars(year.receiptedCents)}), ${year.receiptsOfSeveral} of them of several gifts; mails: ${counted(mails)}; ${minutes.toFixed(1)} min`,
      target: `all 0, ${kills} killed`,
      holds: isRight && year.killed === kills,
    },
  ];
}
