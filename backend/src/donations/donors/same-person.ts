import { and, eq, exists, isNotNull, isNull, or, type SQL, sql } from "@payloadcms/db-sqlite/drizzle";
import type { Payload } from "payload";
import { tableOf } from "../../platform/database/table-of.ts";
import { countDonors } from "./count-donors.ts";

/** Why two addresses could not be put together, or parted. */
export class NotSamePerson extends Error {
  override name = "NotSamePerson";
}

async function donorOf(payload: Payload, id: number) {
  const donors = tableOf(payload, "donors");
  const [row] = await payload.db.drizzle
    .select({ id: donors.id, sameAs: donors.sameAs, notes: donors.notes })
    .from(donors)
    .where(eq(donors.id, id));
  if (!row) throw new NotSamePerson("One of the two is not there any more. Look for them again.");
  return { head: Number(row.sameAs ?? row.id), notes: typeof row.notes === "string" ? row.notes : "" };
}

/**
 * Puts the other address, and all that are the same person's already, under the one of `id`; the sums are counted at once,
 * and notes stand together. Every address points to the one head: there is no chain and no circle, since in one statement
 * only what is a head itself is pointed to.
 *
 * @throws NotSamePerson when they are one person already, or one was put elsewhere meanwhile.
 */
export async function mergeDonors(
  payload: Payload,
  { id, other }: { id: number; other: number },
): Promise<{ head: number }> {
  const { drizzle } = payload.db;
  const donors = tableOf(payload, "donors");
  const { head } = await donorOf(payload, id);
  const { head: second } = await donorOf(payload, other);
  if (head === second) throw new NotSamePerson("These are the same person already.");
  const heads = drizzle.select({ id: donors.id, sameAs: donors.sameAs }).from(donors).as("heads");
  const isHead = (one: number): SQL =>
    exists(
      drizzle
        .select({ one: sql`1` })
        .from(heads)
        .where(and(eq(heads.id, one), isNull(heads.sameAs))),
    );
  const moved = await drizzle
    .update(donors)
    .set({ sameAs: head })
    .where(and(or(eq(donors.id, second), eq(donors.sameAs, second)), isHead(head), isHead(second)))
    .returning({ id: donors.id });
  if (moved.length === 0)
    throw new NotSamePerson("Somebody has put one of the two with another person meanwhile. Look again.");
  await joinNotes(payload, { head, second });
  await countDonors(payload, [head]);
  return { head };
}

/** Notes of both stand with the person, those of the page that stays first. */
async function joinNotes(
  payload: Payload,
  { head, second }: { head: number; second: number },
): Promise<void> {
  const donors = tableOf(payload, "donors");
  const { drizzle } = payload.db;
  const { notes: more } = await donorOf(payload, second);
  if (!more) return;
  const { notes } = await donorOf(payload, head);
  const joined = [notes, more].filter(Boolean).join("\n\n");
  await drizzle.update(donors).set({ notes: joined }).where(eq(donors.id, head));
  await drizzle.update(donors).set({ notes: null }).where(eq(donors.id, second));
}

/**
 * Makes an address a person of its own again; both are counted at once. Notes stay with the person it was put with.
 *
 * @throws NotSamePerson when it is on its own.
 */
export async function partDonor(payload: Payload, id: number): Promise<{ from: number }> {
  const donors = tableOf(payload, "donors");
  const { head } = await donorOf(payload, id);
  const parted = await payload.db.drizzle
    .update(donors)
    .set({ sameAs: null })
    .where(and(eq(donors.id, id), isNotNull(donors.sameAs)))
    .returning({ id: donors.id });
  if (parted.length === 0) throw new NotSamePerson("This address is on its own already.");
  await countDonors(payload, [id, head]);
  return { from: head };
}
