import { inArray } from "@payloadcms/db-sqlite/drizzle";
import type { Payload } from "payload";
import type { Tone } from "../../office/lists/office-list.ts";
import { dayOfMoment, shownDay } from "../../platform/admin/shown-moment.ts";
import { momentOrNull, trimmedOf } from "../../platform/database/column-values.ts";
import { tableOf } from "../../platform/database/table-of.ts";

/** Where an address stands between asking for news and leaving the list. */
export const standings = {
  pending: "To be confirmed",
  waiting: "Confirmed, not passed on yet",
  refused: "Confirmed, refused by the mailing service",
  listed: "On the list",
  left: "Left the list",
} as const;
export type Standing = keyof typeof standings;

/** An address on the mailing list as the list of staff shows it. */
export type SubscriberRow = {
  id: number;
  email: string;
  name: string;
  standing: Standing;
  askedAt: string;
  confirmedAt: string;
  leftAt: string;
  source: string;
  language: string;
  /** What was shown where it was asked for and where it was confirmed. */
  consent: string;
  confirmation: string;
  /** What the mailing service has said. */
  note: string;
};

/** The state in words: "Left on November 3, 2026". */
export function standingWords({ standing, leftAt }: Pick<SubscriberRow, "standing" | "leftAt">): string {
  return standing === "left" && leftAt ? `Left on ${shownDay(dayOfMoment(leftAt))}` : standings[standing];
}

export function toneOf(standing: Standing): Tone {
  if (standing === "listed") return "good";
  return standing === "waiting" || standing === "refused" ? "waits" : "off";
}

type Kept = { state: unknown; passedOnAt: unknown; refusedAt: unknown };

function standingOf({ state, passedOnAt, refusedAt }: Kept): Standing {
  if (state === "left") return "left";
  if (state !== "confirmed") return "pending";
  if (passedOnAt) return "listed";
  return refusedAt ? "refused" : "waiting";
}

/** These addresses, in whatever order. */
export async function readSubscribers(payload: Payload, ids: readonly number[]): Promise<SubscriberRow[]> {
  if (ids.length === 0) return [];
  const subscribers = tableOf(payload, "subscribers");
  const rows = await payload.db.drizzle
    .select()
    .from(subscribers)
    .where(inArray(subscribers.id, [...ids]));
  return rows.map((row) => ({
    id: Number(row.id),
    email: trimmedOf(row.email),
    name: [row.firstName, row.lastName].map(trimmedOf).filter(Boolean).join(" "),
    standing: standingOf({ state: row.state, passedOnAt: row.passedOnAt, refusedAt: row.refusedAt }),
    askedAt: momentOrNull(row.consentAt ?? row.createdAt) ?? "",
    confirmedAt: momentOrNull(row.confirmedAt) ?? "",
    leftAt: momentOrNull(row.leftAt) ?? "",
    source: trimmedOf(row.source),
    language: row.language === "fr" ? "French" : "English",
    consent: trimmedOf(row.consentWords),
    confirmation: trimmedOf(row.confirmedWords),
    note: trimmedOf(row.passOnNote),
  }));
}
