import { and, eq, inArray } from "@payloadcms/db-sqlite/drizzle";
import type { Payload, PayloadRequest } from "payload";
import type { Donation } from "../../payload-types.ts";
import { inOneSave } from "../../platform/database/in-one-save.ts";
import { connectionOf } from "../../platform/database/open-transaction.ts";
import { tableOf } from "../../platform/database/table-of.ts";
import { type HistoryEntry, isAsMovedIn, movedInNotes } from "../record/donation-history.ts";
import { columnsOf } from "../record/donation-store.ts";
import { hasNoCardYet } from "../record/monthly-gift-states.ts";
import type { Kind } from "./gift-words.ts";
import type { LeftOut, PastGift } from "./past-gift.ts";
import { factsOf, fingerprintOf, firstRow, keyOf, promiseOf } from "./past-gift-row.ts";

/** A gift that was read, with the row it stands in and what it is for here. */
export type ToWrite = { row: number; gift: PastGift; area: string };

type Known = {
  id: number;
  key: string;
  revision: number;
  history: Donation["history"];
  fingerprint: string;
  kind: Kind;
};

/** What becomes of a gift; `changed-here` and `other-kind` stay as they are. */
type Fate = "new" | "changed" | "same" | Extract<LeftOut, "changed-here" | "other-kind">;

/** Of a portion of the file: what becomes of each, and how it stands afterwards in the database. */
export type Written = {
  fates: { at: ToWrite; fate: Fate }[];
  /** By the number there: the day and cents that the database has of it; of a promise no day. */
  stands: Map<string, { day: string | null; cents: number }>;
};

type Writing = { payload: Payload; source: string; now: Date };

const kindsOfType = new Map<unknown, Kind>([
  ["single", "single"],
  ["instalment", "instalment"],
  ["monthly", "promise"],
]);

/** What the database has of these gifts already. */
async function knownOf(req: PayloadRequest, source: string, some: readonly ToWrite[]) {
  const gifts = tableOf(req.payload, "donations");
  const db = await connectionOf(req);
  const rows = await db
    .select({
      id: gifts.id,
      key: gifts.idempotencyKey,
      revision: gifts.revision,
      history: gifts.history,
      fingerprint: gifts.formerSystem_fingerprint,
      type: gifts.donationType,
      day: gifts.giftDay,
      cents: gifts.amountCents,
    })
    .from(gifts)
    .where(
      inArray(
        gifts.idempotencyKey,
        some.map(({ gift }) => keyOf(source, gift.id)),
      ),
    );
  return new Map(
    rows.map((row) => [
      String(row.key),
      {
        id: Number(row.id),
        key: String(row.key),
        revision: Number(row.revision),
        history: historyOf(row.history),
        fingerprint: String(row.fingerprint),
        kind: kindsOfType.get(row.type) ?? "single",
        day: typeof row.day === "string" ? row.day : null,
        cents: Number(row.cents),
      },
    ]),
  );
}

/** As the column has it: SQLite's keeps the JSON as a text. */
const historyOf = (stored: unknown): Donation["history"] =>
  typeof stored === "string" ? JSON.parse(stored) : (stored as Donation["history"]);

function fateOf({ gift }: ToWrite, known: Known | undefined): Fate {
  if (!known) return "new";
  if (known.fingerprint === fingerprintOf(gift)) return "same";
  if (known.kind !== gift.kind) return "other-kind";
  return isAsMovedIn({ history: known.history }) ? "changed" : "changed-here";
}

/**
 * Writes a portion of the gifts in one transaction: those that are new, and those that say something else than when they came
 * over and that nobody here has touched since. What came over already and says the same stays as it is. `within` is called
 * before the transaction ends; where it throws, nothing of the portion is kept.
 */
export function writeGifts(
  writing: Writing,
  some: readonly ToWrite[],
  within: () => void = () => undefined,
): Promise<Written> {
  return inOneSave(writing.payload, async (req) => {
    const known = await knownOf(req, writing.source, some);
    const fates: Written["fates"] = [];
    for (const at of some) {
      const mine = known.get(keyOf(writing.source, at.gift.id));
      const fate = fateOf(at, mine);
      const isWritten = fate !== "changed" || !mine || (await bringUp(req, writing, at, mine));
      fates.push({ at, fate: isWritten ? fate : "changed-here" });
    }
    await insertNew(
      req,
      writing,
      fates.filter(({ fate }) => fate === "new").map(({ at }) => at),
    );
    within();
    const stands = await knownOf(req, writing.source, some);
    return { fates, stands: bySource(some, stands, writing.source) };
  });
}

