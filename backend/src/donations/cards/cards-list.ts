import { and, asc, count, desc, eq, gte, like, lt, or, type SQL, sql } from "@payloadcms/db-sqlite/drizzle";
import { charityTimeZone } from "@pcf/contract/constants";
import { charityDay } from "@pcf/contract/donation/next-billing-day";
import { addDays } from "@pcf/contract/utc-day";
import { instantAt } from "@pcf/contract/zone-clock";
import type { Payload } from "payload";
import { staffWho } from "../../access/staff.ts";
import { countedTo, type ListQuestion, type OfficeList } from "../../office/lists/office-list.ts";
import { shownDay } from "../../platform/admin/shown-moment.ts";
import { tableOf } from "../../platform/database/table-of.ts";
import { type CardRow, readCards } from "./card-row.ts";

const begins = (day: string): string => instantAt(day, "00:00", charityTimeZone).toISOString();
const dayOf = (at: string | null): string => (at ? charityDay(new Date(at)) : "");

function conditions(payload: Payload, { find, filters }: ListQuestion): SQL | undefined {
  const cards = tableOf(payload, "cards-to-mail");
  const by: Record<string, (value: string) => SQL> = {
    state: (state) => eq(cards.mailed, state === "mailed"),
    from: (day) => gte(cards.createdAt, begins(day)),
    to: (day) => lt(cards.createdAt, begins(addDays(day, 1))),
  };
  // The columns keep what was typed: a part of it in the same letters, small or large, is found.
  const words = find.split(/\s+/).filter(Boolean);
  const hasWord = (word: string) => {
    const part = `%${word.replaceAll(/[\\%_]/g, "").toLowerCase()}%`;
    return or(
      ...[cards.orderId, cards.recipientName, cards.city].map((column) => like(sql`lower(${column})`, part)),
    );
  };
  return and(...[...filters].flatMap(([key, value]) => by[key]?.(value) ?? []), ...words.map(hasWord));
}

async function findCards(payload: Payload, question: ListQuestion, page?: { offset: number; limit: number }) {
  const { drizzle } = payload.db;
  const cards = tableOf(payload, "cards-to-mail");
  const where = conditions(payload, question);
  const { key, descending } = question.sort;
  const order = descending ? desc : asc;
  const rows = drizzle
    .select({ id: cards.id })
    .from(cards)
    .where(where)
    .orderBy(order(key === "recipient" ? cards.recipientName : cards.createdAt), order(cards.id));
  const found = page ? await rows.limit(page.limit).offset(page.offset) : await rows;
  const ids = found.map(({ id }) => Number(id));
  if (!page) return { ids, total: ids.length };
  const counted = drizzle
    .select({ id: cards.id })
    .from(cards)
    .where(where)
    .limit(countedTo + 1);
  const [all] = await drizzle.select({ total: count() }).from(counted.as("counted"));
  return { ids, total: Number(all?.total ?? 0) };
}

/** Every printed card, mailed or not. */
export const cardsList: OfficeList<CardRow> = {
  path: "/cards/all",
  isFor: staffWho("read", "cards-to-mail"),
  name: "cards",
  exported: "cards-exported",
  searchHint: "Recipient, town or order number",
  empty: "No card fits this.",
  firstSort: { key: "came", descending: true },
  filters: [
    { key: "from", label: "From", isDay: true },
    { key: "to", label: "To", isDay: true },
    {
      key: "state",
      label: "State",
      choices: () =>
        Promise.resolve([
          { value: "open", label: "To mail" },
          { value: "mailed", label: "Mailed" },
        ]),
    },
  ],
  columns: [
    {
      key: "came",
      label: "Asked for",
      text: ({ createdAt }) => shownDay(dayOf(createdAt)),
      inFile: ({ createdAt }) => dayOf(createdAt),
      isSortable: true,
    },
    { key: "recipient", label: "Recipient", text: ({ recipient }) => recipient, isSortable: true },
    { key: "address", label: "Address", text: ({ lines }) => lines.slice(1).join(", ") },
    { key: "sender", label: "From", text: ({ sender }) => sender },
    {
      key: "order",
      label: "Order number",
      text: ({ orderId }) => orderId,
      path: ({ donationId }) => `/gifts/${donationId}`,
    },
    {
      key: "state",
      label: "State",
      text: ({ mailed, mailedOn }) =>
        mailed ? `Mailed ${mailedOn ? shownDay(dayOf(mailedOn)) : ""}`.trim() : "To mail",
      tone: ({ mailed }) => (mailed ? "good" : "waits"),
    },
    { key: "message", label: "Message", text: ({ message }) => message, isExtra: true },
    { key: "about", label: "About", text: ({ sentence }) => sentence, isExtra: true },
  ],
  find: findCards,
  read: readCards,
};
