import { formatAmount } from "@pcf/contract/donation/amount";
import { z } from "zod";
import { plainText } from "../../platform/admin/fact.ts";
import { shownDay } from "../../platform/admin/shown-moment.ts";
import { movedInNotes } from "../record/donation-history.ts";
import type { DonationStateName, RefundStateName } from "../record/donation-states.ts";

export const historyCopy = {
  title: "History",
  when: "When",
  what: "What happened",
  who: "By whom",
  words: "The gateway’s words, or the reason",
  system: "The system",
  donor: "The donor",
  staff: (id: string) => `Staff account ${id}`,
  written: "Gift written down; the gateway is being asked",
  asked: (state: string) => `Gateway asked again: ${state}`,
  accepted: (taken: string, given: string) => `Amount taken accepted: ${taken} instead of ${given}`,
  refundAsked: (amount: string) => `To be given back: ${amount}`,
  refundWished: (amount: string) => `Finance asked to give ${amount} back`,
  refundWishRefused: "Finance does not give it back",
  refundSettled: (amount: string) => `Refund looked up at the gateway: ${amount} went back`,
  givenBack: (back: string, whole: string) => `Given back until now: ${back} of ${whole}`,
  closed: "Closed: nothing is kept",
  spelling: "Spelling for the receipt given",
  corrected: "Name or address corrected",
  entered: "Entered by hand",
  takenBack: "Taken back: it was entered wrongly",
  returned: (day: string) => `Returned by the bank on ${day}`,
  movedIn: "Came over from the former system",
  movedInAgain: "Brought up to the former system’s records, which had changed",
  unreadable: "As stored",
  code: (code: string) => `Code ${code}`,
  states: {
    sending: "Being sent to the gateway",
    unknown: "Not clear yet",
    held: "Held for a person to decide",
    approved: "Approved",
    declined: "Declined",
    "not-charged": "Not charged",
    refunded: "Given back",
    "given-back": "Given back",
    refused: "Nothing was given back",
  } satisfies Record<DonationStateName | RefundStateName, string>,
  notes: new Map(
    Object.entries({
      "refund written": "Refund written down; the gateway is being asked",
      "correction refused, sent as a refund": "The day was settled already, so it went as a refund",
      "the answer is of another transaction": "The answer was of another transaction of this gift",
      mismatch: "Another sum or order number than ours",
      declined: "Declined",
      approved: "Approved",
      "not processed": "The gateway did not process it",
      "duplicate order id": "The gateway has this order number already",
      "the gateway does not know it": "The gateway does not know it",
      "the gateway does not know it yet": "The gateway does not know it yet",
      "status check refused": "The gateway refused the question",
      "timed out": "The bank did not answer the gateway in time",
      "no answer": "No answer came",
      lost: "The connection broke off",
      "never-sent": "The gateway could not be reached",
      "no receipt in the answer": "The answer had no receipt",
      "no code": "The answer had no code",
      incomplete: "The answer was not complete",
      "a decline of another order": "The answer was of another order",
      "no status in the answer": "The answer had no status",
      "not sent: the monthly gift was stopped, paused or changed":
        "Not sent: the monthly gift was stopped, paused or changed in between",
      "not sent: the monthly gift was stopped or paused":
        "Not sent: the monthly gift was stopped or paused in between",
      "the card is verified but the vault refused it": "The card is good, and the vault would not store it",
      "the card is verified but not surely stored": "The card is good; whether it is stored is not clear",
    }),
  ),
} as const;

/** One line of a gift's history as staff read it. `at` is an ISO time, or "" where none can be read. */
export type HistoryRow = { at: string; what: string; who: string; words: string };

const entrySchema = z.object({ at: z.string(), state: z.string(), note: z.string() });
const byStaff =
  /^(asked|taken back|closed|accepted|decided|refund asked|refund settled|refund wished|refund wish refused) by staff ([^:,\s]+)(?:, (\d+) of (\d+) cents)?: (.*)$/s;
const spelledBy = /^spelling for the receipt given by staff (\S+)$/;
const correctedBy = /^name or address corrected by staff (\S+)$/;
const returnedBy = /^returned by the bank on (\d{4}-\d{2}-\d{2}) by staff ([^:]+): (.*)$/s;
const enteredBy = /^entered by staff (\S+)$/;
const refunded = /^given back, (\d+) of (\d+) cents$/;
const withCode = /^(?:(.*), )?code (\S+)$/s;

