import { and, asc, eq, gt, inArray, isNotNull } from "@payloadcms/db-sqlite/drizzle";
import { formatAmount } from "@pcf/contract/donation/amount";
import type { Payload, PayloadRequest } from "payload";
import { recordAction } from "../../audit/record-action.ts";
import type { Donation, MonthlyGift } from "../../payload-types.ts";
import { inOneSave } from "../../platform/database/in-one-save.ts";
import { connectionOf } from "../../platform/database/open-transaction.ts";
import { relatedId } from "../../platform/database/related-id.ts";
import { tableOf } from "../../platform/database/table-of.ts";
import { countDonors } from "../donors/count-donors.ts";
import { isAsMovedIn } from "../record/donation-history.ts";
import { giftsWhere } from "../record/gifts-where.ts";
import { hasNoCardYet } from "../record/monthly-gift-states.ts";

const atOnce = 200;

/** Why a gift of the source stays, in words for the report. */
export const stayWords = {
  changed: "has been corrected, taken back or erased here since",
  promise: "its monthly gift has a card, another amount, or was stopped here",
  notes: "our staff have written notes about its donor",
  hangs: "a receipt, a refund, a card or the try of one hangs on it",
} as const;
export type Stays = keyof typeof stayWords;

export type TakenOut = {
  gifts: number;
  cents: number;
  stays: { id: string; why: Stays }[];
};

/**
 * Takes back all that came over with a source, a portion at a time: gifts, promises, and donors of whom nothing else is known.
 * A gift stays on which something hangs that was done here. With `dryRun` nothing is removed.
 */
export async function takeGiftsOut(
  payload: Payload,
  { source, dryRun }: { source: string; dryRun: boolean },
): Promise<TakenOut> {
  const taken: TakenOut = { gifts: 0, cents: 0, stays: [] };
  let after = 0;
  try {
    for (;;) {
      const some = await giftsOf(payload, source, after);
      const last = some.at(-1);
      if (!last) break;
      after = last.id;
      const ties = await tiesOf(payload, some);
      const going = some.filter((gift) => {
        const why = reasonToStay(gift, ties);
        if (why) taken.stays.push({ id: gift.formerSystem?.number ?? "", why });
        return !why;
      });
      taken.gifts += going.length;
      taken.cents += going.reduce((sum, { donationType, amountCents }) => {
        return donationType === "monthly" ? sum : sum + amountCents;
      }, 0);
      if (!dryRun) await remove(payload, going, ties);
    }
  } finally {
    if (!dryRun && taken.gifts > 0)
      await recordAction(payload, {
        by: { kind: "system" },
        action: "gifts-moved-out",
        label: source,
        detail: `${taken.gifts} taken back, ${formatAmount(taken.cents)}; ${taken.stays.length} stay`,
      });
  }
  return taken;
}

async function giftsOf(payload: Payload, source: string, after: number): Promise<Donation[]> {
  const gifts = tableOf(payload, "donations");
  const found = await payload.db.drizzle
    .select({ id: gifts.id })
    .from(gifts)
    .where(and(eq(gifts.method, "former-system"), eq(gifts.formerSystem_source, source), gt(gifts.id, after)))
    .orderBy(asc(gifts.id))
    .limit(atOnce);
  if (found.length === 0) return [];
  const { docs } = await payload.db.find<Donation>({
    collection: "donations",
    where: { id: { in: found.map(({ id }) => Number(id)) } },
    sort: "id",
    pagination: false,
  });
  return docs;
}

type Ties = { promises: Map<number, MonthlyGift>; noted: Set<number>; hanging: Set<number> };

async function tiesOf(payload: Payload, some: readonly Donation[]): Promise<Ties> {
  const ids = some.map(({ id }) => id);
  const promises = await giftsWhere(payload, { signUp: { in: ids } });
  const donors = tableOf(payload, "donors");
  const givers = some.flatMap(({ giver }) => relatedId(giver) ?? []);
  const noted = await payload.db.drizzle
    .select({ id: donors.id })
    .from(donors)
    .where(and(inArray(donors.id, givers), isNotNull(donors.notes)));
  const hanging = new Set<number>();
  for (const slug of ["receipts", "refunds", "refund-requests", "cards-to-mail"] as const) {
    const table = tableOf(payload, slug);
    const rows = await payload.db.drizzle
      .select({ id: table.donation })
      .from(table)
      .where(inArray(table.donation, ids));
    for (const { id } of rows) hanging.add(Number(id));
  }
  const gifts = tableOf(payload, "donations");
  const tries = await payload.db.drizzle
    .select({ promise: gifts.monthlyGift })
    .from(gifts)
    .where(
      inArray(
        gifts.monthlyGift,
        promises.map(({ id }) => id),
      ),
    );
  const tried = new Set(tries.map(({ promise }) => Number(promise)));
  for (const { id, signUp } of promises) if (tried.has(id)) hanging.add(relatedId(signUp) ?? 0);
  return {
    promises: new Map(promises.map((promise) => [relatedId(promise.signUp) ?? 0, promise])),
    noted: new Set(noted.map(({ id }) => Number(id))),
    hanging,
  };
}

function reasonToStay(gift: Donation, { promises, noted, hanging }: Ties): Stays | undefined {
  if (!isAsMovedIn(gift)) return "changed";
  if (hanging.has(gift.id)) return "hangs";
  const promise = promises.get(gift.id);
  if (promise && (!hasNoCardYet(promise) || promise.dataKey || promise.amountChangedAt)) return "promise";
  if (noted.has(relatedId(gift.giver) ?? 0)) return "notes";
  return undefined;
}

async function remove(payload: Payload, going: readonly Donation[], { promises }: Ties): Promise<void> {
  if (going.length === 0) return;
  await inOneSave(payload, (req) => removeRows(req, going, promises));
  const givers = [...new Set(going.flatMap(({ giver }) => relatedId(giver) ?? []))];
  // Of whom no gift is left the row goes, too.
  await countDonors(payload, givers);
}

async function removeRows(
  req: PayloadRequest,
  going: readonly Donation[],
  promises: Ties["promises"],
): Promise<void> {
  const db = await connectionOf(req);
  const ids = going.map(({ id }) => id);
  const ofThese = ids.flatMap((id) => promises.get(id)?.id ?? []);
  const monthly = tableOf(req.payload, "monthly-gifts");
  const signIns = tableOf(req.payload, "donor-sign-ins");
  const gifts = tableOf(req.payload, "donations");
  if (ofThese.length > 0)
    await db.delete(monthly).where(and(inArray(monthly.id, ofThese), eq(monthly.dataKey, "")));
  await db.delete(signIns).where(inArray(signIns.gift, ids));
  await db.delete(gifts).where(inArray(gifts.id, ids));
}
