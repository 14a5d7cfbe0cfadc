import { plainFormat, plainLine } from "@pcf/contract/plain-text";
import { holdsCardNumber } from "./card-numbers.ts";
import { bare, type Kind, kindWords, statusWords, yesWords } from "./gift-words.ts";
import type { GiftsMap, Said } from "./gifts-map.ts";
import type { Guess, LeftOut, PastGift, Read } from "./past-gift.ts";
import { readNote, readReceipt, readTribute } from "./read-details.ts";
import { readDonor } from "./read-donor.ts";
import type { TableRow } from "./read-table.ts";
import { typedDay } from "./typed-day.ts";
import { isCanadian, isNegative, moneyCents } from "./typed-money.ts";

/** Numbers and codes; a name or an address in the wrong column is never taken for one, nor printed. */
const idPattern = /^[\p{L}\p{N}][\p{L}\p{N}._:#/-]{0,63}$/u;

type Reading = { map: GiftsMap; columns: readonly string[]; today: string };

class NotBrought extends Error {
  readonly why: LeftOut;
  constructor(why: LeftOut) {
    super(why);
    this.why = why;
  }
}

/** Reads rows of a file with these columns as gifts. Days after `today` are still to come. */
export function giftReader({ map, columns, today }: Reading): (row: TableRow) => Read {
  const places = new Map(
    Object.entries(map.columns).map(([field, name]) => [field, columns.indexOf(name)] as const),
  );
  const bareKeys = <Value>(own: Record<string, Value>) =>
    new Map(Object.entries(own).map(([word, value]) => [bare(word), value]));
  const own = { statuses: bareKeys(map.statuses), kinds: bareKeys(map.kinds), areas: bareKeys(map.areas) };

  return ({ cells }) => {
    if (cells.some(holdsCardNumber)) return { leftOut: "card-number", id: null };
    if (cells.slice(columns.length).some((cell) => cell.trim() !== "") || cells.length < columns.length)
      return { leftOut: "columns", id: null };
    const said: Said = (field) => {
      const place = places.get(field);
      const typed = place === undefined ? "" : plainLine(cells[place] ?? "");
      return typed || (map.constants[field] ?? "");
    };
    const id = plainFormat(said("id"));
    if (!id) return { leftOut: "no-id", id: null };
    if (!idPattern.test(id)) return { leftOut: "id", id: null };
    const guesses: Guess[] = [];
    try {
      return { gift: readGift(said, { id, map, own, today, guesses }), guesses };
    } catch (error) {
      if (error instanceof NotBrought) return { leftOut: error.why, id };
      throw error;
    }
  };
}

type Own = {
  statuses: ReadonlyMap<string, GiftsMap["statuses"][string]>;
  kinds: ReadonlyMap<string, Kind>;
  areas: ReadonlyMap<string, string>;
};
type Context = { id: string; map: GiftsMap; own: Own; today: string; guesses: Guess[] };

function readGift(said: Said, { id, map, own, today, guesses }: Context): PastGift {
  refuseTests(said("test"));
  const kind = kindOf(said("kind"), own, guesses);
  refuseUntaken(said("status"), own, { isMapped: map.columns.status !== undefined, guesses });
  if (said("currency") && !isCanadian(said("currency"))) throw new NotBrought("currency");
  const amount = said("amount");
  if (isNegative(amount)) throw new NotBrought("negative");
  const cents = moneyCents(amount, map.decimalComma);
  if (cents === null) throw new NotBrought(/\b(US|EU|GB|AU)|[€£]/i.test(amount) ? "currency" : "amount");
  if (cents === 0) throw new NotBrought("nothing");
  const day = typedDay(said("date"), map.dates);
  if (day === null) throw new NotBrought("date");
  if (day > today) throw new NotBrought("future");
  const { donor, donorMark } = readDonor(said, guesses);
  if (kind === "promise" && !donor.email) throw new NotBrought("promise-nobody");
  const area = plainLine(said("area"));
  return {
    ...{ id, kind, day, cents, donor, donorMark },
    area: own.areas.get(bare(area)) ?? (area.slice(0, 100) || null),
    tribute: readTribute(said, guesses),
    receipt: readReceipt(said, map, guesses),
    method: said("method").slice(0, 60) || null,
    note: readNote(said, guesses),
  };
}

function refuseTests(word: string): void {
  if (!word) return;
  const meaning = yesWords.get(bare(word));
  if (meaning === "yes") throw new NotBrought("test");
  if (meaning === undefined) throw new NotBrought("test-unknown");
}

function kindOf(word: string, own: Own, guesses: Guess[]): Kind {
  if (!word) {
    guesses.push("kind-none");
    return "single";
  }
  const known = own.kinds.get(bare(word)) ?? kindWords.get(bare(word));
  if (known) return known;
  if (!["monthly", "month", "everymonth", "mensuel"].includes(bare(word)))
    throw new NotBrought("kind-unknown");
  guesses.push("kind-instalment");
  return "instalment";
}

/** Only what was really taken comes over, and of promises what still runs. */
function refuseUntaken(word: string, own: Own, at: { isMapped: boolean; guesses: Guess[] }): void {
  if (!word) {
    if (at.isMapped) at.guesses.push("status-none");
    return;
  }
  const status = own.statuses.get(bare(word)) ?? statusWords.get(bare(word));
  if (status === undefined) throw new NotBrought("status-unknown");
  if (status !== "taken") throw new NotBrought(status);
}
