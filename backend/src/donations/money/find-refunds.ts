import {
  and,
  eq,
  exists,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  notInArray,
  or,
  type SQL,
  sql,
} from "@payloadcms/db-sqlite/drizzle";
import { bankTimeZone } from "@pcf/contract/constants";
import { parseAmount } from "@pcf/contract/donation/amount";
import { addDays } from "@pcf/contract/utc-day";
import { instantAt } from "@pcf/contract/zone-clock";
import type { Payload } from "payload";
import { findRows } from "../../office/lists/find-rows.ts";
import type { Found, ListQuestion } from "../../office/lists/office-list.ts";
import { tableOf } from "../../platform/database/table-of.ts";
import { hasDonorWords } from "../donors/donor-words.ts";
import { openRefundStates } from "./open-matters.ts";
import { statesOfClosed } from "./refund-row.ts";

/** Numbers of the refunds that fit, in the order asked for. */
export async function findRefunds(
  payload: Payload,
  { find, filters, sort }: ListQuestion,
  page?: { offset: number; limit: number },
): Promise<Found> {
  const refunds = tableOf(payload, "refunds");
  const column = sort.key === "amount" ? refunds.amountCents : refunds.createdAt;
  return findRows(payload, "refunds", {
    where: [...(await foundBy(payload, find)), ...filteredBy(payload, filters)],
    order: [column, refunds.id],
    descending: sort.descending,
    page,
  });
}

/** What was typed: an amount, an order number, the gateway's reference, the number of a receipt, else a donor's name or address. */
async function foundBy(payload: Payload, find: string): Promise<SQL[]> {
  if (!find) return [];
  const { drizzle } = payload.db;
  const refunds = tableOf(payload, "refunds");
  const gifts = tableOf(payload, "donations");
  const receipts = tableOf(payload, "receipts");
  const donors = tableOf(payload, "donors");
  const either: (SQL | undefined)[] = [];
  const cents = parseAmount(find);
  if (cents !== null) either.push(eq(refunds.amountCents, cents));
  if (/^\d{1,9}$/.test(find)) {
    const isReceipt = eq(receipts.serial, Number(find));
    const ofReceipt = drizzle.select({ id: receipts.donation }).from(receipts).where(isReceipt);
    // The receipt of a year is kept with another month than the one that went back.
    const thatClosedIt = drizzle
      .select({ orderId: receipts.closedBy })
      .from(receipts)
      .where(and(isReceipt, isNotNull(receipts.closedBy)));
    either.push(inArray(refunds.donation, ofReceipt), inArray(refunds.orderId, thatClosedIt));
  }
  if (/^[\d-]{8,}$/.test(find)) either.push(eq(refunds.gateway_referenceNum, find));
  if (/^[a-z]?\d{6}-?[a-z\d-]*$/i.test(find) && !/^\d+$/.test(find)) {
    const begin = find.toUpperCase();
    either.push(and(gte(refunds.orderId, begin), lt(refunds.orderId, `${begin}~`)));
  }
  const words = hasDonorWords(payload, find);
  if (words.length > 0 && cents === null) {
    const ofDonor = drizzle
      .select({ one: sql`1` })
      .from(gifts)
      .innerJoin(donors, eq(donors.id, gifts.giver))
      .where(and(eq(gifts.id, refunds.donation), ...words));
    either.push(exists(ofDonor));
  }
  const any = or(...either);
  return any ? [any] : [sql`false`];
}

/** The moment at which a day of the bank begins, as rows have it. */
const begins = (day: string): string => instantAt(day, "00:00", bankTimeZone).toISOString();

/** Order numbers of the refunds that closed a receipt which is to be reported, or was. */
const toReport = (payload: Payload, isReported?: boolean) => {
  const receipts = tableOf(payload, "receipts");
  return payload.db.drizzle
    .select({ orderId: receipts.closedBy })
    .from(receipts)
    .where(
      and(
        inArray(receipts.state, statesOfClosed),
        isNotNull(receipts.closedBy),
        isNotNull(receipts.reportDueDay),
        ...(isReported === undefined
          ? []
          : [isReported ? isNotNull(receipts.reportedAt) : isNull(receipts.reportedAt)]),
      ),
    );
};

function filteredBy(payload: Payload, filters: ListQuestion["filters"]): SQL[] {
  const refunds = tableOf(payload, "refunds");
  const notBack = isNull(refunds.givenBackDay);
  const conditions: Record<string, (value: string) => SQL | undefined> = {
    from: (day) => or(gte(refunds.givenBackDay, day), and(notBack, gte(refunds.createdAt, begins(day)))),
    to: (day) =>
      or(lte(refunds.givenBackDay, day), and(notBack, lt(refunds.createdAt, begins(addDays(day, 1))))),
    state: (state) =>
      state === "open" ? inArray(refunds.state, openRefundStates) : eq(refunds.state, state),
    report: (which) =>
      which === "none"
        ? notInArray(refunds.orderId, toReport(payload))
        : inArray(refunds.orderId, toReport(payload, which === "done")),
  };
  return [...filters].flatMap(([key, value]) => conditions[key]?.(value) ?? []);
}
