import { desc, eq, inArray } from "@payloadcms/db-sqlite/drizzle";
import type { Payload } from "payload";
import { comesBackSince } from "../../mail/comes-back.ts";
import type { MonthlyGift, Outbox, Receipt, Subscriber, User } from "../../payload-types.ts";
import { plainAddress } from "../../platform/database/same-address.ts";
import { tableOf } from "../../platform/database/table-of.ts";
import { giftsWhere } from "../record/gifts-where.ts";
import type { DonorPerson, Giving } from "./read-donor.ts";

/** A member of staff, whose role says what is found. */
export type Reader = User & { collection: "users" };

const most = 30;
/** As far as the role of the reader sees it. */
const asSeenBy = (user: Reader) => ({ user, overrideAccess: false, depth: 0, limit: most }) as const;

const numbersOf = ({ addresses }: DonorPerson): number[] => addresses.map(({ id }) => id);

/** The monthly gifts that these addresses signed up for: those that run before those that are over, the newest first. */
export async function monthlyGiftsOf(payload: Payload, person: DonorPerson): Promise<MonthlyGift[]> {
  const gifts = tableOf(payload, "donations");
  const monthly = tableOf(payload, "monthly-gifts");
  const found = await payload.db.drizzle
    .select({ id: monthly.id })
    .from(monthly)
    .innerJoin(gifts, eq(gifts.id, monthly.signUp))
    .where(inArray(gifts.giver, numbersOf(person)));
  if (found.length === 0) return [];
  const rows = await giftsWhere(payload, { id: { in: found.map(({ id }) => Number(id)) } });
  const isOver = ({ state }: MonthlyGift) => Number(state === "stopped");
  return rows.toSorted((one, other) => isOver(one) - isOver(other) || other.id - one.id);
}

export type ReceiptLine = Pick<
  Receipt,
  "id" | "serial" | "state" | "giftDay" | "issueDay" | "eligibleCents" | "donorName"
>;

/** Their receipts, the newest first. */
export async function receiptsOf(
  payload: Payload,
  person: DonorPerson,
  user: Reader,
): Promise<ReceiptLine[]> {
  const gifts = tableOf(payload, "donations");
  const receipts = tableOf(payload, "receipts");
  const found = await payload.db.drizzle
    .select({ id: receipts.id })
    .from(receipts)
    .innerJoin(gifts, eq(gifts.id, receipts.donation))
    .where(inArray(gifts.giver, numbersOf(person)))
    .orderBy(desc(receipts.serial))
    .limit(most);
  if (found.length === 0) return [];
  const ids = found.map(({ id }) => Number(id));
  const { docs } = await payload.find({
    collection: "receipts",
    where: { id: { in: ids } },
    sort: "-serial",
    ...asSeenBy(user),
  });
  return docs;
}

export type MailLine = Pick<Outbox, "id" | "kind" | "state" | "subject" | "to" | "createdAt" | "sentAt">;

/** Mails that were written to any of the addresses, the newest first. */
export async function mailsTo(
  payload: Payload,
  { spellings }: Pick<Giving, "spellings">,
  user: Reader,
): Promise<MailLine[]> {
  if (spellings.length === 0) return [];
  const { docs } = await payload.find({
    collection: "outbox",
    where: { to: { in: addressesIn(spellings) } },
    sort: "-createdAt",
    pagination: false,
    select: { kind: true, state: true, subject: true, to: true, createdAt: true, sentAt: true },
    ...asSeenBy(user),
  });
  return docs;
}

/** Whether and since when the addresses are on the mailing list. */
export async function listMembership(
  payload: Payload,
  { spellings }: Pick<Giving, "spellings">,
  user: Reader,
): Promise<Subscriber[]> {
  if (spellings.length === 0) return [];
  const { docs } = await payload.find({
    collection: "subscribers",
    where: { email: { in: addressesIn(spellings) } },
    pagination: false,
    ...asSeenBy(user),
  });
  return docs;
}

/** Since when mails to the addresses come back, by address in one spelling. */
export async function comesBackTo(
  payload: Payload,
  { spellings }: Pick<Giving, "spellings">,
): Promise<Map<string, string>> {
  const found = await comesBackSince(payload, addressesIn(spellings));
  return new Map([...found].map(([address, since]) => [plainAddress(address), since]));
}

const addressesIn = (spellings: readonly string[]): string[] => [
  ...new Set(spellings.flatMap((typed) => [typed, plainAddress(typed)])),
];
