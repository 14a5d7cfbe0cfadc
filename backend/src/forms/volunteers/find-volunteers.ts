import { and, desc, eq, inArray, ne } from "@payloadcms/db-sqlite/drizzle";
import type { Payload } from "payload";
import type { Found, ListQuestion } from "../../office/lists/office-list.ts";
import { tableOf } from "../../platform/database/table-of.ts";
import { hasWords } from "../../platform/database/typed-words.ts";
import { type StoredOffer, type VolunteerRow, volunteerOf } from "./volunteer-row.ts";

/** Offers that fit, the newest first; spam only where it is asked for. */
async function offers(
  payload: Payload,
  { ids, state, find = "" }: { ids?: readonly number[]; state?: string | undefined; find?: string },
): Promise<VolunteerRow[]> {
  const forms = tableOf(payload, "form-submissions");
  const rows: StoredOffer[] = await payload.db.drizzle
    .select({
      id: forms.id,
      reference: forms.reference,
      state: forms.state,
      person: forms.person,
      email: forms.email,
      createdAt: forms.createdAt,
      answers: forms.answers,
    })
    .from(forms)
    .where(
      and(
        eq(forms.form, "volunteer"),
        ids ? inArray(forms.id, [...ids]) : undefined,
        state ? eq(forms.state, state) : ids ? undefined : ne(forms.state, "spam"),
        ...hasWords(forms.words, find),
      ),
    )
    .orderBy(desc(forms.createdAt));
  return rows.map(volunteerOf);
}

export const readVolunteers = (payload: Payload, ids: readonly number[]): Promise<VolunteerRow[]> =>
  ids.length > 0 ? offers(payload, { ids }) : Promise.resolve([]);

/** The events that somebody has offered to help at, in the order of their letters. */
export async function eventsOffered(payload: Payload): Promise<string[]> {
  const all = await offers(payload, {});
  return [...new Set(all.flatMap(({ events }) => events))].toSorted((one, other) => one.localeCompare(other));
}

const fits: Record<string, (row: VolunteerRow, value: string) => boolean> = {
  event: ({ events }, event) => events.includes(event),
  province: ({ province }, name) => province === name,
  offer: ({ helpsWith }, offer) => helpsWith.includes(offer),
};

const sorted: Record<string, (row: VolunteerRow) => string> = {
  received: ({ createdAt }) => createdAt,
  name: ({ name }) => name,
  place: ({ province, city }) => `${province} ${city}`,
};

/**
 * Numbers of the offers that fit. What they offered stands in their answers, so all of them are read and looked through: a charity
 * has a few thousand, and keeps them for two years.
 */
export async function findVolunteers(
  payload: Payload,
  { find, filters, sort }: ListQuestion,
  page?: { offset: number; limit: number },
): Promise<Found> {
  const all = await offers(payload, { state: filters.get("state"), find });
  const rows = all.filter((row) => [...filters].every(([key, value]) => fits[key]?.(row, value) ?? true));
  const by = sorted[sort.key] ?? (({ createdAt }) => createdAt);
  const turn = sort.descending ? -1 : 1;
  const ids = rows
    .map((row) => ({ id: row.id, key: by(row) }))
    .toSorted((one, other) => turn * (one.key.localeCompare(other.key) || one.id - other.id))
    .map(({ id }) => id);
  return { ids: page ? ids.slice(page.offset, page.offset + page.limit) : ids, total: ids.length };
}
