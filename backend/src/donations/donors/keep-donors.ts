import { and, asc, eq, gte, inArray, isNotNull, isNull, notExists, sql } from "@payloadcms/db-sqlite/drizzle";
import type { Payload, TaskConfig } from "payload";
import { commitTogether } from "../../platform/database/commit-together.ts";
import { plainAddress } from "../../platform/database/same-address.ts";
import { tableOf } from "../../platform/database/table-of.ts";
import { paymentsFirstOf } from "../../platform/jobs/payments-first.ts";
import { countDonors } from "./count-donors.ts";
import { donorWords } from "./donor-words.ts";
import { giverAddress, namesNobody, namesSomebody, shownAddress } from "./own-key.ts";

const atOnce = 200;
const countedKey = "donors-counted-to";
/** A change that was on its way when the last count was made shows its time, and is seen only now. */
const overlapMs = 2 * 60_000;

/**
 * Brings the donors up to what the gifts say: each gift leads to its donor, and of whom a gift changed since the last time
 * the sums are worked out anew. It may be cut off anywhere, and finds the rest the next time.
 */
export async function keepDonors(payload: Payload, now: Date): Promise<{ linked: number; counted: number }> {
  const since = await countedTo(payload);
  const left = since === "" ? [] : await unlinkMoved(payload, since);
  let linked = 0;
  for (;;) {
    const some = await linkSomeGifts(payload, now);
    if (some === 0) break;
    linked += some;
    await paymentsFirstOf(payload).quiet(1_000);
  }
  const ids = [...new Set([...left, ...(await changedDonors(payload, since))])];
  await countInTurn(payload, ids);
  await payload.kv.set(countedKey, new Date(now.getTime() - overlapMs).toISOString());
  return { linked, counted: ids.length };
}

async function countInTurn(payload: Payload, ids: readonly number[]): Promise<void> {
  for (let at = 0; at < ids.length; at += atOnce) {
    await countDonors(payload, ids.slice(at, at + atOnce));
    await paymentsFirstOf(payload).quiet(1_000);
  }
}

async function countedTo(payload: Payload): Promise<string> {
  const known: unknown = await payload.kv.get(countedKey);
  return typeof known === "string" ? known : "";
}

/** Gifts whose address was corrected lead nowhere from now on; answers the donors they were of. */
async function unlinkMoved(payload: Payload, since: string): Promise<number[]> {
  const { drizzle } = payload.db;
  const gifts = tableOf(payload, "donations");
  const donors = tableOf(payload, "donors");
  const changed = await drizzle
    .select({ id: gifts.id, giver: gifts.giver, email: giverAddress(gifts), known: donors.email })
    .from(gifts)
    .innerJoin(donors, eq(donors.id, gifts.giver))
    .where(and(gte(gifts.updatedAt, since), namesSomebody(gifts)));
  const moved = changed.filter(({ email, known }) => plainAddress(String(email)) !== known);
  const ids = moved.map(({ id }) => Number(id));
  if (ids.length > 0) await drizzle.update(gifts).set({ giver: null }).where(inArray(gifts.id, ids));
  return moved.map(({ giver }) => Number(giver));
}

/** Gifts that name an address and lead to no donor yet, a portion of them; answers how many there were. */
async function linkSomeGifts(payload: Payload, now: Date): Promise<number> {
  const { drizzle } = payload.db;
  const gifts = tableOf(payload, "donations");
  const found = await drizzle
    .select({ id: gifts.id, email: giverAddress(gifts) })
    .from(gifts)
    .where(and(isNull(gifts.giver), namesSomebody(gifts)))
    .orderBy(asc(gifts.id))
    .limit(atOnce);
  await linkGifts(payload, found, now);
  return found.length;
}

