import { parseAmount } from "@pcf/contract/donation/amount";
import type { Payload } from "payload";
import { relatedId } from "../../../database/related-id.ts";
import type { Donation } from "../../../payload-types.ts";
import { unknownCards } from "../../operations/cards-in-vault.ts";
import type { Simulator } from "../../testing/start-simulator.ts";
import { declineReason } from "../decline-reason.ts";
import { giftsWhere } from "../gifts-where.ts";
import { afterTry } from "../month-stands.ts";
import { compareReceipts } from "./compare-receipts.ts";
import type { LivedYear } from "./simulated-year.ts";

const cents = (amount: string) => parseAmount(amount) ?? Number.NaN;
const sum = (amounts: number[]) => amounts.reduce((total, each) => total + each, 0);

/** Changes to another card that came about; one that is settled after its gift was stopped is of none. */
async function cardsTaken(payload: Payload): Promise<Donation[]> {
  const { docs } = await payload.db.find<Donation>({
    collection: "donations",
    where: { donationType: { equals: "card-change" }, state: { equals: "approved" } },
    pagination: false,
  });
  const stoppedAt = new Map(
    (await giftsWhere(payload, { state: { equals: "stopped" } })).map((gift) => [
      gift.id,
      gift.stoppedAt ?? "",
    ]),
  );
  return docs.filter(({ monthlyGift, approvedAt }) => {
    const stopped = stoppedAt.get(relatedId(monthlyGift) ?? 0);
    return !stopped || (approvedAt ?? "") < stopped;
  });
}

/** Cards that the vault holds beyond those of the gifts and those of which the office was told. */
async function cardsNobodyKnows(payload: Payload, simulator: Simulator): Promise<number> {
  const known = new Set((await giftsWhere(payload, {})).map(({ dataKey }) => dataKey));
  const unknown = (await simulator.cards()).filter((card) => !known.has(card)).length;
  const { docs } = await payload.db.find<Donation>({
    collection: "donations",
    where: { donationType: { equals: "card-change" } },
    pagination: false,
  });
  return Math.max(0, unknown - sum(docs.map(unknownCards)));
}

/** What a year came to, and each way in which it may be wrong as a number that should be 0. */
export async function compareYear(payload: Payload, simulator: Simulator, lived: LivedYear) {
  const { docs: rows } = await payload.db.find<Donation>({
    collection: "donations",
    where: { donationType: { equals: "instalment" } },
    sort: "id",
    pagination: false,
  });
  const charges = (await simulator.purchases()).filter(({ responseCode }) => Number(responseCode) < 50);
  const approved = rows.filter(({ state }) => state === "approved" || state === "refunded");
  const backs = (await simulator.transactions()).filter(
    ({ type, responseCode }) =>
      (type === "refund" || type === "purchasecorrection") && Number(responseCode) < 50,
  );
  const backCents = sum(backs.map(({ amount }) => cents(amount)));
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
  const mails = async (key: string) =>
    (await payload.count({ collection: "outbox", where: { key: { like: `${key}:` } } })).totalDocs;
  const told = (await mails("monthly-failure")) + (await mails("monthly-paused"));
  const taken = await cardsTaken(payload);
  const stopped = await giftsWhere(payload, { state: { equals: "stopped" } });
  return {
    charged: charges.length,
    cents: sum(charges.map(({ amount }) => cents(amount))),
    givenBack: backs.length,
    backCents,
    cards: taken.length,
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
      dueMonthsLeft: [...lived.due].filter((month) => !endedWell(month)).length,
      notSettled: rows.filter(({ state }) => state === "sending" || state === "unknown" || state === "held")
        .length,
      declinesNotTold: declined.length - told,
      backApart: backCents - sum(rows.map(({ refundedCents }) => refundedCents)),
      cardChangesNotTold: taken.length - (await mails("monthly-card")),
      amountsNotTold: lived.amounts - (await mails("monthly-amount")),
      pausesNotTold: lived.pauses - (await mails("monthly-paused-until")),
      refundsNotTold: backs.length - (await mails("gift-refunded")),
      stopsNotTold: stopped.length - (await mails("monthly-stopped")),
      cardsNobodyKnows: await cardsNobodyKnows(payload, simulator),
      cardsOfStoppedGifts: stopped.filter(({ dataKey }) => dataKey !== "").length,
      ...(await compareReceipts(payload, sum(charges.map(({ amount }) => cents(amount))) - backCents)),
    },
  };
}
