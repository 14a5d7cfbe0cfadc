import { and, desc, eq, inArray, isNotNull, or, type SQL, sql } from "@payloadcms/db-sqlite/drizzle";
import type { Payload } from "payload";
import type { Donation, Donor } from "../../payload-types.ts";
import { relatedId } from "../../platform/database/related-id.ts";
import { tableOf } from "../../platform/database/table-of.ts";
import { type DonorRow, readDonors } from "../donors/donor-row.ts";
import { type GiftRow, readGifts } from "../gifts/gift-row.ts";
import { donorOnReceipt } from "../receipts/facts-from-donation.ts";
import { findDonation } from "../record/donation-store.ts";

/** A person who gives, with all addresses that staff have put together. */
export type DonorPerson = {
  row: DonorRow;
  /** That of the person first. */
  addresses: DonorRow[];
  notes: string;
};

/** The person of a row; of a row that was put with another the number of that one. */
export async function readPerson(
  payload: Payload,
  id: number,
): Promise<DonorPerson | { movedTo: number } | null> {
  const found: Donor | null = await payload.db.findOne({
    collection: "donors",
    where: { id: { equals: id } },
  });
  if (!found) return null;
  const head = relatedId(found.sameAs);
  if (head !== null) return { movedTo: head };
  const donors = tableOf(payload, "donors");
  const members = await payload.db.drizzle
    .select({ id: donors.id })
    .from(donors)
    .where(or(eq(donors.id, id), eq(donors.sameAs, id)));
  const rows = await readDonors(
    payload,
    members.map((member) => Number(member.id)),
  );
  const row = rows.find((each) => each.id === id);
  if (!row) return null;
  return {
    row,
    addresses: [row, ...rows.filter((each) => each !== row)],
    notes: found.notes ?? "",
  };
}

export type YearOfGiving = { year: string; gifts: number; totalCents: number };

/** What somebody has given, as the page of a donor shows it. */
export type Giving = {
  years: YearOfGiving[];
  /** The newest, whatever became of them, and how many there are. */
  newest: GiftRow[];
  tries: number;
  /** Every spelling of the addresses, as mails went to them. */
  spellings: string[];
  /** Lines of the postal address of the newest gift, and its telephone number. */
  postal: string[];
  telephone: string;
};

const newestGifts = 50;

export async function readGiving(payload: Payload, { addresses }: DonorPerson): Promise<Giving> {
  const { drizzle } = payload.db;
  const gifts = tableOf(payload, "donations");
  const isTheirs = inArray(
    gifts.giver,
    addresses.map(({ id }) => id),
  );
  const year = sql<string>`substr(${gifts.giftDay}, 1, 4)`;
  const years = await drizzle
    .select({
      year,
      count: sql<number>`count(*)`,
      cents: sql<number>`sum(${gifts.amountCents} - ${gifts.refundedCents})`,
    })
    .from(gifts)
    .where(and(isTheirs, eq(gifts.state, "approved"), isNotNull(gifts.giftDay)))
    .groupBy(year)
    .orderBy(desc(year));
  const all = await drizzle.select({ id: gifts.id }).from(gifts).where(isTheirs).orderBy(desc(gifts.id));
  const ids = all.map(({ id }) => Number(id));
  const rows = await readGifts(payload, ids.slice(0, newestGifts));
  return {
    years: years.map((each) => ({
      year: each.year,
      gifts: Number(each.count),
      totalCents: Number(each.cents),
    })),
    newest: rows.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt)),
    tries: ids.length,
    spellings: await spellingsOf(payload, isTheirs),
    ...(await reachedAt(payload, ids[0])),
  };
}

async function spellingsOf(payload: Payload, isTheirs: SQL): Promise<string[]> {
  const gifts = tableOf(payload, "donations");
  const typed = await payload.db.drizzle
    .selectDistinct({ email: gifts.donor_email })
    .from(gifts)
    .where(and(isTheirs, isNotNull(gifts.donor_email)));
  return typed.map(({ email }) => String(email));
}

async function reachedAt(
  payload: Payload,
  newest: number | undefined,
): Promise<Pick<Giving, "postal" | "telephone">> {
  const gift: Donation | null = newest ? await findDonation(payload, { id: { equals: newest } }) : null;
  if (!gift) return { postal: [], telephone: "" };
  return { postal: donorOnReceipt(gift).address, telephone: gift.donor?.telephone ?? "" };
}
