import type { Guess, LeftOut } from "./past-gift.ts";

/** Gifts and cents of a year, as the file has them and as the database does. */
export type YearSums = { year: string; gifts: number; cents: number; giftsHere: number; centsHere: number };

export type LeftOutRow = { row: number; id: string | null; why: LeftOut };

/** Rows that are named one by one; of more than that the report says how many. */
const mostNamed = 20_000;
const mostOfGuess = 50;

/** Counts of a run, as it goes on: what it keeps does not grow with the file but for the numbers of what was left out. */
export class Tally {
  rows = 0;
  fates = { new: 0, changed: 0, same: 0 };
  newCents = 0;
  promises = { gifts: 0, cents: 0 };
  leftOut: LeftOutRow[] = [];
  leftOutCounts = new Map<LeftOut, number>();
  guesses = new Map<Guess, { count: number; rows: number[] }>();
  otherAreas = new Map<string, number>();
  #years = new Map<string, YearSums>();

  leaveOut(row: number, id: string | null, why: LeftOut): void {
    this.leftOutCounts.set(why, (this.leftOutCounts.get(why) ?? 0) + 1);
    if (this.leftOut.length < mostNamed) this.leftOut.push({ row, id, why });
  }

  guess(row: number, guess: Guess): void {
    const known = this.guesses.get(guess) ?? { count: 0, rows: [] };
    known.count += 1;
    if (known.rows.length < mostOfGuess) known.rows.push(row);
    this.guesses.set(guess, known);
  }

  #year(day: string): YearSums {
    const year = day.slice(0, 4);
    const known = this.#years.get(year) ?? { year, gifts: 0, cents: 0, giftsHere: 0, centsHere: 0 };
    this.#years.set(year, known);
    return known;
  }

  there(day: string, cents: number): void {
    const year = this.#year(day);
    year.gifts += 1;
    year.cents += cents;
  }

  here(day: string, cents: number): void {
    const year = this.#year(day);
    year.giftsHere += 1;
    year.centsHere += cents;
  }

  get years(): YearSums[] {
    return [...this.#years.values()].toSorted((one, other) => one.year.localeCompare(other.year));
  }

  /** Whether the database has of each year as much as the file. */
  get agrees(): boolean {
    return this.years.every(
      ({ gifts, giftsHere, cents, centsHere }) => gifts === giftsHere && cents === centsHere,
    );
  }
}
