import { clientNetwork } from "@pcf/contract/client-network";
import { waitingIn } from "../../platform/metrics/measures.ts";
import { admissionQueue, type Place } from "./admission-queue.ts";
import type { CaptchaResult } from "./captcha/captcha.ts";
import { failedTries } from "./failed-tries.ts";
import { attackThreshold, declineLimits, type LimitedBy, mostMoreInRush, rushSpanMs } from "./limits.ts";
import type { DeclineCounters, DeclineCounts, Identity } from "./protection-counters.ts";
import { type AttemptEnd, throttle } from "./throttle.ts";

export type Pass = { leave(end: AttemptEnd): Promise<void> };

/** The place in the queue of one who has to come again; `null` where they are let in one by one, by no number. */
export type Waits = { place: number | null };

/** Declines as they were read, and how many this process had seen by then. */
type DeclinesRead = { refused: boolean; declines: DeclineCounts; seen: number };

type Entrance = {
  key: string;
  read: DeclinesRead;
  captcha: CaptchaResult;
  trusted: () => Promise<boolean>;
};

const waitingDonors = waitingIn({
  name: "backend_waiting_donors",
  help: "Donors who have a place in the line before the payment service",
});

/** How long a post waits for its turn before its browser is told the number: the first answer comes soon. */
const usualWaits = { firstMs: 2_500, laterMs: 4_500 };
/** Who is woken when a place gets free; each that cannot go leaves it to the next. */
const wokenAtOnce = 2 * declineLimits.form;

/**
 * Lets an attempt through to the gateway while its declines, and the attempts of the same kind that are under way and
 * may still be declined, stay below the limits. So a thousand posts at once do not slip through before the first
 * decline is counted. Those who only have to wait for others stand in a queue, in which their keys keep the place. In a rush of donors,
 * which shows by approvals, more may be under way than in a quiet time. When declines have reached the form's limit, the
 * hardest captchas still go through one at a time.
 */
export function createGatekeeper(
  counters: DeclineCounters,
  waits = usualWaits,
  clock = () => performance.now(),
  rush = rushOfDonors(clock),
) {
  const underway = new Map<string, number>();
  const queue = admissionQueue(clock);
  waitingDonors.add(() => queue.size);
  const attackThrottle = throttle(clock);
  const failures = failedTries(clock);
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
  const nextChange = (place: Place, ms: number) =>
    new Promise<void>((resolve) => {
      const go = () => {
        clearTimeout(timer);
        place.wake = null;
        resolve();
      };
      const timer = setTimeout(go, ms);
      place.wake = go;
    });

  const own = ["ip", "card", "email"] as const;
  const isLimited = (declines: DeclineCounts) => own.some((by) => declines[by] >= declineLimits[by]);

  /** Why an attempt need not even start: limits that declines alone have reached. */
  async function look(identity: Identity, now: Date): Promise<DeclinesRead> {
    const seen = declinesSeen;
    const declines = await counters.of(identity, now);
    const refused = isLimited(declines);
    if (refused) failures.note(identity);
    return { refused, declines, seen };
  }

  /**
   * `limited` when declines have reached limits of its own, `harder` when a harder captcha could be let in, `failed`
   * when its check holds somebody else's place, `busy` when the queue is full. Captchas of the usual cost share the attempts below
   * the attack threshold (in a rush twice as many), strong ones those up to the form's limit, the hardest the
   * throttle; a `trusted` donor is not held up by the form's limit at all.
   */
  async function enter(
    identity: Identity,
    now: Date,
    { key, read, captcha, trusted }: Entrance,
  ): Promise<Pass | "limited" | "harder" | "failed" | "busy" | Waits> {
    const keys = keysOf(identity);
    const strong = captcha.verdict !== "plain";
    const place = queue.come({
      ...{ key, network: clientNetwork(identity.ip), proof: captcha.proof, strong },
      failing: failures.keepFailing(identity),
    });
    if (!place) return "busy";
    if (place === "check-is-taken") {
      failures.note(identity);
      return "failed";
    }
    const deadline = clock() + (place.posts === 0 ? waits.firstMs : waits.laterMs);
    let { declines, seen: readAt } = read;
    let knownDonor: Promise<boolean> | undefined;
    const ownFull = () =>
      keys.some(
        ([by, name]) => by !== "form" && declines[by] + (underway.get(name) ?? 0) >= declineLimits[by],
      );
    const formLimit = () => Math.max(strong ? declineLimits.form : 0, attackThreshold + rush.more());
    const refuse = <Word extends string>(word: Word): Word => {
      queue.leave(key);
      queue.wake(wokenAtOnce);
      return word;
    };

    try {
      for (;;) {
        if (readAt !== declinesSeen) {
          readAt = declinesSeen;
          declines = await counters.of(identity, now);
        }
        if (isLimited(declines)) return refuse("limited");
        const closed = declines.form >= (strong ? declineLimits.form : attackThreshold);
        if (closed) knownDonor ??= trusted();
        const exempt = closed && (await knownDonor);
        if (closed && !exempt && captcha.verdict !== "hardest") return refuse("harder");

        let left = deadline - clock();
        if (closed && !exempt && left > 0) {
          attackThrottle.closed();
          const candidate = { alike: failures.resembles(identity), score: captcha.score ?? 0 };
          place.held = true;
          if (!(await attackThrottle.turn(candidate, left))) return stepAside(place, null);
          if (readAt === declinesSeen && !ownFull()) return admit(identity, now, keys, true);
          attackThrottle.leave(undefined);
          left = deadline - clock();
        }
        place.held = ownFull();
        // No await between this look and the booking: it is what makes them one step.
        const free =
          !closed && queue.isFirst(place) && declines.form + (underway.get("form") ?? 0) < formLimit();
        if (readAt === declinesSeen && !place.held && (exempt || free)) return admit(identity, now, keys);
        if (left <= 0) return stepAside(place, closed ? null : queue.numberOf(place));
        if (readAt === declinesSeen) await nextChange(place, left);
      }
    } catch (error) {
      queue.leave(key);
      throw error;
    }

    function admit(who: Identity, at: Date, names: [LimitedBy, string][], byThrottle = false): Pass {
      queue.leave(key);
      change(names, 1);
      // There may be room for one more.
      queue.wake(wokenAtOnce);
      return passOf(who, at, names, byThrottle);
    }
  }

  function stepAside(place: Place, number: number | null): Waits {
    queue.stepAside(place);
    return { place: number };
  }

  function passOf(identity: Identity, now: Date, keys: [LimitedBy, string][], byThrottle: boolean): Pass {
    let left = false;
    return {
      async leave(end) {
        if (left) return;
        left = true;
        try {
          rush.note(end);
          if (end !== "declined") return;
          failures.note(identity);
          await counters.add(identity, now);
          declinesSeen += 1;
        } finally {
          change(keys, -1);
          if (byThrottle) attackThrottle.leave(end);
          queue.wake(end === "declined" ? undefined : wokenAtOnce);
        }
      },
    };
  }

  return {
    look,
    enter,
    /** A captcha that was none: others from there go first when it matters. */
    failed: (identity: Identity) => failures.note(identity),
  };
}
export type Gatekeeper = ReturnType<typeof createGatekeeper>;

/** One decline outweighs so many approvals: testers of stolen cards have some good ones among many bad. */
const declineWeighs = 4;

/**
 * How many more attempts than usual may be under way: as many as were approved in the last seconds, less what was
 * declined in them. In a quiet time that is none, so scripts find the usual limits.
 */
function rushOfDonors(clock: () => number) {
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
