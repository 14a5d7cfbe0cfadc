import { and, eq, isNotNull } from "@payloadcms/db-sqlite/drizzle";
import { charityDay } from "@pcf/contract/donation/next-billing-day";
import { staffWho } from "../../access/staff.ts";
import { tableOf } from "../../platform/database/table-of.ts";
import type { TodayLine, TodaySource } from "../../platform/today-line.ts";
import { nextKitDay } from "../kit-days.ts";
import { weekdayWords } from "../weekday-words.ts";
import { kitAnswersSchema } from "./kit-row.ts";
import { kitsWords } from "./kit-words.ts";

const copy = {
  coming: (kits: number, day: string) => `${kitsWords(kits)} to mail on ${weekdayWords(day)}`,
  late: (kits: number, day: string) =>
    `${kitsWords(kits)} of ${weekdayWords(day)} ${kits === 1 ? "is" : "are"} not marked as mailed`,
  quiet: "no kits to mail",
} as const;

/** The kits of each Wednesday that are still to mail; those of one that has passed are urgent. */
export const kitsToday: TodaySource = {
  isFor: staffWho("read", "form-submissions"),
  quiet: copy.quiet,
  lines: async (payload, now) => {
    const forms = tableOf(payload, "form-submissions");
    const open = await payload.db.drizzle
      .select({ day: forms.mailOn, answers: forms.answers })
      .from(forms)
      .where(and(eq(forms.form, "kit"), eq(forms.state, "new"), isNotNull(forms.mailOn)));
    const kits = new Map<string, number>();
    for (const { day, answers } of open)
      kits.set(String(day), (kits.get(String(day)) ?? 0) + kitAnswersSchema.parse(answers).rkquant);
    const [today, coming] = [charityDay(now), nextKitDay(now)];
    return [...kits].toSorted().flatMap(([day, count]): TodayLine[] => {
      const path = `/kits?day=${day}` as const;
      if (day < today) return [{ count, words: copy.late(count, day), path, isUrgent: true }];
      return day <= coming ? [{ count, words: copy.coming(count, day), path }] : [];
    });
  },
};
