import type { Kind } from "./gift-words.ts";

type Text = string | null;

/** A gift as the former system has it, read and judged. Days are `YYYY-MM-DD`. */
export type PastGift = {
  /** Its number there. */
  id: string;
  kind: Kind;
  day: string;
  cents: number;
  /** As it is called there; `null` where nothing says what it was for. */
  area: Text;
  donor: {
    organization: Text;
    firstName: Text;
    lastName: Text;
    email: Text;
    telephone: Text;
    address: Text;
    city: Text;
    province: Text;
    postalCode: Text;
    country: Text;
  };
  /** By what a donor without an email address is known again; `null` where nobody is named. */
  donorMark: Text;
  tribute: {
    kind: "Gift to the Foundation" | "Gift in Honour" | "Gift in Memoriam";
    firstName: Text;
    lastName: Text;
    message: Text;
  };
  receipt: { number: string; day: Text; cents: number | null } | null;
  method: Text;
  note: Text;
};

/** Why a row is not brought over, in words for the report. */
export const leftOutWords = {
  "card-number": "holds what looks like the number of a payment card: take that column out of the export",
  columns: "has another number of columns than the headings",
  "no-id": "has no number there",
  id: "its number there is no number or code",
  twice: "its number stands in the file more than once",
  date: "its date cannot be read, or day and month could be either way round: say “dates” in the map",
  future: "its date is still to come",
  amount: "its amount cannot be read, or could be read in two ways: say “decimalComma” in the map",
  nothing: "its amount is nothing",
  negative: "its amount is below nothing",
  currency: "is not in Canadian dollars",
  test: "was a test",
  "test-unknown": "the word for whether it was a test is not known",
  refunded: "was given back there",
  failed: "failed there",
  pending: "was never completed there",
  ended: "was cancelled there, or runs no more",
  "status-unknown": "the word for how it stands is not known: say it in “statuses” of the map",
  "kind-unknown": "the word for its kind is not known: say it in “kinds” of the map",
  "promise-nobody": "a monthly promise without a usable email address: its donor cannot be sent a link",
  "changed-here": "has changed there, and here too since it came over: it stays as it is here",
  "other-kind": "is of another kind there than when it came over: take it out and bring it again",
} as const;
export type LeftOut = keyof typeof leftOutWords;

/** What was read, but is worth a look. */
export const guessWords = {
  "kind-instalment": "a word for “monthly” was taken for a month of a monthly gift, as its money has come",
  "kind-none": "nothing says its kind: taken for a single gift",
  "status-none": "nothing says how it stands: taken for completed",
  "area-none": "nothing says what it was for: taken for the first area of the form",
  "area-other": "is for an area that the form does not offer: it keeps that name",
  "name-split": "the whole name was parted before its last word",
  "email-wrong": "its email address is none: brought without",
  nobody: "names nobody: counted in the sums, on no donor’s page",
  "receipt-day": "the day of its receipt cannot be read: left empty",
  "receipt-amount": "the amount of its receipt cannot be read: left empty",
  "tribute-kind": "whether in honour or in memory is not clear: the name stands in its note",
  shortened: "a text was too long for its place, and was cut",
} as const;
export type Guess = keyof typeof guessWords;

export type Read =
  | { gift: PastGift; guesses: Guess[]; leftOut?: undefined }
  | { leftOut: LeftOut; id: string | null; gift?: undefined };