const stateNames = new Map<string, string>(Object.entries(historyCopy.states));
const stateWords = (state: string) => stateNames.get(state) ?? state;

const movedInWords = new Map([
  [movedInNotes.first, historyCopy.movedIn],
  [movedInNotes.again, historyCopy.movedInAgain],
]);

/** What the gateway said, in plain words where we have some. */
function noteWords(note: string): string {
  const [, before, code] = withCode.exec(note) ?? [undefined, note];
  const sentences = before === undefined ? [] : [historyCopy.notes.get(before) ?? before];
  return [...sentences, ...(code ? [historyCopy.code(code)] : [])].join(". ");
}

function rowOf(entry: z.output<typeof entrySchema>, nameOf: (id: string) => string | undefined): HistoryRow {
  const { at, note } = entry;
  const state = stateWords(entry.state);
  const staff = (id = "") => nameOf(id) ?? historyCopy.staff(id);
  if (note === "written") return { at, what: historyCopy.written, who: historyCopy.donor, words: "" };
  const moved = movedInWords.get(note);
  if (moved) return { at, what: moved, who: historyCopy.system, words: "" };
  const speller = spelledBy.exec(note)?.[1];
  if (speller) return { at, what: historyCopy.spelling, who: staff(speller), words: "" };
  const corrector = correctedBy.exec(note)?.[1];
  if (corrector) return { at, what: historyCopy.corrected, who: staff(corrector), words: "" };
  const enterer = enteredBy.exec(note)?.[1];
  if (enterer) return { at, what: historyCopy.entered, who: staff(enterer), words: "" };
  const [, returnDay, returner, why = ""] = returnedBy.exec(note) ?? [];
  if (returnDay)
    return { at, what: historyCopy.returned(shownDay(returnDay)), who: staff(returner), words: why };
  const [, deed, by, taken, given, rest = ""] = byStaff.exec(note) ?? [];
  const sums = (cents: (string | undefined)[]) => cents.map((each) => formatAmount(Number(each ?? 0)));
  const [back = "", whole = ""] = sums(refunded.exec(note)?.slice(1) ?? []);
  if (back) return { at, what: historyCopy.givenBack(back, whole), who: historyCopy.system, words: "" };
  const [first = "", second = ""] = sums([taken, given]);
  switch (deed) {
    case "asked":
      return { at, what: historyCopy.asked(state), who: staff(by), words: noteWords(rest) };
    case "taken back":
      return { at, what: historyCopy.takenBack, who: staff(by), words: rest };
    case "closed":
      return { at, what: historyCopy.closed, who: staff(by), words: rest };
    case "accepted":
      return { at, what: historyCopy.accepted(first, second), who: staff(by), words: rest };
    case "decided":
      return { at, what: state, who: staff(by), words: rest };
    case "refund asked":
      return { at, what: historyCopy.refundAsked(first), who: staff(by), words: rest };
    case "refund wished":
      return { at, what: historyCopy.refundWished(first), who: staff(by), words: rest };
    case "refund wish refused":
      return { at, what: historyCopy.refundWishRefused, who: staff(by), words: rest };
    case "refund settled":
      return { at, what: historyCopy.refundSettled(first), who: staff(by), words: rest };
    default:
      return { at, what: state, who: historyCopy.system, words: noteWords(note) };
  }
}

/** Ids of the staff accounts that a history names. */
export function staffOfHistory(history: unknown): string[] {
  const entries: unknown[] = Array.isArray(history) ? history : [];
  const notes = entries.flatMap((stored) => entrySchema.safeParse(stored).data?.note ?? []);
  const ids = notes.map(
    (note) =>
      byStaff.exec(note)?.[2] ??
      returnedBy.exec(note)?.[2] ??
      spelledBy.exec(note)?.[1] ??
      correctedBy.exec(note)?.[1] ??
      enteredBy.exec(note)?.[1],
  );
  return [...new Set(ids.filter((id) => id !== undefined))];
}

/** A gift's history, oldest first. `nameOf` answers who has a staff account; what cannot be read is shown as stored. */
export function historyRows(
  history: unknown,
  nameOf: (id: string) => string | undefined = () => undefined,
): HistoryRow[] {
  const entries = Array.isArray(history)
    ? history
    : history === null || history === undefined
      ? []
      : [history];
  return entries.map((stored: unknown) => {
    const entry = entrySchema.safeParse(stored);
    return entry.success
      ? rowOf(entry.data, nameOf)
      : { at: "", what: historyCopy.unreadable, who: "", words: plainText(stored) };
  });
}
