import { formatAmount } from "@pcf/contract/donation/amount";
import { staffWho } from "../../access/staff.ts";
import type { OfficeList } from "../../office/lists/office-list.ts";
import { shownDay } from "../../platform/admin/shown-moment.ts";
import { readGivingChoices } from "../record/giving-choices.ts";
import { findMonthly, soonMonth } from "./find-monthly.ts";
import { cardMonth, type MonthlyRow, monthlyState, readMonthly } from "./monthly-row.ts";

const stateOf = (row: MonthlyRow) => monthlyState(row, soonMonth(new Date()));
const choices = (...all: [value: string, label: string][]) => {
  const some = all.map(([value, label]) => ({ value, label }));
  return () => Promise.resolve(some);
};

/** Every promise to give each month, the newest first. */
export const monthlyList: OfficeList<MonthlyRow> = {
  path: "/monthly",
  isFor: staffWho("read", "monthly-gifts"),
  name: "monthly-gifts",
  exported: "monthly-exported",
  searchHint: "Name in any order, email, amount or order number",
  empty: "No monthly gift fits this.",
  firstSort: { key: "since", descending: true },
  filters: [
    {
      key: "state",
      label: "State",
      choices: choices(
        ["billed", "Charged each month"],
        ["active", "Active"],
        ["failing", "Last one declined, tried again"],
        ["paused", "Paused, for whatever reason"],
        ["paused-until", "Paused until a day"],
        ["paused-open", "Paused until the donor calls"],
        ["paused-declined", "Paused: the card was declined for good"],
        ["no-card", "Waits for a card, from the former system"],
        ["stopped", "Stopped"],
      ),
    },
    {
      key: "card",
      label: "Card",
      choices: choices(["soon", "Expires within 60 days"], ["expired", "Has expired"]),
    },
    { key: "declined", label: "Last charge", choices: choices(["yes", "Declined"]) },
    {
      key: "area",
      label: "For",
      choices: async (payload) =>
        (await readGivingChoices(payload)).areas.map(({ name }) => ({ value: name, label: name })),
    },
    { key: "from", label: "Since, from", isDay: true },
    { key: "to", label: "Since, to", isDay: true },
  ],
  columns: [
    {
      key: "donor",
      label: "Donor",
      text: ({ donor, email, orderId }) => donor || email || orderId,
      path: ({ donorId, id }) =>
        donorId === null ? `/collections/monthly-gifts/${id}` : `/donors/${donorId}`,
    },
    {
      key: "amount",
      label: "Each month",
      text: ({ cents }) => formatAmount(cents),
      inFile: ({ cents }) => cents / 100,
      isNumber: true,
      isSortable: true,
    },
    { key: "for", label: "For", text: ({ area }) => area },
    {
      key: "since",
      label: "Since",
      text: ({ since }) => shownDay(since),
      isDay: true,
      inFile: ({ since }) => since,
      isSortable: true,
    },
    {
      key: "next",
      label: "Next charge",
      text: ({ nextDay }) => (nextDay === null ? "" : shownDay(nextDay)),
      isDay: true,
      inFile: ({ nextDay }) => nextDay ?? "",
      isSortable: true,
    },
    {
      key: "state",
      label: "State",
      text: (row) => stateOf(row).words,
      tone: (row) => stateOf(row).tone,
      path: ({ id }) => `/collections/monthly-gifts/${id}`,
    },
    {
      key: "card",
      label: "Card good to",
      text: ({ cardExpiry }) => (cardExpiry === null ? "" : cardMonth(cardExpiry)),
      inFile: ({ cardExpiry }) => cardExpiry ?? "",
      isSortable: true,
      isExtra: true,
    },
    {
      key: "ending",
      label: "Card ending in",
      text: ({ cardEnding }) => cardEnding ?? "",
      isExtra: true,
    },
    { key: "email", label: "Email", text: ({ email }) => email, isExtra: true },
    { key: "order", label: "Order number", text: ({ orderId }) => orderId, isExtra: true },
  ],
  find: findMonthly,
  read: readMonthly,
};
