import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { z } from "zod";
import { isApprovedCode } from "../../contract/src/donation/result.ts";
import type { DonorStory } from "./crowd.ts";

const ledgerSchema = z.array(z.object({ type: z.string(), amount: z.string(), responseCode: z.string() }));
type Gift = { cents: number; state: string; followUp: string | null; receipts: number };

/**
 * How long it may take until the next gift is settled: at once, and where a backend that starts or the job of the minute looks
 * again. For all of them together it takes as long as the machine needs.
 */
const nextWithinMs = 10_000;
const sweptWithinMs = 75_000;

async function query<Row extends object>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

const giftsIn = (databaseUrl: string) =>
  query<Gift>(
    databaseUrl,
    `select amount_cents::int as cents, state, follow_up as "followUp",
       (select count(*)::int from receipts where receipts.donation_id = donations.id) as receipts
     from donations`,
  );

/** How many rows each collection has in which a gift leaves something. */
export async function rowsOfGiving(databaseUrl: string): Promise<Record<string, number>> {
  const tables = ["donations", "receipts", "outbox", "donors", "cards_to_mail"];
  const [row] = await query<Record<string, number>>(
    databaseUrl,
    `select ${tables.map((table) => `(select count(*)::int from ${table}) as ${table}`)}`,
  );
  return row ?? {};
}

const isOpen = ({ state, followUp }: Gift) => ["sending", "unknown"].includes(state) || followUp === "due";

/** The gifts, once all are settled, or none of those that are open has been for so long. */
async function settled(databaseUrl: string, withinMs: number): Promise<Gift[]> {
  let gifts = await giftsIn(databaseUrl);
  let open = gifts.filter(isOpen).length;
  let since = Date.now();
  while (open > 0 && Date.now() - since < withinMs) {
    await sleep(500);
    gifts = await giftsIn(databaseUrl);
    const left = gifts.filter(isOpen).length;
    if (left < open) since = Date.now();
    open = left;
  }
  return gifts;
}

/** What could not be done is tried again after minutes, and then more: as if those had gone by. */
const anHourLater = `update donations set follow_up_at = now() - interval '1 hour', next_check_at = now() - interval '1 hour'
  where state in ('sending', 'unknown') or follow_up = 'due'`;

/**
 * Compares what donors were told with the bank's ledger, our rows and the receipts, once everything is settled; answers each
 * disagreement in words, and how many gifts there are.
 */
export async function compareBooks(
  stories: readonly DonorStory[],
  system: { databaseUrl: string; simulatorUrl: string; restartBackend: () => Promise<void> },
): Promise<{ approved: number; wrong: string[] }> {
  const { databaseUrl, simulatorUrl, restartBackend } = system;
  let gifts = await settled(databaseUrl, nextWithinMs);
  if (gifts.some(isOpen)) {
    await query(databaseUrl, anHourLater);
    await restartBackend();
    gifts = await settled(databaseUrl, sweptWithinMs);
  }
  const ledger = ledgerSchema.parse(await (await fetch(`${simulatorUrl}/simulator/transactions`)).json());
  const charges = ledger.filter(
    ({ type, responseCode }) => type === "purchase" && isApprovedCode(Number(responseCode)),
  );
  const charged = Map.groupBy(charges, ({ amount }) => Math.round(Number(amount) * 100));
  const approved = gifts.filter(({ state }) => state === "approved");
  const written = Map.groupBy(approved, ({ cents }) => cents);
  const open = gifts.filter(isOpen);
  const wrong = [
    ...open.map(({ cents, state, followUp }) => `$${cents / 100}: still ${state}, follow-up ${followUp}`),
    ...stories.flatMap(({ cents, approved: told }) => {
      const taken = charged.get(cents)?.length ?? 0;
      const kept = written.get(cents)?.length ?? 0;
      return [
        ...(taken > 1 ? [`$${cents / 100}: charged ${taken} times`] : []),
        ...(told && taken !== 1 ? [`$${cents / 100}: the donor was thanked and ${taken} times charged`] : []),
        ...(taken !== kept ? [`$${cents / 100}: charged ${taken} times, written down ${kept} times`] : []),
      ];
    }),
    ...approved.flatMap(({ cents, receipts, followUp }) =>
      followUp !== "due" && receipts !== 1 ? [`$${cents / 100}: ${receipts} receipts`] : [],
    ),
  ];
  return { approved: approved.length, wrong };
}
