import { and, eq, gte, like, lt, or, type SQL, sql } from "@payloadcms/db-sqlite/drizzle";
import { charityTimeZone } from "@pcf/contract/constants";
import { addDays } from "@pcf/contract/utc-day";
import { instantAt } from "@pcf/contract/zone-clock";
import type { Payload } from "payload";
import { staffWho } from "../../access/staff.ts";
import { findRows } from "../../office/lists/find-rows.ts";
import type { ListQuestion, OfficeList } from "../../office/lists/office-list.ts";
import { dayOfMoment, shownDay } from "../../platform/admin/shown-moment.ts";
import { tableOf } from "../../platform/database/table-of.ts";
import { type CardRow, readCards } from "./card-row.ts";

const begins = (day: string): string => instantAt(day, "00:00", charityTimeZone).toISOString();

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
  const cards = tableOf(payload, "cards-to-mail");
  const { key, descending } = question.sort;
  return findRows(payload, "cards-to-mail", {
    where: [conditions(payload, question)],
    order: [key === "recipient" ? cards.recipientName : cards.createdAt, cards.id],
    descending,
    page,
  });
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
      text: ({ createdAt }) => shownDay(dayOfMoment(createdAt)),
      isDay: true,
      inFile: ({ createdAt }) => dayOfMoment(createdAt),
      isSortable: true,
    },
    {
      key: "recipient",
      label: "Recipient",
      text: ({ recipient }) => recipient || "No name given",
      isSortable: true,
    },
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
        mailed ? `Mailed ${mailedOn ? shownDay(dayOfMoment(mailedOn)) : ""}`.trim() : "To mail",
      tone: ({ mailed }) => (mailed ? "good" : "waits"),
    },
    { key: "message", label: "Message", text: ({ message }) => message, isExtra: true },
    { key: "about", label: "About", text: ({ sentence }) => sentence, isExtra: true },
  ],
  find: findCards,
  read: readCards,
};
