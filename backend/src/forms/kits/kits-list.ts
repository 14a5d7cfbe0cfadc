import { and, eq, gte, lte, ne, type SQL } from "@payloadcms/db-sqlite/drizzle";
import { kitForm } from "@pcf/contract/forms/kit-form";
import type { Payload } from "payload";
import { staffWho } from "../../access/staff.ts";
import { findRows } from "../../office/lists/find-rows.ts";
import type { ListQuestion, OfficeList } from "../../office/lists/office-list.ts";
import { shownDay, shownMoment } from "../../platform/admin/shown-moment.ts";
import { tableOf } from "../../platform/database/table-of.ts";
import { hasWords } from "../../platform/database/typed-words.ts";
import { type KitRow, readKits } from "./kit-row.ts";
import { earlierWords, languageWords, stateWords } from "./kit-words.ts";

const states = { new: stateWords.new, done: stateWords.done };

function conditions(payload: Payload, { find, filters }: ListQuestion): SQL | undefined {
  const forms = tableOf(payload, "form-submissions");
  const by: Record<string, (value: string) => SQL> = {
    from: (day) => gte(forms.mailOn, day),
    to: (day) => lte(forms.mailOn, day),
    state: (state) => eq(forms.state, state),
  };
  return and(
    eq(forms.form, kitForm.name),
    ne(forms.state, "spam"),
    ...[...filters].flatMap(([key, value]) => by[key]?.(value) ?? []),
    ...hasWords(forms.words, find),
  );
}

async function findKits(payload: Payload, question: ListQuestion, page?: { offset: number; limit: number }) {
  const forms = tableOf(payload, "form-submissions");
  const { key, descending } = question.sort;
  return findRows(payload, "form-submissions", {
    where: [conditions(payload, question)],
    order: [key === "name" ? forms.person : forms.mailOn, forms.id],
    descending,
    page,
  });
}

/** Every request for kits, whichever Wednesday it is of. */
export const kitsList: OfficeList<KitRow> = {
  path: "/kits/all",
  isFor: staffWho("read", "form-submissions"),
  name: "kits",
  exported: "kits-exported",
  searchHint: "Name, email, postal code or reference",
  empty: "No request for kits fits this.",
  firstSort: { key: "day", descending: true },
  filters: [
    { key: "from", label: "Goes out from", isDay: true },
    { key: "to", label: "Goes out to", isDay: true },
    {
      key: "state",
      label: "State",
      choices: () => Promise.resolve(Object.entries(states).map(([value, label]) => ({ value, label }))),
    },
  ],
  columns: [
    {
      key: "day",
      label: "Goes out on",
      text: ({ day }) => shownDay(day),
      isDay: true,
      inFile: ({ day }) => day,
      isSortable: true,
    },
    {
      key: "name",
      label: "Name",
      text: ({ name }) => name,
      path: ({ id }) => `/messages/${id}`,
      isSortable: true,
    },
    { key: "street", label: "Address", text: ({ street }) => street },
    { key: "city", label: "Town", text: ({ city }) => city },
    { key: "province", label: "Province", text: ({ province }) => province },
    { key: "code", label: "Postal code", text: ({ postalCode }) => postalCode },
    { key: "quantity", label: "Kits", text: ({ quantity }) => String(quantity), isNumber: true },
    { key: "language", label: "Language", text: languageWords },
    {
      key: "state",
      label: "State",
      text: ({ state, mailedAt }) =>
        mailedAt ? `${stateWords[state]}, ${shownMoment(mailedAt)}` : stateWords[state],
      tone: ({ state }) => (state === "new" ? "waits" : "good"),
    },
    { key: "who", label: "For", text: ({ who }) => who, isExtra: true },
    { key: "comment", label: "Comments", text: ({ comment }) => comment, isExtra: true },
    { key: "earlier", label: "Asked before", text: earlierWords, isExtra: true },
    { key: "reference", label: "Reference", text: ({ reference }) => reference, isExtra: true },
    { key: "email", label: "Email", text: ({ email }) => email, isExtra: true },
    { key: "telephone", label: "Telephone", text: ({ telephone }) => telephone, isExtra: true },
  ],
  find: findKits,
  read: readKits,
};
