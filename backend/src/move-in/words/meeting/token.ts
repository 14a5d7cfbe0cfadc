import type { NamedClock } from "../zone-of-place.ts";
import type { Weekday } from "./calendar-words.ts";
import type { TypedClock } from "./clock-forms.ts";

export type DayPart = "am" | "pm" | "morning" | "afternoon" | "evening";
/** The first day of a series, as far as it was written. */
export type FirstDay = { month: number; day: number; year?: number };

/** Pieces that mean no more than their kind; a "way" is how it meets, as "on Zoom". */
export type PlainKind =
  | "every"
  | "everyOther"
  | "fortnightly"
  | "weekly"
  | "monthly"
  | "ofMonth"
  | "except"
  | "between"
  | "to"
  | "dash"
  | "and"
  | "or"
  | "comma"
  | "stop"
  | "filler"
  | "way"
  | "unknown";

export type Meant =
  | { kind: "ordinal"; week: number }
  | { kind: "weekday"; weekday: Weekday; plural: boolean }
  | { kind: "month"; month: number }
  | { kind: "clock"; clock: TypedClock }
  | { kind: "dayPart"; part: DayPart }
  | { kind: "lasts"; minutes: number }
  | { kind: "zone"; clock: NamedClock }
  | { kind: "since"; day: FirstDay }
  | { kind: "year"; year: number }
  /** `also`: it says by itself that there are no meetings, as "summer break" does. */
  | { kind: "summer"; also: boolean }
  /** What has no rule: `words` say why. */
  | { kind: "noRule"; words: string }
  | { kind: PlainKind };
/** A piece of a text and what it means. */
export type Token = Meant & { text: string };
