import { and, count, eq, exists, sql } from "@payloadcms/db-sqlite/drizzle";
import { staffWhoMay } from "../../access/staff.ts";
import { listFileEndpoint } from "../../office/lists/list-file.ts";
import { tableOf } from "../../platform/database/table-of.ts";
import type { Feature } from "../../platform/feature.ts";
import type { TodaySource } from "../../platform/today-line.ts";
import { wasTaken } from "../money/totals.ts";
import { depositsList } from "./deposits-list.ts";
import { enterPath } from "./next-form.ts";
import { offlineEndpoints } from "./offline-endpoints.ts";

const isFor = staffWhoMay("gift-enter");

/** Deposits with gifts in them of which nobody has said that they are at the bank. */
const depositsToday: TodaySource = {
  isFor,
  quiet: "no deposits to check",
  lines: async (payload) => {
    const deposits = tableOf(payload, "deposits");
    const gifts = tableOf(payload, "donations");
    const { drizzle } = payload.db;
    const inIt = drizzle
      .select({ one: sql`1` })
      .from(gifts)
      .where(and(eq(gifts.deposit, deposits.id), wasTaken(payload)));
    const [open] = await drizzle
      .select({ count: count() })
      .from(deposits)
      .where(and(eq(deposits.state, "open"), exists(inIt)));
    const some = Number(open?.count ?? 0);
    const words =
      some === 1
        ? "1 deposit waits to be checked against the bank"
        : `${some} deposits wait to be checked against the bank`;
    return [{ count: some, words, path: "/deposits?state=open" }];
  },
};

/** The part of giving that does not come by card: finance enter it, and check it against the bank. */
export const offline = {
  endpoints: [...offlineEndpoints, listFileEndpoint(depositsList)],
  logActions: [
    { value: "gift-entered", label: "Gift: entered by hand", area: "giving" },
    { value: "gift-taken-back", label: "Gift: entered wrongly, taken back", area: "giving" },
    {
      value: "gift-returned-by-bank",
      label: "Gift: cheque or transfer returned by the bank",
      area: "giving",
    },
    { value: "deposit-changed", label: "Deposit: day, reference or note changed", area: "giving" },
    { value: "deposit-closed", label: "Deposit: agrees with the bank, closed", area: "giving" },
    { value: "deposit-reopened", label: "Deposit: opened again", area: "giving" },
    { value: "deposits-exported", label: "Deposits: list taken away as a file", area: "giving" },
  ],
  screens: [
    {
      path: enterPath,
      title: "Enter a gift",
      help: "Gifts that did not come by card",
      menu: "Giving",
      isFor,
      Component: "/donations/offline/enter-screen.tsx#EnterScreen",
    },
    {
      path: depositsList.path,
      title: "Deposits",
      help: "Gifts that did not come by card",
      menu: "Giving",
      isFor: depositsList.isFor,
      Component: "/office/lists/list-screen.tsx#ListScreen",
    },
    {
      path: "/deposits/:id",
      title: "Deposit",
      isFor: depositsList.isFor,
      Component: "/donations/offline/deposit-screen.tsx#DepositScreen",
    },
  ],
  today: [depositsToday],
} as const satisfies Pick<Feature, "endpoints" | "logActions"> & NonNullable<Feature["admin"]>;