/** The same without writing: what a run would do with them. */
export async function foresee(
  { payload, source }: Omit<Writing, "now">,
  some: readonly ToWrite[],
): Promise<Written> {
  const known = await knownOf({ payload } as PayloadRequest, source, some);
  const fates = some.map((at) => ({ at, fate: fateOf(at, known.get(keyOf(source, at.gift.id))) }));
  return { fates, stands: bySource(some, known, source) };
}

function bySource(
  some: readonly ToWrite[],
  rows: ReadonlyMap<string, { day: string | null; cents: number }>,
  source: string,
): Written["stands"] {
  return new Map(
    some.flatMap(({ gift }) => {
      const row = rows.get(keyOf(source, gift.id));
      return row ? [[gift.id, { day: row.day, cents: row.cents }] as const] : [];
    }),
  );
}

async function insertNew(req: PayloadRequest, { source, now }: Writing, some: readonly ToWrite[]) {
  if (some.length === 0) return;
  const db = await connectionOf(req);
  const gifts = tableOf(req.payload, "donations");
  const history: HistoryEntry[] = [{ at: now.toISOString(), state: "approved", note: movedInNotes.first }];
  const rows = some.map(({ gift, area }) =>
    columnsOf(firstRow(gift, factsOf(gift, { source, area, now }), { source, history })),
  );
  const written = await db
    .insert(gifts)
    .values(rows)
    .returning({ id: gifts.id, key: gifts.idempotencyKey, orderId: gifts.orderId });
  const signUps = new Map(written.map(({ key, ...row }) => [String(key), row]));
  const at = now.toISOString();
  const promises = some.flatMap(({ gift, area }) => {
    const signUp = signUps.get(keyOf(source, gift.id));
    if (gift.kind !== "promise" || !signUp) return [];
    const its = { orderId: signUp.orderId, signUp: signUp.id, pausedAt: at, createdAt: at, updatedAt: at };
    return [{ ...promiseOf(gift, area, now), ...its }];
  });
  if (promises.length > 0) await db.insert(tableOf(req.payload, "monthly-gifts")).values(promises);
}

/** Writes over a gift what its row says now; `false` where somebody was first, or its donor has given a card. */
async function bringUp(
  req: PayloadRequest,
  { source, now }: Writing,
  { gift, area }: ToWrite,
  known: Known,
): Promise<boolean> {
  const db = await connectionOf(req);
  const gifts = tableOf(req.payload, "donations");
  if (gift.kind === "promise" && !(await bringUpPromise(req, gift, { area, now, signUp: known.id })))
    return false;
  const at = now.toISOString();
  const entry: HistoryEntry = { at, state: "approved", note: movedInNotes.again };
  const past = Array.isArray(known.history) ? known.history : [];
  const changed = {
    ...factsOf(gift, { source, area, now }),
    revision: known.revision + 1,
    history: [...past, entry],
    updatedAt: at,
  };
  const moved = await db
    .update(gifts)
    .set(columnsOf(changed))
    .where(and(eq(gifts.id, known.id), eq(gifts.revision, known.revision)))
    .returning({ id: gifts.id });
  return moved.length > 0;
}

async function bringUpPromise(
  req: PayloadRequest,
  gift: PastGift,
  { area, now, signUp }: { area: string; now: Date; signUp: number },
): Promise<boolean> {
  const db = await connectionOf(req);
  const monthly = tableOf(req.payload, "monthly-gifts");
  const [promise] = await db
    .select({
      id: monthly.id,
      state: monthly.state,
      stateReason: monthly.stateReason,
      amountChangedAt: monthly.amountChangedAt,
    })
    .from(monthly)
    .where(eq(monthly.signUp, signUp));
  if (!promise || promise.amountChangedAt !== null) return false;
  if (!hasNoCardYet({ state: promise.state, stateReason: String(promise.stateReason ?? "") })) return false;
  const moved = await db
    .update(monthly)
    .set({ ...promiseOf(gift, area, now), updatedAt: now.toISOString() })
    .where(and(eq(monthly.id, promise.id), eq(monthly.dataKey, "")))
    .returning({ id: monthly.id });
  return moved.length > 0;
}
