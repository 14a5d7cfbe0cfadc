import { and, eq, gte, inArray, isNull, lt, ne, type SQL } from "@payloadcms/db-sqlite/drizzle";
import { charityTimeZone } from "@pcf/contract/constants";
import { charityDay } from "@pcf/contract/donation/next-billing-day";
import { addDays } from "@pcf/contract/utc-day";
import { instantAt } from "@pcf/contract/zone-clock";
import type { Payload } from "payload";
import { staffWho } from "../../access/staff.ts";
import { findRows } from "../../office/lists/find-rows.ts";
import type { ListQuestion, OfficeList } from "../../office/lists/office-list.ts";
import { shownMoment } from "../../platform/admin/shown-moment.ts";
import { tableOf } from "../../platform/database/table-of.ts";
import { hasWords } from "../../platform/database/typed-words.ts";
import { colleagues } from "./colleagues.ts";
import { messageForms, stateWords, titleOf, toneOf } from "./message-forms.ts";
import { type MessageRow, readMessages } from "./message-row.ts";

const nobodys = "nobody";

/** The moment at which a day of the charity begins, as rows have it. */
const begins = (day: string): string => instantAt(day, "00:00", charityTimeZone).toISOString();

function conditions(payload: Payload, { find, filters }: ListQuestion): SQL | undefined {
  const forms = tableOf(payload, "form-submissions");
  const by: Record<string, (value: string) => SQL> = {
    state: (state) => eq(forms.state, state),
    form: (form) => eq(forms.form, form),
    colleague: (id) => (id === nobodys ? isNull(forms.assignedTo) : eq(forms.assignedTo, Number(id) || 0)),
    from: (day) => gte(forms.createdAt, begins(day)),
    to: (day) => lt(forms.createdAt, begins(addDays(day, 1))),
  };
  return and(
    inArray(
      forms.form,
      messageForms.map(({ name }) => name),
    ),
    ...(filters.has("state") ? [] : [ne(forms.state, "spam")]),
    ...[...filters].flatMap(([key, value]) => by[key]?.(value) ?? []),
    ...hasWords(forms.words, find),
  );
}

async function findMessages(
  payload: Payload,
  question: ListQuestion,
  page?: { offset: number; limit: number },
) {
  const forms = tableOf(payload, "form-submissions");
  const { key, descending } = question.sort;
  return findRows(payload, "form-submissions", {
    where: [conditions(payload, question)],
    order: [key === "person" ? forms.person : forms.createdAt, forms.id],
    descending,
    page,
  });
}

const choices = (words: Readonly<Record<string, string>>) => () =>
  Promise.resolve(Object.entries(words).map(([value, label]) => ({ value, label })));

/** Whatever people have written to the office by a form, the newest first; without spam, unless that is asked for. */
export const messagesList: OfficeList<MessageRow> = {
  path: "/messages",
  isFor: staffWho("read", "form-submissions"),
  name: "messages",
  exported: "messages-exported",
  searchHint: "Name, email or reference",
  empty: "No message fits this.",
  firstSort: { key: "received", descending: true },
  filters: [
    { key: "state", label: "State", choices: choices(stateWords) },
    {
      key: "form",
      label: "Form",
      choices: () => Promise.resolve(messageForms.map(({ name, title }) => ({ value: name, label: title }))),
    },
    {
      key: "colleague",
      label: "Colleague",
      choices: async (payload) => [
        { value: nobodys, label: "Nobody yet" },
        ...(await colleagues(payload)).map(({ id, name }) => ({ value: String(id), label: name })),
      ],
    },
    { key: "from", label: "From", isDay: true },
    { key: "to", label: "To", isDay: true },
  ],
  columns: [
    {
      key: "received",
      label: "Received",
      text: ({ createdAt }) => shownMoment(createdAt),
      isDay: true,
      inFile: ({ createdAt }) => charityDay(new Date(createdAt)),
      isSortable: true,
    },
    {
      key: "person",
      label: "From",
      text: ({ person, email }) => person || email,
      path: ({ id }) => `/messages/${id}`,
      isSortable: true,
    },
    { key: "about", label: "About", text: ({ about }) => about },
    { key: "form", label: "Form", text: ({ form }) => titleOf(form) },
    {
      key: "state",
      label: "State",
      text: ({ state }) => stateWords[state],
      tone: ({ state }) => toneOf(state),
    },
    { key: "colleague", label: "Colleague", text: ({ colleague }) => colleague },
    { key: "email", label: "Email", text: ({ email }) => email, isExtra: true },
    { key: "reference", label: "Reference", text: ({ reference }) => reference, isExtra: true },
  ],
  find: findMessages,
  read: readMessages,
};
