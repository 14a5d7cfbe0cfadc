import { and, eq, inArray, isNotNull, isNull, or } from "@payloadcms/db-sqlite/drizzle";
import type { Payload } from "payload";
import { inOneSave } from "../../platform/database/in-one-save.ts";
import { connectionOf } from "../../platform/database/open-transaction.ts";
import { tableOf } from "../../platform/database/table-of.ts";
import { countDonors } from "./count-donors.ts";

/** Why two addresses could not be put together, or parted. */
export class NotSamePerson extends Error {
  override name = "NotSamePerson";
}

/** The row that has the sums of a donor's. */
async function headOf(payload: Payload, id: number): Promise<number> {
  const donors = tableOf(payload, "donors");
  const [row] = await payload.db.drizzle
    .select({ id: donors.id, sameAs: donors.sameAs })
    .from(donors)
    .where(eq(donors.id, id));
  if (!row) throw new NotSamePerson("One of the two is not there any more. Look for them again.");
  return Number(row.sameAs ?? row.id);
}

/**
 * Puts the other address, and all that are the same person's already, under the one of `id`; notes stand together, and the
 * sums are counted at once. Every address points to the one head: there is no chain and no circle.
 *
 * @throws NotSamePerson when they are one person already, or one was put elsewhere meanwhile.
 */
export async function mergeDonors(
  payload: Payload,
  { id, other }: { id: number; other: number },
): Promise<{ head: number }> {
  const donors = tableOf(payload, "donors");
  const head = await headOf(payload, id);
  const second = await headOf(payload, other);
  if (head === second) throw new NotSamePerson("These are the same person already.");
  await inOneSave(payload, async (req) => {
    const drizzle = await connectionOf(req);
    // Both rows are held to the end: whoever puts one of them elsewhere in the same moment waits, and finds it no head any more.
    const held = await drizzle
      .update(donors)
      .set({ updatedAt: new Date().toISOString() })
      .where(and(inArray(donors.id, [head, second]), isNull(donors.sameAs)))
      .returning({ id: donors.id, notes: donors.notes });
    if (held.length < 2)
      throw new NotSamePerson("Somebody has put one of the two with another person meanwhile. Look again.");
    // Those of the page that stays come first.
    const notes = held
      .toSorted((one, another) => Number(Number(another.id) === head) - Number(Number(one.id) === head))
      .flatMap((row) => (row.notes ? [String(row.notes)] : []));
    await drizzle
      .update(donors)
      .set({ sameAs: head, notes: null })
      .where(or(eq(donors.id, second), eq(donors.sameAs, second)));
    await drizzle
      .update(donors)
      .set({ notes: notes.join("\n\n") || null })
      .where(eq(donors.id, head));
  });
  await countDonors(payload, [head]);
  return { head };
}

/**
 * Makes an address a person of its own again; both are counted at once. Notes stay with the person it was put with.
 *
 * @throws NotSamePerson when it is on its own.
 */
export async function partDonor(payload: Payload, id: number): Promise<{ from: number }> {
  const donors = tableOf(payload, "donors");
  const head = await headOf(payload, id);
  const parted = await payload.db.drizzle
    .update(donors)
    .set({ sameAs: null })
    .where(and(eq(donors.id, id), isNotNull(donors.sameAs)))
    .returning({ id: donors.id });
  if (parted.length === 0) throw new NotSamePerson("This address is on its own already.");
  await countDonors(payload, [id, head]);
  return { from: head };
}
