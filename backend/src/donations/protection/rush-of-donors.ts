import type { AttemptEnd, GateState } from "./gate-state.ts";
import { mostMoreInRush, rushSpanMs } from "./limits.ts";

/** One decline outweighs so many approvals: testers of stolen cards have some good ones among many bad. */
const declineWeighs = 4;

/**
 * How many more attempts than usual may be under way: as many as were approved in the last seconds, less what was
 * declined in them. In a quiet time that is none, so scripts find the usual limits.
 */
export function rushOfDonors(clock: () => number, state: Pick<GateState, "ends">) {
  return {
    note(end: AttemptEnd) {
      if (end === "unclear") return;
      // More than this many approvals make no difference, so older ones need not be kept.
      if (state.ends.length >= 4 * mostMoreInRush) state.ends = state.ends.slice(-2 * mostMoreInRush);
      state.ends.push({ at: clock(), weight: end === "approved" ? 1 : -declineWeighs });
    },
    more(): number {
      const since = clock() - rushSpanMs;
      const sum = state.ends.reduce((total, { at, weight }) => (at > since ? total + weight : total), 0);
      return Math.min(mostMoreInRush, Math.max(0, sum));
    },
  };
}
