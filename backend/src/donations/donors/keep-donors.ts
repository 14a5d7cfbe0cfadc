import {
  and,
  asc,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  max,
  min,
  or,
  sql,
} from "@payloadcms/db-sqlite/drizzle";
import { nameOnReceipt } from "@pcf/contract/donation/donor-name";
import type { Payload, TaskConfig } from "payload";
import { commitTogether } from "../../platform/database/commit-together.ts";
import { plainAddress } from "../../platform/database/same-address.ts";
import { tableOf } from "../../platform/database/table-of.ts";
import { paymentsFirstOf } from "../../platform/jobs/payments-first.ts";
import { donorWords } from "./donor-words.ts";
import { type MonthlyStanding, monthlyStandings } from "./donors.ts";

const atOnce = 200;
const countedKey = "donors-counted-to";
/** A change that was on its way when the last count was made shows its time, and is seen only now. */
const overlapMs = 2 * 60_000;

/**
 * Brings the donors up to what the gifts say: each gift leads to its donor, and of whom a gift changed since the last time
 * the sums are worked out anew. It may be cut off anywhere, and finds the rest the next time.
 */
export async function keepDonors(payload: Payload, now: Date): Promise<{ linked: number; counted: number }> {
  let linked = 0;
  for (;;) {
    const some = await linkSomeGifts(payload, now);
    if (some === 0) break;
    linked += some;
    await paymentsFirstOf(payload).quiet(1_000);
  }
  const ids = await changedDonors(payload, await countedTo(payload));
  for (let at = 0; at < ids.length; at += atOnce) {
    await countDonors(payload, ids.slice(at, at + atOnce));
    await paymentsFirstOf(payload).quiet(1_000);
  }
  await payload.kv.set(countedKey, new Date(now.getTime() - overlapMs).toISOString());
  return { linked, counted: ids.length };
}

async function countedTo(payload: Payload): Promise<string> {
  const known: unknown = await payload.kv.get(countedKey);
  return typeof known === "string" ? known : "";
}

