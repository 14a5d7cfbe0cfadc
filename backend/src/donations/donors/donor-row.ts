import { inArray } from "@payloadcms/db-sqlite/drizzle";
import type { Payload } from "payload";
import { tableOf } from "../../platform/database/table-of.ts";
import type { MonthlyStanding } from "./monthly-standing.ts";
import { shownAddress } from "./own-key.ts";
import type { Sums } from "./own-sums.ts";

/** A donor as the list shows them; who has no email address has none here. */
export type DonorRow = Sums & { id: number; name: string; email: string; city: string; province: string };

const text = (value: unknown): string => (typeof value === "string" ? value : "");
const day = (value: unknown): string | null => text(value) || null;

/** These donors, in whatever order. */
export async function readDonors(payload: Payload, ids: readonly number[]): Promise<DonorRow[]> {
  if (ids.length === 0) return [];
  const donors = tableOf(payload, "donors");
  const rows = await payload.db.drizzle
    .select()
    .from(donors)
    .where(inArray(donors.id, [...ids]));
  return rows.map((row) => ({
    id: Number(row.id),
    name: text(row.name),
    email: shownAddress(text(row.email)),
    city: text(row.city),
    province: text(row.province),
    gifts: Number(row.gifts),
    totalCents: Number(row.totalCents),
    firstDay: day(row.firstDay),
    lastDay: day(row.lastDay),
    lastMonthlyDay: day(row.lastMonthlyDay),
    monthly: (day(row.monthly) as MonthlyStanding | null) ?? null,
  }));
}
