import { and, count, eq, gte, isNotNull, ne } from "@payloadcms/db-sqlite/drizzle";
import { addDays } from "@pcf/contract/utc-day";
import type { Payload } from "payload";
import { momentOrNull } from "../../platform/database/column-values.ts";
import { tableOf } from "../../platform/database/table-of.ts";
import { type KitRow, readKits } from "./kit-row.ts";

export const kitStates = ["open", "mailed", "all"] as const;
export type KitsShown = (typeof kitStates)[number];

/** The requests of a Wednesday, by name; spam is none. */
export async function kitsOfDay(payload: Payload, day: string, shown: KitsShown): Promise<KitRow[]> {
  const forms = tableOf(payload, "form-submissions");
  const isShown = {
    open: eq(forms.state, "new"),
    mailed: eq(forms.state, "done"),
    all: ne(forms.state, "spam"),
  }[shown];
  const found = await payload.db.drizzle
    .select({ id: forms.id })
    .from(forms)
    .where(and(eq(forms.form, "kit"), eq(forms.mailOn, day), isShown));
  const kits = await readKits(
    payload,
    found.map(({ id }) => Number(id)),
  );
  return kits.toSorted((one, other) => one.name.localeCompare(other.name, "en") || one.id - other.id);
}

export type KitDay = { day: string; open: number; mailed: number };

/** The Wednesdays on which kits went out or are to go out, the earliest first; those that are still open however old they are. */
export async function kitDays(payload: Payload, now: { today: string }): Promise<KitDay[]> {
  const forms = tableOf(payload, "form-submissions");
  const counted = (where: ReturnType<typeof and>) =>
    payload.db.drizzle
      .select({ day: forms.mailOn, count: count() })
      .from(forms)
      .where(and(eq(forms.form, "kit"), isNotNull(forms.mailOn), where))
      .groupBy(forms.mailOn);
  const [open, mailed] = await Promise.all([
    counted(eq(forms.state, "new")),
    counted(and(eq(forms.state, "done"), gte(forms.mailOn, addDays(now.today, -shownDays)))),
  ]);
  const days = [...new Set([...open, ...mailed].map(({ day }) => String(day)))].toSorted();
  const countOf = (rows: typeof open, day: string) => Number(rows.find((row) => row.day === day)?.count ?? 0);
  return days.map((day) => ({ day, open: countOf(open, day), mailed: countOf(mailed, day) }));
}

/** Requests are kept for 90 days after they were mailed. */
const shownDays = 190;

export type MailedRun = { at: string; count: number };

/** What was marked as mailed of a Wednesday, each time with when that was, the latest first. */
export async function mailedRuns(payload: Payload, day: string): Promise<MailedRun[]> {
  const forms = tableOf(payload, "form-submissions");
  const runs = await payload.db.drizzle
    .select({ at: forms.mailedAt, count: count() })
    .from(forms)
    .where(
      and(eq(forms.form, "kit"), eq(forms.mailOn, day), eq(forms.state, "done"), isNotNull(forms.mailedAt)),
    )
    .groupBy(forms.mailedAt);
  return runs
    .map((run) => ({ at: momentOrNull(run.at) ?? "", count: Number(run.count) }))
    .toSorted((first, second) => second.at.localeCompare(first.at));
}
