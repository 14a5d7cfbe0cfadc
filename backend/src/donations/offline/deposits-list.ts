import { eq, inArray, or, sql } from "@payloadcms/db-sqlite/drizzle";
import { formatAmount, parseAmount } from "@pcf/contract/donation/amount";
import type { Payload } from "payload";
import { staffWho } from "../../access/staff.ts";
import { findRows } from "../../office/lists/find-rows.ts";
import type { Found, ListQuestion, OfficeList } from "../../office/lists/office-list.ts";
import type { Deposit } from "../../payload-types.ts";
import { dayOfMoment, shownDay, shownMoment } from "../../platform/admin/shown-moment.ts";
import { textOf } from "../../platform/database/column-values.ts";
import { tableOf } from "../../platform/database/table-of.ts";
import { type DepositSums, depositSums } from "./deposit-sums.ts";

type DepositRow = Pick<Deposit, "id" | "day" | "state"> & {
  reference: string;
  note: string;
  bankCents: number | null;
  checkedAt: string;
  sums: DepositSums;
};

export const depositStateWords: Record<Deposit["state"], string> = {
  open: "Waits to be checked",
  checked: "Agrees with the bank",
};

function findDeposits(
  payload: Payload,
  { find, filters, sort }: ListQuestion,
  page?: { offset: number; limit: number },
): Promise<Found> {
  const deposits = tableOf(payload, "deposits");
  const state = filters.get("state");
  const cents = parseAmount(find);
  const has = (column: (typeof deposits)[string]) =>
    sql`lower(${column}) like ${`%${find.toLowerCase().replaceAll(/[\\%_]/g, "")}%`}`;
  return findRows(payload, "deposits", {
    where: [
      ...(state ? [eq(deposits.state, state)] : []),
      ...(find
        ? [
            or(
              has(deposits.reference),
              has(deposits.note),
              ...(cents === null ? [] : [eq(deposits.bankCents, cents)]),
            ),
          ]
        : []),
    ],
    order: [deposits.day, deposits.id],
    descending: sort.descending,
    page,
  });
}

async function readDeposits(payload: Payload, ids: readonly number[]): Promise<DepositRow[]> {
  if (ids.length === 0) return [];
  const deposits = tableOf(payload, "deposits");
  const rows = await payload.db.drizzle
    .select()
    .from(deposits)
    .where(inArray(deposits.id, [...ids]));
  const sumsOf = await depositSums(payload, ids);
  return rows.map((row) => ({
    id: Number(row.id),
    day: textOf(row.day),
    state: row.state,
    reference: textOf(row.reference),
    note: textOf(row.note),
    bankCents: row.bankCents === null ? null : Number(row.bankCents),
    checkedAt: textOf(row.checkedAt),
    sums: sumsOf(Number(row.id)),
  }));
}

/** What went to the bank together, the newest first. */
export const depositsList: OfficeList<DepositRow> = {
  path: "/deposits",
  isFor: staffWho("read", "deposits"),
  name: "deposits",
  exported: "deposits-exported",
  searchHint: "The bank’s reference, note, or the bank’s amount",
  empty: "No deposit fits this. The first one is begun with the first cheque that you enter.",
  firstSort: { key: "day", descending: true },
  filters: [
    {
      key: "state",
      label: "State",
      choices: () =>
        Promise.resolve(Object.entries(depositStateWords).map(([value, label]) => ({ value, label }))),
    },
  ],
  columns: [
    {
      key: "day",
      label: "Day",
      text: ({ day }) => shownDay(day),
      isDay: true,
      inFile: ({ day }) => day,
      path: ({ id }) => `/deposits/${id}`,
      isSortable: true,
    },
    { key: "number", label: "Number", text: ({ id }) => String(id), isNumber: true },
    { key: "gifts", label: "Gifts", text: ({ sums }) => String(sums.gifts), isNumber: true },
    {
      key: "sum",
      label: "Together",
      text: ({ sums }) => formatAmount(sums.cents),
      inFile: ({ sums }) => sums.cents / 100,
      isNumber: true,
    },
    {
      key: "bank",
      label: "The bank says",
      text: ({ bankCents }) => (bankCents === null ? "" : formatAmount(bankCents)),
      inFile: ({ bankCents }) => (bankCents === null ? "" : bankCents / 100),
      isNumber: true,
    },
    {
      key: "state",
      label: "State",
      text: ({ state }) => depositStateWords[state],
      tone: ({ state }) => (state === "open" ? "waits" : "good"),
    },
    { key: "reference", label: "The bank’s reference", text: ({ reference }) => reference },
    { key: "note", label: "Note", text: ({ note }) => note, isExtra: true },
    {
      key: "checked",
      label: "Closed",
      text: ({ checkedAt }) => (checkedAt ? shownMoment(checkedAt) : ""),
      isDay: true,
      inFile: ({ checkedAt }) => dayOfMoment(checkedAt),
      isExtra: true,
    },
  ],
  find: findDeposits,
  read: readDeposits,
};
