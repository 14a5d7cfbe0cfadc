import { eq, inArray } from "@payloadcms/db-sqlite/drizzle";
import type { Payload } from "payload";
import type { Tone } from "../../office/lists/office-list.ts";
import type { MonthlyGift } from "../../payload-types.ts";
import { dayOfMoment, shownDay } from "../../platform/admin/shown-moment.ts";
import { textOrNull } from "../../platform/database/column-values.ts";
import { tableOf } from "../../platform/database/table-of.ts";
import { hasNoCardYet, isPausedByDeclines } from "../record/monthly-gift-states.ts";

/** A monthly gift as the list shows it. Days are `YYYY-MM-DD`, months `YYYY-MM`. */
export type MonthlyRow = {
  id: number;
  orderId: string;
  state: MonthlyGift["state"];
  cents: number;
  donor: string;
  email: string;
  /** The donor's own page; `null` for the seconds until the job has found it. */
  donorId: number | null;
  area: string;
  since: string;
  /** The day of the next charge that is planned; `null` where none is. */
  nextDay: string | null;
  cardExpiry: string | null;
  cardEnding: string | null;
  /** Paused because the bank declined its card for good. */
  isDeclinedForGood: boolean;
  /** It came over from the former system, and its donor has given no card here. */
  hasNoCard: boolean;
  /** The day with which a pause ends by itself. */
  resumeDay: string | null;
  stoppedOn: string | null;
};

/** These monthly gifts, in whatever order: one question, however many they are. */
export async function readMonthly(payload: Payload, ids: readonly number[]): Promise<MonthlyRow[]> {
  if (ids.length === 0) return [];
  const monthly = tableOf(payload, "monthly-gifts");
  const gifts = tableOf(payload, "donations");
  const rows = await payload.db.drizzle
    .select({
      id: monthly.id,
      orderId: monthly.orderId,
      state: monthly.state,
      cents: monthly.amountCents,
      organization: monthly.organization,
      firstName: monthly.firstName,
      lastName: monthly.lastName,
      email: monthly.email,
      area: monthly.donationArea,
      since: monthly.firstBillingDay,
      nextBillingDay: monthly.nextBillingDay,
      nextTryDay: monthly.nextTryDay,
      cardExpiry: monthly.cardExpiry,
      cardEnding: monthly.cardEnding,
      stateReason: monthly.stateReason,
      resumeDay: monthly.resumeDay,
      stoppedAt: monthly.stoppedAt,
      donorId: gifts.giver,
    })
    .from(monthly)
    .leftJoin(gifts, eq(gifts.id, monthly.signUp))
    .where(inArray(monthly.id, [...ids]));
  return rows.map((row) => {
    const state: MonthlyRow["state"] = row.state;
    const isBilled = state === "active" || state === "failing";
    return {
      id: Number(row.id),
      orderId: String(row.orderId),
      state,
      cents: Number(row.cents),
      donor:
        textOrNull(row.organization) ??
        [textOrNull(row.firstName), textOrNull(row.lastName)].filter(Boolean).join(" "),
      email: textOrNull(row.email) ?? "",
      donorId: row.donorId === null ? null : Number(row.donorId),
      area: textOrNull(row.area) ?? "",
      since: String(row.since),
      nextDay: isBilled
        ? (textOrNull(row.nextTryDay) ?? String(row.nextBillingDay))
        : state === "paused"
          ? textOrNull(row.resumeDay)
          : null,
      cardExpiry: textOrNull(row.cardExpiry),
      cardEnding: textOrNull(row.cardEnding),
      isDeclinedForGood: isPausedByDeclines({ state, stateReason: textOrNull(row.stateReason) }),
      hasNoCard: hasNoCardYet({ state, stateReason: textOrNull(row.stateReason) }),
      resumeDay: textOrNull(row.resumeDay),
      stoppedOn: dayOfMoment(textOrNull(row.stoppedAt)) || null,
    };
  });
}

/** A month as cards print it: 03/27. */
export const cardMonth = (month: string): string => month.replace(/^\d\d(\d\d)-(\d\d)$/, "$2/$1");

/** How a monthly gift stands, in words; `soon` is the last month (`YYYY-MM`) of which the card's end is worth a word. */
export function monthlyState(row: MonthlyRow, soon: string): { words: string; tone: Tone } {
  const { state, nextDay, resumeDay, stoppedOn, cardExpiry } = row;
  switch (state) {
    case "stopped":
      return { words: stoppedOn ? `Stopped on ${shownDay(stoppedOn)}` : "Stopped", tone: "off" };
    case "failing":
      return { words: `Last one declined, tried again on ${shownDay(nextDay ?? "")}`, tone: "waits" };
    case "paused":
      if (row.hasNoCard) return { words: "Waits for a card", tone: "waits" };
      if (row.isDeclinedForGood) return { words: "Paused: the card was declined for good", tone: "waits" };
      return {
        words: resumeDay ? `Paused until ${shownDay(resumeDay)}` : "Paused until the donor calls",
        tone: "off",
      };
    case "active":
      return cardExpiry !== null && cardExpiry <= soon
        ? { words: `Active, card expires ${cardMonth(cardExpiry)}`, tone: "waits" }
        : { words: "Active", tone: "good" };
  }
}
