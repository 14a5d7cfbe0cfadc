import { and, count, desc, eq, isNull } from "@payloadcms/db-sqlite/drizzle";
import { formatAmount } from "@pcf/contract/donation/amount";
import type { Payload } from "payload";
import { staffWho } from "../../access/staff.ts";
import { countedTo } from "../../office/lists/office-list.ts";
import { shownDay } from "../../platform/admin/shown-moment.ts";
import { tableOf } from "../../platform/database/table-of.ts";
import { nothingFound, type SearchSource } from "../../platform/search-source.ts";
import { hasDonorWords } from "../donors/donor-words.ts";
import { shownAddress } from "../donors/own-key.ts";
import { serialText } from "../receipts/receipt-facts.ts";
import { findGifts } from "./find-gifts.ts";
import { readGifts } from "./gift-row.ts";
import { giftStateWords, whenWords } from "./gift-words.ts";

const listOf = (path: `/${string}`, typed: string): `/${string}` =>
  `${path}?find=${encodeURIComponent(typed)}`;

/** Whoever gives, by any of their names and addresses; the same person under two addresses once. */
export const searchDonors: SearchSource = {
  name: "Donors",
  kind: "people",
  isFor: staffWho("read", "donors"),
  find: async (payload, { typed, most }) => {
    if (!/\p{L}/u.test(typed)) return nothingFound;
    const donors = tableOf(payload, "donors");
    const { drizzle } = payload.db;
    const where = and(...hasDonorWords(payload, typed), isNull(donors.sameAs));
    const found = await drizzle
      .select({ id: donors.id, name: donors.name, email: donors.email, city: donors.city })
      .from(donors)
      .where(where)
      .orderBy(desc(donors.lastDay), desc(donors.id))
      .limit(most);
    const hits = found.map(({ id, name, email, city }) => ({
      title: String(name),
      about: [email === name ? "" : shownAddress(String(email)), city].filter(Boolean).join(", "),
      path: `/donors/${id}` as const,
    }));
    if (hits.length < most) return { hits, total: hits.length };
    const counted = drizzle
      .select({ id: donors.id })
      .from(donors)
      .where(where)
      .limit(countedTo)
      .as("counted");
    const [all] = await drizzle.select({ total: count() }).from(counted);
    return { hits, total: Number(all?.total ?? 0), all: listOf("/donors", typed) };
  },
};

/** Gifts, by all that the list of gifts understands. */
export const searchGifts: SearchSource = {
  name: "Gifts",
  kind: "records",
  isFor: staffWho("read", "donations"),
  find: async (payload, { typed, most }) => {
    const question = { find: typed, filters: new Map(), sort: { key: "date", descending: true } };
    const { ids, total } = await findGifts(payload, question, { offset: 0, limit: most });
    const rows = new Map((await readGifts(payload, ids)).map((row) => [row.id, row]));
    const hits = ids.flatMap((id) => {
      const row = rows.get(id);
      if (!row) return [];
      const { donorName, email, amountCents } = row;
      return {
        title: `${formatAmount(amountCents)}, ${donorName || email}`,
        about: `${whenWords(row)}, ${giftStateWords(row)}`,
        path: `/gifts/${id}` as const,
      };
    });
    return { hits, total, all: listOf("/gifts", typed) };
  },
};

const receiptWords: Record<string, string> = {
  issued: "in force",
  replaced: "replaced",
  cancelled: "cancelled",
};

/** A receipt, by its number, with or without the noughts before it. */
export const searchReceipts: SearchSource = {
  name: "Receipts",
  kind: "records",
  isFor: staffWho("read", "receipts"),
  find: async (payload: Payload, { typed }) => {
    if (!/^\d{1,9}$/.test(typed)) return nothingFound;
    const receipts = tableOf(payload, "receipts");
    const found = await payload.db.drizzle
      .select({
        id: receipts.id,
        serial: receipts.serial,
        donorName: receipts.donorName,
        giftDay: receipts.giftDay,
        state: receipts.state,
      })
      .from(receipts)
      .where(eq(receipts.serial, Number(typed)));
    const hits = found.map(({ id, serial, donorName, giftDay, state }) => ({
      title: `Receipt ${serialText(Number(serial))}`,
      about: `${donorName}, gift of ${shownDay(String(giftDay))}, ${receiptWords[String(state)] ?? ""}`,
      path: `/collections/receipts/${id}` as const,
    }));
    return { hits, total: hits.length };
  },
};
