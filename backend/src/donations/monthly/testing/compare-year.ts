import { parseAmount } from "@pcf/contract/donation/amount";
import type { Payload } from "payload";
import { relatedId } from "../../../database/related-id.ts";
import type { Donation } from "../../../payload-types.ts";
import type { Simulator } from "../../testing/start-simulator.ts";
import { declineReason } from "../decline-reason.ts";
import { giftsWhere } from "../gifts-where.ts";
import { afterTry } from "../month-stands.ts";
import { compareReceipts } from "./compare-receipts.ts";
import type { DueMonths } from "./simulated-year.ts";

const cents = (amount: string) => parseAmount(amount) ?? Number.NaN;
const sum = (amounts: number[]) => amounts.reduce((total, each) => total + each, 0);

/** What a year came to, and each way in which it may be wrong as a number that should be 0. */
export async function compareYear(payload: Payload, simulator: Simulator, due: DueMonths) {
  const { docs: rows } = await payload.db.find<Donation>({
    collection: "donations",
    where: { donationType: { equals: "instalment" } },
    sort: "id",
    pagination: false,
  });
  const charges = (await simulator.purchases()).filter(({ responseCode }) => Number(responseCode) < 50);
  const approved = rows.filter(({ state }) => state === "approved");
  const declined = rows.filter(({ state }) => state === "declined");
  const rowOf = new Map(approved.map((row) => [row.orderId, row]));
  const monthOf = ({ monthlyGift, dueDay }: Donation) => `${relatedId(monthlyGift)}:${dueDay}`;
  const months = Map.groupBy(rows, monthOf);
  const paid = Map.groupBy(
    charges.flatMap(({ orderId }) => rowOf.get(orderId) ?? []),
    monthOf,
  );
  const endedWell = (month: string) => {
    const tries = months.get(month) ?? [];
    if (paid.get(month)?.length === 1) return true;
    return tries.length > 0 && afterTry(month.slice(month.indexOf(":") + 1), tries).kind === "ended";
  };
  const mails = async (kind: "monthly-failure" | "monthly-paused") =>
    (await payload.count({ collection: "outbox", where: { kind: { equals: kind } } })).totalDocs;
  const told = (await mails("monthly-failure")) + (await mails("monthly-paused"));
  const stopped = await giftsWhere(payload, { state: { equals: "stopped" } });
  return {
    charged: charges.length,
    cents: sum(charges.map(({ amount }) => cents(amount))),
    declined: declined.length,
    hard: declined.filter((row) => declineReason(row) === "card-gone").length,
    stopped: stopped.length,
    wrong: {
      centsApart:
        sum(charges.map(({ amount }) => cents(amount))) - sum(approved.map((row) => row.amountCents)),
      chargesWithoutRow: charges.filter(
        ({ orderId, amount }) => rowOf.get(orderId)?.amountCents !== cents(amount),
      ).length,
      rowsWithoutCharge: approved.length - charges.length,
      monthsChargedTwice: [...paid.values()].filter(({ length }) => length > 1).length,
      dueMonthsLeft: [...due].filter((month) => !endedWell(month)).length,
      notSettled: rows.filter(({ state }) => state === "sending" || state === "unknown" || state === "held")
        .length,
      declinesNotTold: declined.length - told,
      cardsOfStoppedGifts: stopped.filter(({ dataKey }) => dataKey !== "").length,
      ...(await compareReceipts(payload, sum(charges.map(({ amount }) => cents(amount))))),
    },
  };
}
