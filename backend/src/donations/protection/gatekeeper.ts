import type { DeclineCounters, DeclineCounts, Identity } from "./decline-counters.ts";
import { attackThreshold, declineLimits, type LimitedBy } from "./limits.ts";
import { type AttemptEnd, rushOfDonors } from "./rush-of-donors.ts";

export type Pass = { leave(end: AttemptEnd): Promise<void> };

/** Declines as they were read, and how many this process had seen by then. */
type DeclinesRead = { refused: boolean; declines: DeclineCounts; seen: number };

/**
 * Lets an attempt through to the gateway while its declines, and the attempts of the same kind that are under way and
 * may still be declined, stay below the limits. So a thousand posts at once do not slip through before the first
 * decline is counted. An attempt that only has to wait for others waits a little. In a rush of donors, which shows by
 * approvals, more may be under way than in a quiet time.
 */
export function createGatekeeper(
  counters: DeclineCounters,
  waitMs = 4_000,
  rush = rushOfDonors(() => performance.now()),
) {
  const underway = new Map<string, number>();
  let waiting: (() => void)[] = [];
  /** Grows with each decline, so that who waited knows whether to count again. */
  let declinesSeen = 0;

  const keysOf = (identity: Identity): [LimitedBy, string][] => [
    ["ip", `ip:${identity.ip}`],
    ["card", `card:${identity.card}`],
    ["email", `email:${identity.email.toLowerCase()}`],
    ["form", "form"],
  ];
  const change = (keys: [LimitedBy, string][], by: 1 | -1) => {
    for (const [, key] of keys) {
      const next = (underway.get(key) ?? 0) + by;
      if (next > 0) underway.set(key, next);
      else underway.delete(key);
    }
  };
  const wake = () => {
    const all = waiting;
    waiting = [];
    for (const go of all) go();
  };
  const nextChange = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      waiting.push(() => {
        clearTimeout(timer);
        resolve();
      });
    });

  /** Why an attempt need not even start: limits that declines alone have reached. */
  async function look(identity: Identity, now: Date): Promise<DeclinesRead> {
    const seen = declinesSeen;
    const declines = await counters.of(identity, now);
    const refused = (["ip", "card", "email"] as const).some((by) => declines[by] >= declineLimits[by]);
    return { refused, declines, seen };
  }

  /**
   * `limited` when declines have reached the limits, `busy` when others were under way for too long. Cheap human
   * checks share the attempts below the attack threshold (in a rush up to the form's limit), strong ones those up to the
   * form's limit; a `trusted` donor is not held up by the form's limit at all.
   */
  async function enter(
    identity: Identity,
    now: Date,
    { read, strong, trusted }: { read: DeclinesRead; strong: boolean; trusted: () => Promise<boolean> },
  ): Promise<Pass | "limited" | "busy"> {
    const keys = keysOf(identity);
    const limits = { ...declineLimits, form: strong ? declineLimits.form : attackThreshold };
    const deadline = performance.now() + waitMs;
    let { declines, seen: readAt } = read;
    for (;;) {
      if (readAt !== declinesSeen) {
        readAt = declinesSeen;
        declines = await counters.of(identity, now);
      }
      const over = keys.filter(([by]) => declines[by] >= limits[by]);
      if (over.some(([by]) => by !== "form")) return "limited";
      const exempt = over.length > 0;
      if (exempt && !(await trusted())) return "limited";
      // No await between this look and the booking below: it is what makes them one step.
      const full = keys.some(
        ([by, key]) =>
          !(by === "form" && exempt) &&
          declines[by] + (underway.get(key) ?? 0) >=
            (by === "form" && !strong ? limits.form + rush.more() : limits[by]),
      );
      if (!full && readAt === declinesSeen) break;
      const left = deadline - performance.now();
      if (left <= 0) return "busy";
      if (full) await nextChange(left);
    }
    change(keys, 1);
    let left = false;
    return {
      async leave(end) {
        if (left) return;
        left = true;
        try {
          rush.note(end);
          if (end !== "declined") return;
          await counters.add(identity, now);
          declinesSeen += 1;
        } finally {
          change(keys, -1);
          wake();
        }
      },
    };
  }
  return { look, enter };
}
export type Gatekeeper = ReturnType<typeof createGatekeeper>;
