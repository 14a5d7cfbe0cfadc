import { plainFormat } from "@pcf/contract/plain-text";

/** How a file writes days in digits, where the year does not come first; the signs between them are any. */
export const dayForms = ["YYYY-MM-DD", "DD/MM/YYYY", "MM/DD/YYYY"] as const;
export type DayForm = (typeof dayForms)[number];

const months = new Map(
  [
    "jan january janv janvier",
    "feb february fev fevr fevrier",
    "mar march mars",
    "apr april avr avril",
    "may mai",
    "jun june juin",
    "jul july juil juillet",
    "aug august aou aout",
    "sep sept september septembre",
    "oct october octobre",
    "nov november novembre",
    "dec december decembre",
  ].flatMap((names, month) => names.split(" ").map((name) => [name, month + 1] as const)),
);

const yearFirst = /^(\d{4})([-/.]?)(\d{1,2})\2(\d{1,2})(?![\d])/;
const yearLast = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})(?!\d)/;
const dayNamed = /^(\d{1,2})(?:st|nd|rd|th|er)?[-/. ]+(?:de )?([a-z]{3,9})\.?[-/., ]+(\d{4})(?!\d)/;
const monthNamed = /^(?:[a-z]{3,9}, )?([a-z]{3,9})\.?[-/. ]+(\d{1,2})(?:st|nd|rd|th)?,?[-/. ]+(\d{4})(?!\d)/;

function dayOf(year: number, month: number, day: number): string | null {
  const at = new Date(Date.UTC(year, month - 1, day));
  const isReal = at.getUTCMonth() === month - 1 && at.getUTCDate() === day && year >= 1900;
  return isReal ? at.toISOString().slice(0, 10) : null;
}

/**
 * The day that a text names, as `YYYY-MM-DD`: with digits or the name of the month in English or French, with a time of day
 * behind it or without. `null` for anything else, for a year of two digits, and where day and month could be either way round
 * and `form` does not say which.
 */
export function typedDay(text: string, form?: DayForm): string | null {
  const typed = plainFormat(text).toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
  const [, y = "", , m = "", d = ""] = yearFirst.exec(typed) ?? [];
  if (y) return dayOf(Number(y), Number(m), Number(d));
  const [, one = "", two = "", last = ""] = yearLast.exec(typed) ?? [];
  if (last) {
    const [first, second] = [Number(one), Number(two)];
    const read = form === "YYYY-MM-DD" || !form ? certainForm(first, second) : form;
    if (!read) return null;
    return read === "DD/MM/YYYY" ? dayOf(Number(last), second, first) : dayOf(Number(last), first, second);
  }
  const [, dayBefore = "", name = "", yearBehind = ""] = dayNamed.exec(typed) ?? [];
  const named = months.get(name);
  if (named) return dayOf(Number(yearBehind), named, Number(dayBefore));
  const [, before = "", dayBehind = "", yearOf = ""] = monthNamed.exec(typed) ?? [];
  const month = months.get(before);
  return month ? dayOf(Number(yearOf), month, Number(dayBehind)) : null;
}

function certainForm(first: number, second: number): DayForm | null {
  if (first > 12 && second <= 12) return "DD/MM/YYYY";
  if (second > 12 && first <= 12) return "MM/DD/YYYY";
  return first === second ? "DD/MM/YYYY" : null;
}

/** How most likely a file writes its days, seen from some of them; undefined where nothing tells. */
export function likelyForm(texts: readonly string[]): DayForm | undefined {
  const seen = texts.flatMap((text) => {
    const [, one = "", two = ""] = yearLast.exec(plainFormat(text)) ?? [];
    return one && Number(one) !== Number(two) ? (certainForm(Number(one), Number(two)) ?? []) : [];
  });
  const forms = new Set(seen);
  return forms.size === 1 ? seen[0] : undefined;
}
