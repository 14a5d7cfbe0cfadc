import { asc, eq, inArray, or } from "@payloadcms/db-sqlite/drizzle";
import type { Payload } from "payload";
import { commitTogether } from "../../platform/database/commit-together.ts";
import { tableOf } from "../../platform/database/table-of.ts";
import { donorWords } from "./donor-words.ts";
import { bestStanding } from "./monthly-standing.ts";
import { shownAddress } from "./own-key.ts";
import { type OwnSums, ownSums, type Sums } from "./own-sums.ts";

type Member = { id: number; sameAs: number | null; email: string; notes: string | null };

/**
 * Works out the rows of these donors, and of all who are the same persons. An address that no gift names any more goes, with
 * its notes; where it was that of a person with others, the person stays under one of those.
 */
export async function countDonors(payload: Payload, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const { drizzle } = payload.db;
  const donors = tableOf(payload, "donors");
  const members = await membersOf(payload, ids);
  const own = await ownSums(
    payload,
    members.map(({ id }) => id),
  );
  const groups = Map.groupBy(members, ({ id, sameAs }) => sameAs ?? id);
  const at = new Date().toISOString();
  const rows = [...groups].flatMap(([head, group]) => rowsOf(head, group, own));
  // Statements of one moment share a commit.
  await Promise.all(
    rows.map(({ id, ...row }) =>
      commitTogether(
        payload,
        drizzle
          .update(donors)
          .set({ ...row, updatedAt: at })
          .where(eq(donors.id, id))
          .returning({ id: donors.id }),
      ),
    ),
  );
  await removeDonors(
    payload,
    members.filter(({ id }) => !own.has(id)).map(({ id }) => id),
  );
}

/** These rows, and those of the same persons. */
async function membersOf(payload: Payload, ids: readonly number[]): Promise<Member[]> {
  const { drizzle } = payload.db;
  const donors = tableOf(payload, "donors");
  const asked = await drizzle
    .select({ id: donors.id, sameAs: donors.sameAs })
    .from(donors)
    .where(inArray(donors.id, [...ids]));
  const heads = [...new Set(asked.map(({ id, sameAs }) => Number(sameAs ?? id)))];
  const found = await drizzle
    .select({ id: donors.id, sameAs: donors.sameAs, email: donors.email, notes: donors.notes })
    .from(donors)
    .where(or(inArray(donors.id, heads), inArray(donors.sameAs, heads)))
    .orderBy(asc(donors.id));
  return found.map(({ id, sameAs, email, notes }) => ({
    id: Number(id),
    sameAs: sameAs === null ? null : Number(sameAs),
    email: String(email),
    notes: notes === null ? null : String(notes),
  }));
}

/** What the rows of one person come to. Of several addresses one has the sums, `head` while a gift names it. */
function rowsOf(head: number, group: readonly Member[], own: ReadonlyMap<number, OwnSums>) {
  const known = group.flatMap((member) => {
    const sums = own.get(member.id);
    return sums ? [{ ...member, sums }] : [];
  });
  const first = known.find(({ id }) => id === head) ?? known[0];
  const notes = group.find(({ id }) => id === head)?.notes ?? null;
  return known.map((member) => {
    const isFirst = member === first;
    const all = isFirst ? known : [member];
    const { name, city, province } = member.sums;
    const sums = together(all.map((each) => each.sums));
    return {
      id: member.id,
      sameAs: isFirst ? null : (first?.id ?? null),
      // Notes are about the person, and go along when the address does under which they stood.
      ...(isFirst && member.id !== head && { notes }),
      name: name || member.email,
      words: donorWords(...all.flatMap((each) => [...each.sums.names, shownAddress(each.email)])),
      city,
      province,
      ...sums,
      isListed: isFirst && (sums.gifts > 0 || sums.monthly !== null),
    };
  });
}

const days = (some: (string | null)[]): string[] => some.filter((day) => day !== null).toSorted();

/** The sums of one person under several addresses. */
const together = (sums: readonly Sums[]): Sums => ({
  gifts: sums.reduce((all, { gifts }) => all + gifts, 0),
  totalCents: sums.reduce((all, { totalCents }) => all + totalCents, 0),
  firstDay: days(sums.map(({ firstDay }) => firstDay))[0] ?? null,
  lastDay: days(sums.map(({ lastDay }) => lastDay)).at(-1) ?? null,
  lastMonthlyDay: days(sums.map(({ lastMonthlyDay }) => lastMonthlyDay)).at(-1) ?? null,
  monthly: bestStanding(sums.map(({ monthly }) => monthly)),
});

/** Removes rows that no gift names, and what leads to them: nothing else does. */
async function removeDonors(payload: Payload, ids: number[]): Promise<void> {
  if (ids.length === 0) return;
  const { drizzle } = payload.db;
  const gifts = tableOf(payload, "donations");
  const donors = tableOf(payload, "donors");
  await drizzle.update(gifts).set({ giver: null }).where(inArray(gifts.giver, ids));
  await drizzle.delete(donors).where(inArray(donors.id, ids));
}
