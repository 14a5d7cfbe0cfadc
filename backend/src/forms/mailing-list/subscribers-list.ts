import { and, eq, gte, isNotNull, isNull, like, lt, or, type SQL, sql } from "@payloadcms/db-sqlite/drizzle";
import { charityTimeZone } from "@pcf/contract/constants";
import { addDays } from "@pcf/contract/utc-day";
import { instantAt } from "@pcf/contract/zone-clock";
import type { Payload } from "payload";
import { staffWho } from "../../access/staff.ts";
import { findRows } from "../../office/lists/find-rows.ts";
import type { ListQuestion, OfficeList } from "../../office/lists/office-list.ts";
import { dayOfMoment, shownDay } from "../../platform/admin/shown-moment.ts";
import { tableOf } from "../../platform/database/table-of.ts";
import { shownWords } from "./shown-words.ts";
import {
  readSubscribers,
  type Standing,
  type SubscriberRow,
  standings,
  standingWords,
  toneOf,
} from "./subscriber-row.ts";

/** The moment at which a day of the charity begins, as rows have it. */
const begins = (day: string): string => instantAt(day, "00:00", charityTimeZone).toISOString();

function hasStanding(payload: Payload, standing: string): SQL | undefined {
  const { state, passedOnAt, refusedAt } = tableOf(payload, "subscribers");
  const confirmed = eq(state, "confirmed");
  const by: Record<Standing, SQL | undefined> = {
    pending: eq(state, "pending"),
    waiting: and(confirmed, isNull(passedOnAt), isNull(refusedAt)),
    refused: and(confirmed, isNull(passedOnAt), isNotNull(refusedAt)),
    listed: and(confirmed, isNotNull(passedOnAt)),
    left: eq(state, "left"),
  };
  return by[standing as Standing];
}

function filteredBy(payload: Payload, filters: ListQuestion["filters"]): (SQL | undefined)[] {
  const subscribers = tableOf(payload, "subscribers");
  const by: Record<string, (value: string) => SQL | undefined> = {
    state: (standing) => hasStanding(payload, standing),
    source: (source) => eq(subscribers.source, source),
    language: (language) => eq(subscribers.language, language),
    from: (day) => gte(subscribers.createdAt, begins(day)),
    to: (day) => lt(subscribers.createdAt, begins(addDays(day, 1))),
  };
  return [...filters].map(([key, value]) => by[key]?.(value));
}

/** A part of an address or of a name, in any order and in small or large letters. */
function foundBy(payload: Payload, find: string): (SQL | undefined)[] {
  const { email, firstName, lastName } = tableOf(payload, "subscribers");
  return find
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => {
      const part = `%${word.replaceAll(/[\\%_]/g, "").toLowerCase()}%`;
      return or(...[email, firstName, lastName].map((column) => like(sql`lower(${column})`, part)));
    });
}

async function findSubscribers(
  payload: Payload,
  question: ListQuestion,
  page?: { offset: number; limit: number },
) {
  const subscribers = tableOf(payload, "subscribers");
  const columns = { email: subscribers.email, name: subscribers.lastName, since: subscribers.createdAt };
  const { key, descending } = question.sort;
  return findRows(payload, "subscribers", {
    where: [...foundBy(payload, question.find), ...filteredBy(payload, question.filters)],
    order: [columns[key as keyof typeof columns] ?? subscribers.createdAt, subscribers.id],
    descending,
    page,
  });
}

const choices = (words: Readonly<Record<string, string>>) => () =>
  Promise.resolve(Object.entries(words).map(([value, label]) => ({ value, label })));

const sources = Object.fromEntries(
  Object.keys(shownWords).map((source) => [source, `${source.charAt(0).toUpperCase()}${source.slice(1)}`]),
);

const day = (at: string): string => (at ? shownDay(dayOfMoment(at)) : "");

/** Everybody who asked for news, with the record of consent. */
export const subscribersList: OfficeList<SubscriberRow> = {
  path: "/subscribers",
  isFor: staffWho("read", "subscribers"),
  name: "subscribers",
  exported: "subscribers-exported",
  searchHint: "Email or name, or a part of it",
  empty: "Nobody fits this.",
  firstSort: { key: "since", descending: true },
  filters: [
    { key: "state", label: "State", choices: choices(standings) },
    { key: "source", label: "Asked for on", choices: choices(sources) },
    { key: "language", label: "Language", choices: choices({ en: "English", fr: "French" }) },
    { key: "from", label: "Since", isDay: true },
    { key: "to", label: "To", isDay: true },
  ],
  columns: [
    {
      key: "email",
      label: "Email",
      text: ({ email }) => email,
      path: ({ id }) => `/collections/subscribers/${id}`,
      isSortable: true,
    },
    { key: "name", label: "Name", text: ({ name }) => name, isSortable: true },
    {
      key: "state",
      label: "State",
      text: standingWords,
      tone: ({ standing }) => toneOf(standing),
    },
    {
      key: "since",
      label: "Asked for",
      text: ({ askedAt }) => day(askedAt),
      isDay: true,
      inFile: ({ askedAt }) => dayOfMoment(askedAt),
      isSortable: true,
    },
    { key: "source", label: "Where", text: ({ source }) => sources[source] ?? source },
    {
      key: "confirmed",
      label: "Confirmed by mail",
      text: ({ confirmedAt }) => day(confirmedAt),
      isDay: true,
      inFile: ({ confirmedAt }) => dayOfMoment(confirmedAt),
    },
    { key: "consent", label: "What was agreed to", text: ({ consent }) => consent },
    { key: "language", label: "Language", text: ({ language }) => language, isExtra: true },
    {
      key: "confirmation",
      label: "How it was confirmed",
      text: ({ confirmation }) => confirmation,
      isExtra: true,
    },
    {
      key: "left",
      label: "Left",
      text: ({ leftAt }) => day(leftAt),
      isDay: true,
      inFile: ({ leftAt }) => dayOfMoment(leftAt),
      isExtra: true,
    },
    { key: "note", label: "What the mailing service said", text: ({ note }) => note, isExtra: true },
  ],
  find: findSubscribers,
  read: readSubscribers,
};
