import { adminNoteLength } from "@pcf/contract/constants";
import { plainLine } from "@pcf/contract/plain-text";
import { bare, yesWords } from "./gift-words.ts";
import type { GiftsMap, Said } from "./gifts-map.ts";
import type { Guess, PastGift } from "./past-gift.ts";
import { typedDay } from "./typed-day.ts";
import { moneyCents } from "./typed-money.ts";

const copy = {
  anonymous: "Wished to be anonymous there",
  tribute: (words: string) => `Tribute there: ${words}`,
} as const;

const honour = /hono|celebrat|hommage/i;
const memory = /memor|mémoire|souvenir/i;

function tributeKind(said: Said): PastGift["tribute"]["kind"] {
  const word = said("tributeKind");
  if (honour.test(word)) return "Gift in Honour";
  if (memory.test(word)) return "Gift in Memoriam";
  return "Gift to the Foundation";
}

/** Whom a gift honours or remembers, where that is clear; else the words stand in its note. */
export function readTribute(said: Said, guesses: Guess[]): PastGift["tribute"] {
  const kind = tributeKind(said);
  const name = plainLine(said("tributeName"));
  const message = plainLine(said("tributeMessage")).slice(0, 1_000);
  if (kind === "Gift to the Foundation") {
    if (name || message) guesses.push("tribute-kind");
    return { kind, firstName: null, lastName: null, message: null };
  }
  const at = name.lastIndexOf(" ");
  return {
    kind,
    firstName: name.slice(0, Math.max(at, 0)).slice(0, 100) || null,
    lastName: name.slice(at + 1).slice(0, 100) || null,
    message: message || null,
  };
}

/** The receipt that was issued there; it is known by its number alone. */
export function readReceipt(said: Said, map: GiftsMap, guesses: Guess[]): PastGift["receipt"] {
  const number = plainLine(said("receiptNumber")).slice(0, 60);
  if (!number || /^(0+|-+|none|n\/?a|no)$/i.test(number)) return null;
  const [typed, amount] = [said("receiptDate"), said("receiptAmount")];
  const day = typed ? typedDay(typed, map.dates) : null;
  const cents = amount ? moneyCents(amount, map.decimalComma) : null;
  if (typed && day === null) guesses.push("receipt-day");
  if (amount && cents === null) guesses.push("receipt-amount");
  return { number, day, cents };
}

/** All that has no place of its own, for staff. */
export function readNote(said: Said, guesses: Guess[]): string | null {
  const isAnonymous = yesWords.get(bare(said("anonymous"))) === "yes";
  const named = [said("tributeName"), said("tributeMessage")].map(plainLine).filter(Boolean);
  const unclear =
    tributeKind(said) === "Gift to the Foundation" &&
    named.length > 0 &&
    [plainLine(said("tributeKind")), ...named].filter(Boolean).join(", ");
  const words = [
    isAnonymous && copy.anonymous,
    unclear && copy.tribute(unclear),
    plainLine(said("note")),
  ].filter(Boolean);
  const note = words.join(". ");
  if (note.length > adminNoteLength) guesses.push("shortened");
  return note.slice(0, adminNoteLength) || null;
}
