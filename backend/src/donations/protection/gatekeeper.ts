import { createHmac, randomBytes, randomUUID } from "node:crypto";
import { clientNetwork } from "@pcf/contract/client-network";
import { type Memory, memoryOfProcess } from "../../platform/database/memory.ts";
import { waitingIn } from "../../platform/metrics/measures.ts";
import { admissionQueue } from "./admission-queue.ts";
import type { CaptchaResult } from "./captcha/captcha.ts";
import { failedTries } from "./failed-tries.ts";
import { type AttemptEnd, type GateState, gateSchema, type Place } from "./gate-state.ts";
import { attackThreshold, declineLimits, type LimitedBy } from "./limits.ts";
import type { DeclineCounters, DeclineCounts, Identity } from "./protection-counters.ts";
import { rushOfDonors } from "./rush-of-donors.ts";
import { type Candidate, throttle } from "./throttle.ts";

export type Pass = { leave(end: AttemptEnd): Promise<void> };

/** The place in the queue of one who has to come again; `null` where they are let in one by one, by no number. */
export type Waits = { place: number | null };

/** Declines as they were read, and how many were seen by then. */
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

/** An attempt as it is booked, by its id. */
type Admission = { id: string; names: string[]; byThrottle: Candidate | undefined };

type Answer = Pass | "limited" | "harder" | "failed" | "busy" | Waits;

/** What a look at the gate comes to: an answer, or what has to be done before the next look. */
type Look =
  | { is: "answered"; answer: Exclude<Answer, Pass> }
  | { is: "admitted"; admission: Admission }
  | { is: "to-count" }
  | { is: "to-ask" }
  | { is: "in-turn"; candidate: Candidate; turn: Promise<boolean> }
  | { is: "waiting"; change: Promise<void> };

/** How long a post waits for its turn before its browser is told the number: the first answer comes soon. */
const usualWaits = { firstMs: 2_500, laterMs: 4_500 };
/** Who is woken when a place gets free; each that cannot go leaves it to the next. */
const wokenAtOnce = 2 * declineLimits.form;
/** A busy process is a moment late with what it does by the clock. */
const lateMs = 1_000;

/**
 * Lets an attempt through to the gateway while its declines, and the attempts of the same kind that are under way and
 * may still be declined, stay below the limits. So a thousand posts at once do not slip through before the first
 * decline is counted. Those who only have to wait for others stand in a queue, in which their keys keep the place. In a rush of donors,
 * which shows by approvals, more may be under way than in a quiet time. When declines have reached the form's limit, the
 * hardest captchas still go through one at a time. All of it is in one memory, which the backends on a Postgres share.
 */
