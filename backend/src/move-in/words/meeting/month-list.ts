import type { Token } from "./token.ts";

/** Thrown by what reads a text, with the words why it is not understood. */
export class Unclear extends Error {}

/** Months that stand together: `off` where there is no meeting in them. */
export type MonthList = { months: number[]; off: boolean; summer: boolean; next: number };

const summerMonths = [7, 8];
const joins = new Set(["comma", "and", "or", "filler"]);
const isMonth = (token: Token | undefined) => token?.kind === "month" || token?.kind === "summer";

/** All months from one to another, over the end of the year where it must be. */
function monthsBetween(first: number, last: number): number[] {
  const count = ((last - first + 12) % 12) + 1;
  return Array.from({ length: count }, (_, index) => ((first - 1 + index) % 12) + 1);
}

/** The place behind pieces that may stand between two others. */
function over(tokens: Token[], at: number, kinds: ReadonlySet<string>): number {
  let next = at;
  while (tokens[next] && kinds.has(tokens[next]?.kind ?? "")) next++;
  return next;
}

const rangeSigns = new Set(["to", "dash", "filler"]);

/** "July", "July to August": the months from a place on, and the place behind them. */
function readRange(tokens: Token[], at: number): { months: number[]; next: number } {
  const first = tokens[at];
  if (first?.kind === "summer") return { months: summerMonths, next: at + 1 };
  if (first?.kind !== "month") throw new Unclear("A month is missing.");
  const next = over(tokens, at + 1, rangeSigns);
  const last = tokens[next];
  const isRange = tokens.slice(at + 1, next).some(({ kind }) => kind === "to" || kind === "dash");
  return isRange && last?.kind === "month"
    ? { months: monthsBetween(first.month, last.month), next: next + 1 }
    : { months: [first.month], next: at + 1 };
}

/**
 * The months of a list that begins at `at`, with what says that they are off: "except July and August", "July and August off".
 *
 * @throws Unclear when no month follows what says so, or one of two months is meant.
 */
export function readMonths(tokens: Token[], at: number): MonthList {
  const isExcept = tokens[at]?.kind === "except";
  let next = isExcept ? over(tokens, at, new Set(["except", "filler", "comma"])) : at;
  // "Closed for the month of July", "no meetings - July, August".
  if (isExcept && tokens[next]?.kind === "dash") next++;
  if (!isMonth(tokens[next])) throw new Unclear(`“${tokens[at]?.text}” was not understood.`);
  const months: number[] = [];
  let [named, summer, off, either] = [false, false, isExcept, false];
  for (;;) {
    const token = tokens[next];
    if (token?.kind === "summer") [summer, off] = [true, off || token.also];
    else named = true;
    const range = readRange(tokens, next);
    if (token?.kind === "month") months.push(...range.months);
    const following = over(tokens, range.next, joins);
    const between = tokens.slice(range.next, following);
    if (!isMonth(tokens[following])) {
      next = range.next;
      break;
    }
    either ||= between.some(({ kind }) => kind === "or");
    next = following;
  }
  const behind = over(tokens, next, new Set(["filler", "comma"]));
  const closes = tokens[behind]?.kind === "except" && !isMonth(tokens[over(tokens, behind + 1, joins)]);
  if (closes && !isExcept) [off, next] = [true, behind + 1];
  if (either && !off) throw new Unclear("It meets in one month or another.");
  // "Summer (July and August)": the months say what is meant by it.
  return named ? { months, off, summer: false, next } : { months: summerMonths, off, summer, next };
}
