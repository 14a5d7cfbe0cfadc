import type { Payload } from "payload";
import { errorFacts } from "../../platform/log/error-facts.ts";
import { applyReport, longestAgoMs } from "./apply-report.ts";
import { withMailbox } from "./bounce-mailbox.ts";
import { type MailboxState, readMailboxState, writeMailboxState } from "./mailbox-state.ts";
import { type Report, readReport } from "./report.ts";

/** So many messages are read in a turn; the others have the next ones. */
export const mostMessages = 300;
/** A turn is over after so long: the next one goes on where it ended. */
const longestTurnMs = 3 * 60_000;

const turnsOfAnHour = 12;

type Read = { report: Report; arrivedAt: Date };

/** What no parser understands is left where it lies. */
async function reportIn(payload: Payload, number: number, source: Uint8Array): Promise<Report | undefined> {
  try {
    return await readReport(source);
  } catch (error) {
    const msg = "A message of the mailbox of bounces is not understood";
    payload.logger.warn({ msg, message: number, error: errorFacts(error) });
    return undefined;
  }
}

/** Where the reading broke off now, after where it did in the turn before. */
const brokeOffAgain = (before: MailboxState["brokeOff"], at: number) => ({
  at,
  times: before?.at === at ? before.times + 1 : 1,
});

/**
 * Reads what is new in the mailbox, and says how far it came. A message at which the connection breaks in each turn of an hour is
 * passed over.
 */
async function readNew(payload: Payload, address: string, before: MailboxState, now: Date) {
  const read: Read[] = [];
  let state = before;
  let asked: number | undefined;
  try {
    await withMailbox(address, async ({ uidValidity, numbersAfter, read: fetch }) => {
      if (uidValidity !== state.uidValidity) state = { mailbox: state.mailbox, uidValidity, last: 0 };
      const numbers = await numbersAfter(state.last, new Date(now.getTime() - longestAgoMs));
      const until = performance.now() + longestTurnMs;
      for (const number of numbers.slice(0, mostMessages)) {
        if (performance.now() > until) break;
        asked = number;
        const message = await fetch(number);
        const report = message && (await reportIn(payload, number, message.source));
        if (report) read.push({ report, arrivedAt: message.arrivedAt });
        state = { ...state, last: number };
      }
    });
    const { mailbox, uidValidity, last } = state;
    return { read, state: { mailbox, uidValidity, last } };
  } catch (error) {
    const msg = "The mailbox of bounces could not be read";
    payload.logger.warn({ msg, message: asked, error: errorFacts(error) });
    const brokeOff = asked === undefined ? undefined : brokeOffAgain(before.brokeOff, asked);
    const last = brokeOff && brokeOff.times >= turnsOfAnHour ? brokeOff.at : state.last;
    return {
      read,
      state: { ...state, last, brokeOff, failingSince: before.failingSince ?? now.toISOString() },
    };
  }
}

/**
 * Reads from the mailbox which mails came back, and notes it of them. Each message is looked at once: the mailbox itself stays as
 * it is, and how far it has been read is remembered when all that it said is noted. Noting the same twice changes nothing.
 */
export async function readBounces(payload: Payload, address: string, now: Date): Promise<void> {
  const before = await readMailboxState(payload, address);
  const { read, state } = await readNew(payload, address, before, now);
  for (const { report, arrivedAt } of read) await applyReport(payload, report, { arrivedAt, now });
  if (JSON.stringify(state) !== JSON.stringify(before)) await writeMailboxState(payload, state);
}
