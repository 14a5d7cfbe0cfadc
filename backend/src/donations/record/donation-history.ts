import { z } from "zod";
import type { Donation } from "../../payload-types.ts";
import type { DonationStateName } from "./donation-states.ts";

/** One line of a donation's history. `note` holds codes and reasons, never personal data. */
export type HistoryEntry = { at: string; state: DonationStateName; note: string };

/** What the history of a gift says that came over from the former system. */
export const movedInNotes: Record<"first" | "again", string> = {
  first: "moved in from the former system",
  again: "moved in again: it had changed there",
};

const entries = z.array(z.object({ state: z.string(), note: z.string() }));
const entriesOf = ({ history }: Pick<Donation, "history">) => entries.safeParse(history).data ?? [];

const dated = z.array(z.object({ at: z.iso.datetime() }));

/** Since when the donation stands as it does. */
export const unchangedSince = ({ history, createdAt }: Pick<Donation, "history" | "createdAt">): Date =>
  new Date(dated.safeParse(history).data?.at(-1)?.at ?? createdAt);

/** How often the donation's history says this. */
export const timesNoted = (donation: Donation, note: string): number =>
  entriesOf(donation).filter((entry) => entry.note === note).length;

const reasonOfStaff =
  /^((?:closed|taken back|returned by the bank on [\d-]+|accepted|refund asked|refund settled|refund wished|refund wish refused) by staff [^:]+: ).*$/s;

/** A history without the free words in which staff gave their reasons. What cannot be read is left as it is. */
export const withoutReasons = (history: unknown): unknown =>
  Array.isArray(history)
    ? history.map((entry) =>
        typeof entry?.note === "string" ? { ...entry, note: entry.note.replace(reasonOfStaff, "$1") } : entry,
      )
    : history;

/** The reason that staff last gave for this, as it stands in the donation's history; empty where there is none any more. */
export function lastReason(
  donation: Pick<Donation, "history">,
  deed: "refund wished" | "refund wish refused",
): string {
  const note =
    entriesOf(donation).findLast((entry) => entry.note.startsWith(`${deed} by staff `))?.note ?? "";
  return note.replace(/^[^:]+: /, "");
}

/** Whether money came that a person had to decide about. `history` is that of a donation. */
export const wasHeld = (history: unknown): boolean =>
  (entries.safeParse(history).data ?? []).some(({ state }) => state === "held");

/** Whether a person ended the gift. Nobody else leads one from held to not charged. */
export const wasClosedByStaff = (donation: Pick<Donation, "state" | "history">): boolean =>
  donation.state === "not-charged" && entriesOf(donation).at(-2)?.state === "held";

/** Whether a gift is held because the gateway took money for it after it was called uncharged. */
export const wasChargedAfterAll = (donation: Pick<Donation, "state" | "history">): boolean =>
  donation.state === "held" &&
  entriesOf(donation).some(({ state }) => state === "declined" || state === "not-charged");

/** Whether nothing has happened to a gift from the former system since it came over, or was brought up to that. */
export function isAsMovedIn({ history }: Pick<Donation, "history">): boolean {
  const last = entriesOf({ history }).at(-1)?.note;
  return last === movedInNotes.first || last === movedInNotes.again;
}
