import { numberFormat } from "../formats.ts";

export type TermUnit = "hour" | "day" | "year";

/**
 * How long a record is kept. `from` finishes the sentence "30 days …" and names the day from which it is counted.
 * `afterYearEnd` counts from the end of the calendar year of that day, on the bank's calendar, as the tax rules do.
 */
export type Term = { count: number; unit: TermUnit; from: string; afterYearEnd?: true };

export type RetentionGroup = "forms" | "list" | "giving" | "security" | "site" | "staff";

/** One kind of record: what visitors and staff are told of it, and what the daily job goes by. */
export type RetentionRule = {
  kind: string;
  group: RetentionGroup;
  title: string;
  /** What it holds, in plain words. */
  holds: string;
  why: string;
  /** `null` where no clock ends it; `ends` then says what does. */
  term: Term | null;
  /** What ends it, or what else holds beside the term. */
  ends?: string;
  /** What then happens to it. */
  afterwards: string;
  /** The backend's collections that hold it. */
  collections: readonly string[];
};

/** "90 days", "1 year". */
const lengthOf = ({ count, unit }: Term): string =>
  numberFormat({ style: "unit", unit, unitDisplay: "long" }).format(count);

/** How long a kind of record is kept, as a sentence or two: "90 days after it was sent." */
export function howLong({ term, ends }: Pick<RetentionRule, "term" | "ends">): string {
  const sentences = term ? [`${lengthOf(term)} ${term.from}.`] : [];
  return [...sentences, ...(ends ? [ends] : [])].join(" ");
}