/** Gifts that name an address and lead to no donor yet, a portion of them; answers how many there were. */
async function linkSomeGifts(payload: Payload, now: Date): Promise<number> {
  const { drizzle } = payload.db;
  const gifts = tableOf(payload, "donations");
  const donors = tableOf(payload, "donors");
  const found = await drizzle
    .select({ id: gifts.id, email: gifts.donor_email })
    .from(gifts)
    .where(and(isNull(gifts.giver), isNotNull(gifts.donor_email)))
    .orderBy(asc(gifts.id))
    .limit(atOnce);
  if (found.length === 0) return 0;
  const byAddress = Map.groupBy(found, ({ email }) => plainAddress(String(email)));
  const at = now.toISOString();
  // Statements of one moment share a commit.
  await Promise.all(
    [...byAddress.keys()].map((email) => {
      const own = { email, name: email, words: donorWords(email), gifts: 0, totalCents: 0 };
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
  return found.length;
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

/** Works out the rows of these donors, and of all who are the same persons. One of whom no gift is left goes. */
export async function countDonors(payload: Payload, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const { drizzle } = payload.db;
  const donors = tableOf(payload, "donors");
  const asked = await drizzle
    .select({ id: donors.id, sameAs: donors.sameAs })
    .from(donors)
    .where(inArray(donors.id, [...ids]));
  const heads = [...new Set(asked.map(({ id, sameAs }) => Number(sameAs ?? id)))];
  const members = await drizzle
    .select({ id: donors.id, sameAs: donors.sameAs, email: donors.email })
    .from(donors)
    .where(or(inArray(donors.id, heads), inArray(donors.sameAs, heads)));
  const own = await ownSums(
    payload,
    members.map(({ id }) => Number(id)),
  );
  const at = new Date().toISOString();
  const rows = heads.flatMap((head) => {
    const group = members.filter(({ id, sameAs }) => Number(sameAs ?? id) === head);
    return group.map(({ id, email }) => {
      const self = own.get(Number(id));
      const isHead = Number(id) === head;
      const all = isHead ? group.flatMap((each) => own.get(Number(each.id)) ?? []) : self ? [self] : [];
      const addresses = isHead ? group.map((each) => String(each.email)) : [String(email)];
      return {
        id: Number(id),
        name: self?.name || String(email),
        words: donorWords(...all.flatMap(({ names }) => names), ...addresses),
        city: self?.city ?? null,
        province: self?.province ?? null,
        ...together(all),
        updatedAt: at,
      };
    });
  });
  await Promise.all(
    rows.map(({ id, ...row }) =>
      commitTogether(
        payload,
        drizzle.update(donors).set(row).where(eq(donors.id, id)).returning({ id: donors.id }),
      ),
    ),
  );
}

type Sums = {
  gifts: number;
  totalCents: number;
  firstDay: string | null;
  lastDay: string | null;
  monthly: MonthlyStanding | null;
};
type OwnSums = Sums & { name: string; names: string[]; city: string | null; province: string | null };

/** What the gifts under one address come to, and the name and town of the newest. */
async function ownSums(payload: Payload, ids: readonly number[]): Promise<Map<number, OwnSums>> {
  const { drizzle } = payload.db;
  const gifts = tableOf(payload, "donations");
  const monthly = tableOf(payload, "monthly-gifts");
  const isOfThem = inArray(gifts.giver, [...ids]);
  const sums = await drizzle
    .select({
      giver: gifts.giver,
      count: sql<number>`count(*)`,
      cents: sql<number>`sum(${gifts.amountCents} - ${gifts.refundedCents})`,
      first: min(gifts.giftDay),
      last: max(gifts.giftDay),
    })
    .from(gifts)
    .where(and(isOfThem, eq(gifts.state, "approved"), isNotNull(gifts.giftDay)))
    .groupBy(gifts.giver);
  const newest = await drizzle
    .select({ giver: gifts.giver, id: max(gifts.id) })
    .from(gifts)
    .where(and(isOfThem, isNotNull(gifts.donor_email)))
    .groupBy(gifts.giver);
  const named = await drizzle
    .select({
      giver: gifts.giver,
      organization: gifts.donor_organization,
      firstName: gifts.donor_firstName,
      middleInitial: gifts.donor_middleInitial,
      lastName: gifts.donor_lastName,
      secondFirstName: gifts.donor_secondFirstName,
      secondMiddleInitial: gifts.donor_secondMiddleInitial,
      secondLastName: gifts.donor_secondLastName,
      city: gifts.donor_city,
      province: gifts.donor_province,
    })
    .from(gifts)
    .where(
      inArray(
        gifts.id,
        newest.map(({ id }) => Number(id)),
      ),
    );
  const standings = await drizzle
    .selectDistinct({ giver: gifts.giver, state: monthly.state })
    .from(monthly)
    .innerJoin(gifts, eq(gifts.id, monthly.signUp))
    .where(isOfThem);
  return new Map(
    named.map(({ giver, city, province, ...names }) => {
      const id = Number(giver);
      const sum = sums.find((each) => Number(each.giver) === id);
      const states = standings.filter((each) => Number(each.giver) === id).map(({ state }) => state);
      return [
        id,
        {
          name: nameOnReceipt(names),
          names: Object.values(names).filter((name): name is string => typeof name === "string"),
          city,
          province,
          gifts: Number(sum?.count ?? 0),
          totalCents: Number(sum?.cents ?? 0),
          firstDay: sum?.first ?? null,
          lastDay: sum?.last ?? null,
          monthly: monthlyStandings.find((standing) => states.includes(standing)) ?? null,
        },
      ];
    }),
  );
}

const days = (some: (string | null)[]): string[] => some.filter((day) => day !== null).toSorted();

/** The sums of one person under several addresses. */
const together = (sums: readonly Sums[]): Sums => ({
  gifts: sums.reduce((all, { gifts }) => all + gifts, 0),
  totalCents: sums.reduce((all, { totalCents }) => all + totalCents, 0),
  firstDay: days(sums.map(({ firstDay }) => firstDay))[0] ?? null,
  lastDay: days(sums.map(({ lastDay }) => lastDay)).at(-1) ?? null,
  monthly: monthlyStandings.find((standing) => sums.some(({ monthly }) => monthly === standing)) ?? null,
});

/** Every twenty seconds: what is new is few rows. After an upgrade the first run reads all gifts, a portion at a time. */
export const keepDonorsTask: TaskConfig<{ input: object; output: object }> = {
  slug: "keepDonors",
  label: "Keep the donors up to their gifts",
  schedule: [{ cron: "*/20 * * * * *", queue: "default" }],
  retries: 0,
  handler: async ({ req: { payload } }) => ({ output: await keepDonors(payload, new Date()) }),
};
