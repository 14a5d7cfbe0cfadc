import { mostMoreInRush, rushSpanMs } from "./limits.ts";

/** How an attempt ended at the gateway; `unclear` is also one that never came there. */
export type AttemptEnd = "approved" | "declined" | "unclear";

/** One decline outweighs so many approvals: testers of stolen cards have some good ones among many bad. */
const declineWeighs = 4;

/**
 * How many more attempts than usual may be under way: as many as were approved in the last seconds, less what was
 * declined in them. In a quiet time that is none, so scripts find the usual limits.
 */
export function rushOfDonors(clock: () => number) {
  let ends: { at: number; weight: number }[] = [];
  return {
    note(end: AttemptEnd) {
      if (end === "unclear") return;
      ends.push({ at: clock(), weight: end === "approved" ? 1 : -declineWeighs });
      // More than this many approvals make no difference, so older ones need not be kept.
      if (ends.length > 4 * mostMoreInRush) ends = ends.slice(-2 * mostMoreInRush);
    },
    more(): number {
      const since = clock() - rushSpanMs;
      const sum = ends.reduce((total, { at, weight }) => (at > since ? total + weight : total), 0);
      return Math.min(mostMoreInRush, Math.max(0, sum));
    },
  };
}
