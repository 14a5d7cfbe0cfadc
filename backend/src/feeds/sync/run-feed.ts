import { createHmac } from "node:crypto";
import type { Payload } from "payload";
import { env } from "../../env.ts";
import { tellOfRefusal } from "../../mail/tell-of-refusal.ts";
import { errorFacts } from "../../platform/log/error-facts.ts";
import type { Feed, FeedRun } from "./feed.ts";
import { feedCopy as copy, faultOf } from "./feed-fault.ts";
import { type FeedState, isFeedWanted, readFeedState, takeFeedWish, writeFeedState } from "./feed-state.ts";
import type { KnownFeed, PastRun } from "./known-feeds.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** Between a run that went well and the next one. */
export const everyMs = hourMs;
/** Everything is read once a day; between, what is newest tells whether something has changed. */
const completeEveryMs = 24 * hourMs;
/** No pause is longer; a next run further away was set by a clock that was wrong. */
const longestPauseMs = 25 * hourMs;
/** A run that is given back to its queue ends soon after this. */
const copyForMs = 8 * minuteMs;

/** The pause after so many failures in a row: 5 minutes, 10, 20 … up to six hours. */
const pauseAfter = (failures: number) => Math.min(5 * 2 ** (failures - 1) * minuteMs, 6 * hourMs);

const isAhead = (moment: string, now: Date, byMs = 0) => Date.parse(moment) - now.getTime() > byMs;

/** Whether a feed's turn has come. */
export function isFeedDue({ nextRunAt }: Pick<FeedState, "nextRunAt">, now: Date): boolean {
  return !nextRunAt || !isAhead(nextRunAt, now) || isAhead(nextRunAt, now, longestPauseMs);
}

const isCompleteDue = ({ readAt }: FeedState, now: Date): boolean =>
  !readAt || isAhead(readAt, now) || now.getTime() - Date.parse(readAt) >= completeEveryMs;

/** Whether the settings are there without which a feed brings nothing by itself. */
export const isFeedOn = ({ settings }: Pick<KnownFeed, "settings">): boolean =>
  settings.every((setting) => env[setting] !== undefined);

/** What is remembered with other settings, and so with another key or channel, is forgotten. A key itself is not stored. */
function ofSettings(state: FeedState, feed: Feed): FeedState {
  const given = [feed.url(), ...feed.settings.map((setting) => env[setting])].join(" ");
  const settings = createHmac("sha256", env.PAYLOAD_SECRET).update(given).digest("hex").slice(0, 16);
  if (state.settings === settings) return state;
  return { ...state, settings, remembered: {}, failures: 0, nextRunAt: undefined, readAt: undefined };
}

/** A run that found nothing takes the place of the one before that found nothing either. */
function withRun(runs: readonly PastRun[], run: PastRun): PastRun[] {
  const [last, ...earlier] = runs;
  return run.outcome === "unchanged" && last?.outcome === "unchanged" ? [run, ...earlier] : [run, ...runs];
}

const later = (now: Date, ms: number) => new Date(now.getTime() + ms).toISOString();

/**
 * A run that never ended: the process died. It is made anew at once, since somebody may have asked for it; one that has died of the run
 * itself would die again, so from the second in a row on there is a pause.
 */
function withBrokenOff(state: FeedState, now: Date): FeedState {
  const { runningSince, runs, ...rest } = state;
  if (!runningSince) return state;
  const brokenOff: PastRun = {
    ...{ startedAt: runningSince, endedAt: runningSince },
    ...{ outcome: "broken off", words: copy.brokenOff, notes: [] },
  };
  const failures = state.failures + 1;
  const isSecond = runs[0]?.outcome === "broken off";
  const nextRunAt = isSecond ? later(now, pauseAfter(failures)) : undefined;
  return { ...rest, failures, nextRunAt, isCompleteOwed: true, runs: [brokenOff, ...runs] };
}

/** What the last reading that came to its end said. */
const notesBefore = (runs: readonly PastRun[]): string[] =>
  runs.find(({ outcome }) => outcome === "done" || outcome === "unchanged")?.notes ?? [];

export type Clock = Pick<FeedRun, "now" | "pause">;

async function carryOut(payload: Payload, feed: Feed, before: FeedState, complete: boolean, clock: Clock) {
  const { service } = feed;
  const startedAt = clock.now();
  const ended = (run: Omit<PastRun, "startedAt" | "endedAt">): PastRun => ({
    startedAt: startedAt.toISOString(),
    endedAt: clock.now().toISOString(),
    ...run,
  });
  try {
    const copyUntil = performance.now() + copyForMs;
    const result = await feed.run({ payload, ...clock, complete, remembered: before.remembered, copyUntil });
    const { outcome, words, notes = notesBefore(before.runs), remembered, isOwed = false } = result;
    const isRead = complete && outcome !== "copying";
    return {
      ...{ ...before, failures: 0, remembered, succeededAt: clock.now().toISOString() },
      ...(isRead && { readAt: startedAt.toISOString() }),
      isCompleteOwed: isOwed || (before.isCompleteOwed && !isRead),
      nextRunAt: later(clock.now(), outcome === "copying" ? 0 : everyMs),
      runs: withRun(before.runs, ended({ outcome, words, notes })),
    };
  } catch (error) {
    const { kind, words, retryAt } = faultOf(error, service);
    payload.logger.warn({ msg: "A feed could not be read", feed: feed.name, kind, error: errorFacts(error) });
    if (kind === "person") await tellOfRefusal(payload, service, words, clock.now());
    const failures = before.failures + 1;
    const pauseMs = Math.max(pauseAfter(failures), (retryAt?.getTime() ?? 0) - clock.now().getTime());
    return {
      ...{ ...before, failures, nextRunAt: later(clock.now(), Math.min(pauseMs, longestPauseMs)) },
      runs: withRun(before.runs, ended({ outcome: "failed", words, notes: [] })),
    };
  }
}

/**
 * Runs a feed when its turn has come or staff have asked for it, and remembers how it went. The next run comes in an hour, after a
 * failure in five minutes and then later and later, and by itself never before the service has said. It answers whether it ran.
 */
export async function runFeed(payload: Payload, feed: Feed, clock: Clock): Promise<boolean> {
  if (!isFeedOn(feed)) return false;
  const state = ofSettings(await readFeedState(payload, feed.name), feed);
  const wanted = await isFeedWanted(payload, feed.name);
  const now = clock.now();
  const known = withBrokenOff(state, now);
  if (!wanted && !isFeedDue(known, now)) {
    if (known !== state) await writeFeedState(payload, feed.name, known);
    return false;
  }
  const complete = wanted || known.isCompleteOwed || isCompleteDue(known, now);
  const before = { firstRunAt: now.toISOString(), ...known, isCompleteOwed: complete };
  await writeFeedState(payload, feed.name, { ...before, runningSince: now.toISOString() });
  if (wanted) await takeFeedWish(payload, feed.name);
  const after = await carryOut(payload, feed, before, complete, clock);
  await writeFeedState(payload, feed.name, after);
  return true;
}
