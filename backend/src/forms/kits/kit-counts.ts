import { and, eq, gte, ne } from "@payloadcms/db-sqlite/drizzle";
import { provinces } from "@pcf/contract/choices";
import { typedProvince } from "@pcf/contract/typed-province";
import { addDays } from "@pcf/contract/utc-day";
import type { Payload } from "payload";
import { tableOf } from "../../platform/database/table-of.ts";
import { kitAnswersSchema } from "./kit-row.ts";

export type Counted = { words: string; requests: number; kits: number };
export type KitCounts = {
  /** Each Wednesday, `YYYY-MM-DD` as its words, the earliest first; also those without a request. */
  weeks: Counted[];
  /** The most first. */
  provinces: Counted[];
  who: Counted[];
};

export const weeksCounted = 12;
const unsaid = "Not said";

const most = (counts: Map<string, Counted>): Counted[] =>
  [...counts.values()].toSorted((first, second) => second.requests - first.requests);

function add(counts: Map<string, Counted>, words: string, kits: number) {
  const before = counts.get(words) ?? { words, requests: 0, kits: 0 };
  counts.set(words, { words, requests: before.requests + 1, kits: before.kits + kits });
}

/** Requests of the twelve Wednesdays up to the coming one, mailed or still to mail. */
export async function countKits(payload: Payload, coming: string): Promise<KitCounts> {
  const forms = tableOf(payload, "form-submissions");
  const days = Array.from({ length: weeksCounted }, (_, back) => addDays(coming, -7 * back)).reverse();
  const rows = await payload.db.drizzle
    .select({ day: forms.mailOn, answers: forms.answers })
    .from(forms)
    .where(and(eq(forms.form, "kit"), ne(forms.state, "spam"), gte(forms.mailOn, days[0])));
  const weeks = new Map(days.map((words) => [words, { words, requests: 0, kits: 0 }]));
  const [byProvince, byWho] = [new Map<string, Counted>(), new Map<string, Counted>()];
  for (const { day, answers } of rows) {
    const { rkquant, rkprov, rkwho } = kitAnswersSchema.parse(answers);
    const code = typedProvince(rkprov);
    if (!weeks.has(String(day))) continue;
    add(weeks, String(day), rkquant);
    add(byProvince, provinces.find((each) => each.code === code)?.name ?? (rkprov || unsaid), rkquant);
    add(byWho, rkwho || unsaid, rkquant);
  }
  return { weeks: [...weeks.values()], provinces: most(byProvince), who: most(byWho) };
}
