import type { PayloadRequest } from "payload";
import { APIError } from "payload";

/** How tries are slowed: so many are free, then each wrong one doubles the wait before the next. */
export type Slowness = { freeTries: number; firstWaitMs: number; longestWaitMs: number };

const seconds = 1_000;
const minutes = 60 * seconds;

/** One person at one place, or on one device that has signed in before, trying one account. */
export const ofOnePerson: Slowness = {
  freeTries: 5,
  firstWaitMs: 30 * seconds,
  longestWaitMs: 15 * minutes,
};
/** One place trying whatever accounts: an office shares an address, so more tries are free. */
export const ofOnePlace: Slowness = { ...ofOnePerson, freeTries: 30 };
/** Links for a forgotten password asked for from one place. */
export const ofLinksAskedFor: Slowness = { ...ofOnePerson, freeTries: 10 };
/** Codes tried for one account from all unknown places: a code has six digits only, so these end at a wait as well. */
export const ofCodesOfOneAccount: Slowness = { ...ofOnePerson, freeTries: 50 };

/** Tries are forgotten when none came for so long. */
export const forgottenAfterMs = 6 * 60 * minutes;

/** How long the next try has to wait after so many wrong ones. */
export const waitAfter = (wrong: number, { freeTries, firstWaitMs, longestWaitMs }: Slowness): number =>
  wrong < freeTries ? 0 : Math.min(longestWaitMs, firstWaitMs * 2 ** Math.min(wrong - freeTries, 30));

/** Tries of one account are counted over all places in spans of this length. */
export const accountSpanMs = 60 * minutes;
const unslowed = 20;
const slowestMs = 2 * seconds;

/** How long an answer is held back after so many tries of an account in a span: never long enough to keep its owner out. */
export const holdBackMs = (tries: number): number => Math.min(slowestMs, Math.max(0, tries - unslowed) * 100);

function waitWords(waitMs: number): string {
  const seconds = Math.ceil(waitMs / 1_000);
  const minutes = Math.ceil(waitMs / 60_000);
  const time = seconds <= 60 ? `${seconds} second${seconds === 1 ? "" : "s"}` : `${minutes} minutes`;
  return `Too many tries. Please wait ${time}, then try again.`;
}

/** @throws APIError 429 that says, in words and in a header, when another try is welcome. */
export function refuseForNow(req: PayloadRequest, waitMs: number): never {
  req.responseHeaders ??= new Headers();
  req.responseHeaders.set("Retry-After", String(Math.ceil(waitMs / 1_000)));
  throw new APIError(waitWords(waitMs), 429, null, true);
}
