/**
 * Declines are what card testing makes and donors seldom do, so limits count them and never approvals. The whole
 * form's limit holds across addresses, cards and names, which thieves change with every try; beyond it the throttle
 * lets one attempt through at a time.
 */
export const declineLimits = { ip: 6, card: 3, email: 3, form: 12 } as const;
export type LimitedBy = keyof typeof declineLimits;

/** Declines are counted in spans of this length; a limit looks at the running span and the one before. */
export const declineSpanMs = 30 * 60_000;

/** Declines of the whole form from which on only costly captchas are accepted. */
export const attackThreshold = 8;
const costDoublesFrom = 4;

/** How many times the usual cost the hardest captcha has, which alone the throttle lets through. */
export const hardestFactor = 64;

/** How many times the usual cost a captcha has after so many declines: the hardest one before it is asked for. */
export const captchaFactor = (declines: number, attackMode: boolean) =>
  attackMode
    ? hardestFactor
    : Math.min(hardestFactor, 2 ** Math.max(0, Math.floor(declines) - costDoublesFrom + 1));

/**
 * The cost factor that a solved check must have had. A donor who fetched theirs before the trouble began is still
 * let in until the threshold is reached.
 */
export const acceptedFactor = (declines: number, attackMode: boolean) =>
  declines >= declineLimits.form
    ? hardestFactor
    : attackMode || declines >= attackThreshold
      ? strongFactor
      : 1;

/** Half of what a check costs at the threshold, so that one fetched just before the last decline still counts. */
export const strongFactor = 2 ** (attackThreshold - costDoublesFrom);

/**
 * Approvals of this span let twice as many attempts with a captcha of the usual cost be under way at once: with a slow gateway
 * (2.5 s) that is six gifts a second before donors have to wait. A thief who begins in the middle of it finds no more.
 */
export const rushSpanMs = 10_000;
export const mostMoreInRush = 8;
