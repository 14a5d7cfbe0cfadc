import { inArray } from "@payloadcms/db-sqlite/drizzle";
import type { Payload } from "payload";
import { textOf, textOrNull } from "../../platform/database/column-values.ts";
import { tableOf } from "../../platform/database/table-of.ts";
import type { MonthlyStanding } from "./monthly-standing.ts";
import { shownAddress } from "./own-key.ts";
import type { Sums } from "./own-sums.ts";

/** A donor as the list shows them; who has no email address has none here. */
export type DonorRow = Sums & { id: number; name: string; email: string; city: string; province: string };

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
    name: textOf(row.name),
    email: shownAddress(textOf(row.email)),
    city: textOf(row.city),
    province: textOf(row.province),
    gifts: Number(row.gifts),
    totalCents: Number(row.totalCents),
    firstDay: textOrNull(row.firstDay),
    lastDay: textOrNull(row.lastDay),
    lastMonthlyDay: textOrNull(row.lastMonthlyDay),
    monthly: textOrNull(row.monthly) as MonthlyStanding | null,
  }));
}