export function createGatekeeper(
  counters: DeclineCounters,
  waits = usualWaits,
  memory: Memory<GateState> = memoryOfProcess(gateSchema),
  secret: string | Buffer = randomBytes(32),
) {
  const { clock, state } = memory;
  const hash = (text: string) => createHmac("sha256", secret).update(text).digest("base64url").slice(0, 16);
  const queue = admissionQueue(clock, state);
  // As last seen.
  waitingDonors.add(() => queue.size);
  const attackThrottle = throttle(memory);
  const failures = failedTries(clock, state, hash);
  const rush = rushOfDonors(clock, state);
  const renewed = renewal(memory);

  const namesOf = (identity: Identity): [LimitedBy, string][] => [
    ["ip", hash(`ip:${identity.ip}`)],
    ["card", hash(`card:${identity.card}`)],
    ["email", hash(`email:${identity.email.toLowerCase()}`)],
    ["form", "form"],
  ];
  /** How many attempts with such a name are under way. Who stopped renewing theirs is gone. */
  function underWay(name: string): number {
    let number = 0;
    for (const { names, until } of state.underWay.values())
      if (until >= clock() && names.includes(name)) number += 1;
    return number;
  }
  // Who fails to be noted goes with the others: it decides nobody's fate.
  const noteFailure = (identity: Identity) =>
    void memory.step(() => failures.note(identity)).catch(() => undefined);

  const own = ["ip", "card", "email"] as const;
  const isLimited = (declines: DeclineCounts) => own.some((by) => declines[by] >= declineLimits[by]);

  /** Why an attempt need not even start: limits that declines alone have reached. */
  async function look(identity: Identity, now: Date): Promise<DeclinesRead> {
    // As of the last step, so never newer than what is read now.
    const seen = state.declines;
    const declines = await counters.of(identity, now);
    const refused = isLimited(declines);
    if (refused) noteFailure(identity);
    return { refused, declines, seen };
  }

  /**
   * `limited` when declines have reached limits of its own, `harder` when a harder captcha could be let in, `failed`
   * when its check holds somebody else's place, `busy` when the queue is full. Captchas of the usual cost share the attempts below
   * the attack threshold (in a rush twice as many), strong ones those up to the form's limit, the hardest the
   * throttle; a `trusted` donor is not held up by the form's limit at all.
   */
  async function enter(identity: Identity, now: Date, entrance: Entrance): Promise<Answer> {
    const { read, captcha, trusted } = entrance;
    const key = hash(`key:${entrance.key}`);
    const names = namesOf(identity);
    const network = hash(`network:${clientNetwork(identity.ip)}`);
    const proof = captcha.proof === null ? null : hash(`proof:${captcha.proof}`);
    const strong = captcha.verdict !== "plain";
    let { declines, seen: readAt } = read;
    let deadline: number | undefined;
    let knownDonor: boolean | undefined;
    let chosen: Candidate | undefined;

    try {
      for (;;) {
        const found = await memory.step(lookAtGate);
        if (found.is === "answered") return found.answer;
        // Only now is it kept, so only now there is something to renew.
        if (found.is === "admitted") return passOf(identity, now, found.admission);
        if (found.is === "waiting") await found.change;
        else if (found.is === "to-ask") knownDonor = await trusted();
        else if (found.is === "to-count") {
          const seen = state.declines;
          declines = await counters.of(identity, now);
          readAt = seen;
        } else if (await found.turn) chosen = found.candidate;
        else return await memory.step(() => stepAside(null));
      }
    } catch (error) {
      await memory.step(() => queue.leave(key)).catch(() => undefined);
      throw error;
    }

    /** All within one step: nobody is booked between this look and the booking. */
    function lookAtGate(): Look {
      const place = come();
      if (place === null) return answered("busy");
      if (place === "check-is-taken") {
        failures.note(identity);
        return answered("failed");
      }
      deadline ??= clock() + (place.posts === 0 ? waits.firstMs : waits.laterMs);
      place.waitsUntil = deadline + lateMs;
      const counted = readAt === state.declines;
      if (chosen) {
        const by = chosen;
        if (counted && !ownFull() && attackThrottle.holds(by)) return admit(by);
        chosen = undefined;
        attackThrottle.leave(undefined, by);
        if (counted) return waiting(place, deadline - clock(), null);
      }
      if (!counted) return { is: "to-count" };
      if (isLimited(declines)) return refuse("limited");
      const closed = declines.form >= (strong ? declineLimits.form : attackThreshold);
      if (closed && knownDonor === undefined) return { is: "to-ask" };
      const exempt = closed && knownDonor;
      if (closed && !exempt && captcha.verdict !== "hardest") return refuse("harder");

      const left = deadline - clock();
      if (closed && !exempt && left > 0) {
        attackThrottle.closed();
        place.held = true;
        const alike = failures.resembles(identity);
        const candidate = { id: randomUUID(), alike, score: captcha.score ?? 0 };
        return { is: "in-turn", candidate, turn: attackThrottle.turn(candidate, left) };
      }
      place.held = ownFull();
      const free = !closed && queue.isFirst(place) && declines.form + underWay("form") < formLimit();
      if (!place.held && (exempt || free)) return admit();
      return waiting(place, left, closed ? null : queue.numberOf(place));
    }

    function come() {
      const known = queue.at(key);
      const wait = known && known.posts > 0 ? waits.laterMs : waits.firstMs;
      return queue.come({
        ...{ key, strong, network, proof },
        failing: failures.keepFailing(identity),
        waitMs: wait + lateMs,
      });
    }

    function ownFull(): boolean {
      return names.some(([by, name]) => by !== "form" && declines[by] + underWay(name) >= declineLimits[by]);
    }

    function formLimit(): number {
      return Math.max(strong ? declineLimits.form : 0, attackThreshold + rush.more());
    }

    function waiting(place: Place, left: number, number: number | null): Look {
      if (left <= 0) return answered(stepAside(number));
      // At the same moment for all who wait here, so that they look in one step.
      const again = memory.lookAgainMs - (clock() % memory.lookAgainMs);
      return { is: "waiting", change: queue.change(place.key, Math.min(left, again)) };
    }

    function stepAside(number: number | null): Waits {
      const place = queue.at(key);
      if (place) queue.stepAside(place);
      return { place: number };
    }

    function refuse(word: "limited" | "harder"): Look {
      queue.leave(key);
      queue.wake(wokenAtOnce);
      return answered(word);
    }

    function admit(byThrottle?: Candidate): Look {
      queue.leave(key);
      const admission = { id: randomUUID(), names: names.map(([, name]) => name), byThrottle };
      book(admission);
      // There may be room for one more.
      queue.wake(wokenAtOnce);
      return { is: "admitted", admission };
    }
  }

  const book = ({ id, names }: Admission) =>
    state.underWay.set(id, { names, until: clock() + memory.leaseMs });

  function passOf(identity: Identity, now: Date, admission: Admission): Pass {
    const { id, byThrottle } = admission;
    const stopRenewing = renewed(() => {
      book(admission);
      if (byThrottle) attackThrottle.renew(byThrottle);
    });
    let left = false;
    return {
      async leave(end) {
        if (left) return;
        left = true;
        let counted = false;
        try {
          if (end !== "declined") return;
          await counters.add(identity, now);
          counted = true;
        } finally {
          stopRenewing();
          const go = () => {
            forgetLost();
            state.underWay.delete(id);
            rush.note(end);
            if (end === "declined") failures.note(identity);
            if (counted) state.declines += 1;
            if (byThrottle) attackThrottle.leave(end, byThrottle);
            queue.wake(end === "declined" ? undefined : wokenAtOnce);
          };
          // What the bank has said stays said: without this step the place is free when its lease ends.
          await memory.step(go).catch(() => undefined);
        }
      },
    };
  }

  function forgetLost() {
    for (const [id, { until }] of state.underWay) if (until < clock()) state.underWay.delete(id);
  }

  return {
    look,
    enter,
    /** A captcha that was none: others from there go first when it matters. */
    failed: noteFailure,
  };
}
export type Gatekeeper = ReturnType<typeof createGatekeeper>;

const answered = (answer: Exclude<Answer, Pass>): Look => ({ is: "answered", answer });

/** Says again, three times in each lease, that what this process has under way is under way. */
function renewal({ step, leaseMs }: Memory<GateState>) {
  const all = new Set<() => void>();
  let timer: ReturnType<typeof setInterval> | undefined;
  return (renew: () => void) => {
    all.add(renew);
    // A step that fails is done again with the next.
    const renewAll = () => {
      const work = () => {
        for (const each of all) each();
      };
      step(work).catch(() => undefined);
    };
    if (Number.isFinite(leaseMs)) timer ??= setInterval(renewAll, leaseMs / 3).unref();
    return () => {
      all.delete(renew);
      if (all.size > 0) return;
      clearInterval(timer);
      timer = undefined;
    };
  };
}
