import { formatAmount } from "@pcf/contract/donation/amount";
import { z } from "zod";
import { plainText } from "../../platform/admin/fact.ts";
import { historyCopy as copy } from "./history-copy.ts";

/** One line of a gift's history as staff read it. `at` is an ISO time, or "" where none can be read. */
export type HistoryRow = { at: string; what: string; who: string; words: string };

const entrySchema = z.object({ at: z.string(), state: z.string(), note: z.string() });
const byStaff =
  /^(asked|closed|accepted|decided|refund asked|refund settled) by staff ([^:,\s]+)(?:, (\d+) of (\d+) cents)?: (.*)$/s;
const spelledBy = /^spelling for the receipt given by staff (\S+)$/;
const givenBack = /^given back, (\d+) of (\d+) cents$/;
const withCode = /^(?:(.*), )?code (\S+)$/s;

const stateNames = new Map<string, string>(Object.entries(copy.states));
const stateWords = (state: string) => stateNames.get(state) ?? state;

/** What the gateway said, in plain words where we have some. */
function noteWords(note: string): string {
  const [, before, code] = withCode.exec(note) ?? [undefined, note];
  const sentences = before === undefined ? [] : [copy.notes.get(before) ?? before];
  return [...sentences, ...(code ? [copy.code(code)] : [])].join(". ");
}

function rowOf(entry: z.output<typeof entrySchema>, nameOf: (id: string) => string | undefined): HistoryRow {
  const { at, note } = entry;
  const state = stateWords(entry.state);
  const staff = (id = "") => nameOf(id) ?? copy.staff(id);
  if (note === "written") return { at, what: copy.written, who: copy.donor, words: "" };
  const speller = spelledBy.exec(note)?.[1];
  if (speller) return { at, what: copy.spelling, who: staff(speller), words: "" };
  const [, deed, by, taken, given, rest = ""] = byStaff.exec(note) ?? [];
  const sums = (cents: (string | undefined)[]) => cents.map((each) => formatAmount(Number(each ?? 0)));
  const [back = "", whole = ""] = sums(givenBack.exec(note)?.slice(1) ?? []);
  if (back) return { at, what: copy.givenBack(back, whole), who: copy.system, words: "" };
  const [first = "", second = ""] = sums([taken, given]);
  switch (deed) {
    case "asked":
      return { at, what: copy.asked(state), who: staff(by), words: noteWords(rest) };
    case "closed":
      return { at, what: copy.closed, who: staff(by), words: rest };
    case "accepted":
      return { at, what: copy.accepted(first, second), who: staff(by), words: rest };
    case "decided":
      return { at, what: state, who: staff(by), words: rest };
    case "refund asked":
      return { at, what: copy.refundAsked(first), who: staff(by), words: rest };
    case "refund settled":
      return { at, what: copy.refundSettled(first), who: staff(by), words: rest };
    default:
      return { at, what: state, who: copy.system, words: noteWords(note) };
  }
}

/** Ids of the staff accounts that a history names. */
export function staffOfHistory(history: unknown): string[] {
  const entries: unknown[] = Array.isArray(history) ? history : [];
  const notes = entries.flatMap((stored) => entrySchema.safeParse(stored).data?.note ?? []);
  const ids = notes.map((note) => byStaff.exec(note)?.[2] ?? spelledBy.exec(note)?.[1]);
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
      : { at: "", what: copy.unreadable, who: "", words: plainText(stored) };
  });
}