/** Leads these gifts to the donors of their addresses, of whom rows are written where there are none, and counts those. */
export async function linkGifts(
  payload: Payload,
  found: readonly { id: unknown; email: string }[],
  now: Date,
): Promise<void> {
  if (found.length === 0) return;
  const { drizzle } = payload.db;
  const gifts = tableOf(payload, "donations");
  const donors = tableOf(payload, "donors");
  const byAddress = Map.groupBy(found, ({ email }) => plainAddress(String(email)));
  const at = now.toISOString();
  // Statements of one moment share a commit.
  await Promise.all(
    [...byAddress.keys()].map((email) => {
      const words = donorWords(shownAddress(email));
      const own = { email, name: email, words, gifts: 0, totalCents: 0, isListed: false };
      const row = { ...own, createdAt: at, updatedAt: at };
      return commitTogether(
        payload,
        drizzle.insert(donors).values(row).onConflictDoNothing().returning({ id: donors.id }),
      );
    }),
  );
  const known = await drizzle
    .select({ id: donors.id, email: donors.email })
    .from(donors)
    .where(inArray(donors.email, [...byAddress.keys()]));
  await Promise.all(
    known.map(({ id, email }) => {
      const ids = (byAddress.get(String(email)) ?? []).map((gift) => Number(gift.id));
      // Not a change of the gift: whoever has read it may go on.
      return commitTogether(
        payload,
        drizzle.update(gifts).set({ giver: id }).where(inArray(gifts.id, ids)).returning({ id: gifts.id }),
      );
    }),
  );
  await countDonors(
    payload,
    known.map(({ id }) => Number(id)),
  );
}

/** Donors of whom a gift or a monthly gift was changed at this time or later. */
async function changedDonors(payload: Payload, since: string): Promise<number[]> {
  const { drizzle } = payload.db;
  const gifts = tableOf(payload, "donations");
  const monthly = tableOf(payload, "monthly-gifts");
  const ofGifts = await drizzle
    .selectDistinct({ id: gifts.giver })
    .from(gifts)
    .where(and(isNotNull(gifts.giver), ...(since ? [gte(gifts.updatedAt, since)] : [])));
  const ofMonthly = await drizzle
    .selectDistinct({ id: gifts.giver })
    .from(monthly)
    .innerJoin(gifts, eq(gifts.id, monthly.signUp))
    .where(and(isNotNull(gifts.giver), ...(since ? [gte(monthly.updatedAt, since)] : [])));
  return [...new Set([...ofGifts, ...ofMonthly].map(({ id }) => Number(id)))];
}

/**
 * Gifts whose words about their donor were taken out lead to nobody any more, and whoever no gift names goes. `ids`: only of
 * these donors; else of all. What was cut off is found again, since a gift is let go of after its donor was counted without it.
 */
export async function forgetNameless(payload: Payload, ids?: readonly number[]): Promise<void> {
  const { drizzle } = payload.db;
  const gifts = tableOf(payload, "donations");
  const donors = tableOf(payload, "donors");
  const ofThese = ids ? [inArray(gifts.giver, [...ids])] : [];
  const isNameless = and(isNotNull(gifts.giver), namesNobody(gifts), ...ofThese);
  const nameless = await drizzle.selectDistinct({ id: gifts.giver }).from(gifts).where(isNameless);
  const theirs = drizzle.select({ one: sql`1` }).from(gifts).where(eq(gifts.giver, donors.id));
  const alone = await drizzle
    .select({ id: donors.id })
    .from(donors)
    .where(and(notExists(theirs), ...(ids ? [inArray(donors.id, [...ids])] : [])));
  const counted = [...new Set([...nameless, ...alone].map(({ id }) => Number(id)))];
  await countInTurn(payload, counted);
  await drizzle.update(gifts).set({ giver: null }).where(isNameless);
}

/** Every twenty seconds: what is new is few rows. After an upgrade the first run reads all gifts, a portion at a time. */
export const keepDonorsTask: TaskConfig<{ input: object; output: object }> = {
  slug: "keepDonors",
  label: "Keep the donors up to their gifts",
  schedule: [{ cron: "*/20 * * * * *", queue: "default" }],
  retries: 0,
  handler: async ({ req: { payload } }) => ({ output: await keepDonors(payload, new Date()) }),
};
