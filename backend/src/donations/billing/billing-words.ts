import { numberFormat } from "@pcf/contract/formats";
import type { MonthlyDecline } from "../charge/decline-reason.ts";

const number = numberFormat({});

/** 1 monthly gift, 812 monthly gifts. */
export const giftsWords = (count: number): string =>
  count === 1 ? "1 monthly gift" : `${number.format(count)} monthly gifts`;

/** Why a bank did not approve, for staff. */
export const declineWords: Record<MonthlyDecline, string> = {
  declined: "The bank gave no reason",
  funds: "Not enough in the account, or over the card’s limit",
  expired: "The card has expired",
  "card-gone": "The card cannot be used any more: lost, stolen, replaced, or its account closed",
  "stopped-at-bank": "The donor has had the bank stop the charges",
  "call-bank": "The bank wants to speak with the donor first",
  "bank-unreachable": "The bank could not be reached",
};

export const copy = {
  trail: "Monthly gifts",
  about:
    "On the 15th of each month every monthly gift is charged. The system does it by itself, each hour from six in the morning on: the first time brings nearly all, and later ones what an outage has left, and cards that are tried again.",
  coming: (day: string) => `The coming billing day: ${day}`,
  asked: (gifts: string, sum: string) =>
    `${gifts} will be asked for, ${sum} together, if nothing changes until then.`,
  expired: (gifts: string, sum: string) =>
    `Among them ${gifts}, ${sum} together, with a card that is good no longer by then. Their donors are reminded by mail; the bank will hardly approve what is not renewed.`,
  unclear: (gifts: string) =>
    `Of ${gifts} it is not clear yet what became of the last charge: no other is sent until it is.`,
  left: "Left out, and why",
  noneLeft: "No monthly gift is left out.",
  reason: "Reason",
  gifts: "Gifts",
  sum: "Sum",
  reasons: {
    later: "Charged later: the first charge, or the one after a late one, comes on another day",
    pausedUntil: "Paused by the donor until a later day",
    pausedOpen: "Paused until the donor calls",
    pausedDeclined: "Paused: the bank has declined the card for good",
    stopped: "Stopped since the last billing day",
  },
  today: "Due today, and not charged yet",
  dueToday: (gifts: string, sum: string) => `${gifts}, ${sum} together.`,
  nothingDue: "Nothing is due today that has not been charged.",
  waits: (gifts: string) =>
    `${gifts} whose day has come wait: for the next try, or until the last charge is clear.`,
  run: "Charge what is due now",
  question: (gifts: string, sum: string) => `Charge ${gifts}, ${sum} together?`,
  sure: [
    "The donors’ cards are charged at once, as the system would do it by itself. Who is declined is told by mail.",
    "However often it is run, no month is charged twice.",
  ],
  night: "It is night at the charity. By itself the system waits until six in the morning.",
  yes: (sum: string) => `Yes, charge ${sum}`,
  running: "Monthly gifts are being charged",
  planned: (gifts: string, sum: string) => `${gifts} were due, ${sum} together.`,
  taken: (gifts: string, sum: string) => `Taken: ${gifts}, ${sum}.`,
  declined: (gifts: string, sum: string) => `Declined: ${gifts}, ${sum}.`,
  declinedWhy: (reason: string, count: string) => `${reason}: ${count}.`,
  notClear: (gifts: string, sum: string) =>
    `Not clear yet: ${gifts}, ${sum}. The system asks the gateway again by itself.`,
  notCharged: (gifts: string, sum: string) => `Not charged: ${gifts}, ${sum}. They stay due.`,
  ahead: "Tried again",
  noneAhead: "No card is to be tried again.",
  on: "On",
  days: "The last twelve billing days",
  noDays: "There has been no billing day yet.",
  day: "Billing day",
  takenHead: "Taken",
  declinedHead: "Declined tries",
  notClearHead: "Not clear",
  notChargedHead: "Not sent",
  who: "The declined, with their next try",
} as const;
