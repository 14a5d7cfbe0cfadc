import type { Memory } from "../../platform/database/memory.ts";
import type { AttemptEnd, GateState } from "./gate-state.ts";

/** Who waits to be let through. `alike`: comes from where, or with the kind of card, that tries have failed lately. */
export type Candidate = { id: string; alike: boolean; score: number };

/** After so many declines in a row it rests for so long, in seconds, for those who resemble no failed try. */
const restsUnlike = [15, 30, 45, 60];
/** The same for those who do, who are let in when nobody else is. */
const restsAlike = [30, 60, 120];
const forgottenAfterMs = 10 * 60_000;
/** Who has not been taken out of the line so long after their wait has ended was of a process that is gone. */
const graceMs = 2_000;

/**
 * One attempt at a time while the form is under attack, so that the gateway hears little of it and donors still get
 * through. An approval opens it again at once, each decline has it rest longer, and
 * those of scripts that resemble each other count for these alone. Of those who wait when it opens, one
 * who is unlike the attack goes first, then the one whom the captcha is surer of; among equals the lot decides, as
 * scripts are sooner than people. All that is asked of it is asked within a step of its memory.
 */
export function throttle(
  memory: Omit<Memory<object>, "state"> & { state: Pick<GateState, "throttle"> },
  drawLot = Math.random,
) {
  const { clock } = memory;
  /** Those of this process who wait. */
  const answers = new Map<string, (mine: boolean) => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  // A step that fails is one of many: the next one looks again.
  const later = (work: () => void) => void memory.step(work).catch(() => schedule(memory.lookAgainMs));

  function schedule(ms: number) {
    clearTimeout(timer);
    if (Number.isFinite(ms)) timer = setTimeout(() => later(open), Math.max(1, ms));
  }

  function opensAt(alike: boolean): number {
    const { inRow, restsFrom } = memory.state.throttle;
    const declines = inRow.unlike + (alike ? inRow.alike : 0);
    if (declines === 0 || restsFrom === null) return Number.NEGATIVE_INFINITY;
    const rests = alike ? restsAlike : restsUnlike;
    return restsFrom + 1_000 * (rests[Math.min(declines, rests.length) - 1] ?? 0);
  }

  /** Chooses when it may, and answers those of this process who are chosen, here or elsewhere. */
  function open() {
    clearTimeout(timer);
    const { throttle: gate } = memory.state;
    const now = clock();
    if (gate.turn && gate.turn.until < now) gate.turn = null;
    for (const [id, { until }] of gate.waiting) if (until + graceMs < now) gate.waiting.delete(id);
    if (!gate.turn) choose(now);
    const mine = gate.turn && answers.get(gate.turn.id);
    if (gate.turn) answers.delete(gate.turn.id);
    mine?.(true);
    if (answers.size === 0) return;
    const opening = Math.min(...[...gate.waiting.values()].map(({ alike }) => opensAt(alike)));
    schedule(Math.min(memory.lookAgainMs, gate.turn ? Number.POSITIVE_INFINITY : opening - now));
  }

  function choose(now: number) {
    const { throttle: gate } = memory.state;
    const [chosen] = [...gate.waiting]
      .filter(([, { alike }]) => opensAt(alike) <= now)
      .map(([id, candidate]) => ({ id, ...candidate, lot: drawLot() }))
      .sort(
        (a, b) =>
          Number(a.alike) - Number(b.alike) ||
          Math.round(10 * b.score) - Math.round(10 * a.score) ||
          a.lot - b.lot,
      );
    if (!chosen) return;
    gate.waiting.delete(chosen.id);
    gate.turn = { id: chosen.id, alike: chosen.alike, until: now + memory.leaseMs };
  }

  return {
    /** Begins with a rest, after the declines that closed the form. */
    closed() {
      const { throttle: gate } = memory.state;
      if (gate.hasClosed) return;
      gate.hasClosed = true;
      gate.inRow.unlike = 1;
      gate.restsFrom = clock();
    },
    /** Whether it opened for this one within the time. Who was let in has to `leave`. */
    turn({ id, alike, score }: Candidate, limitMs: number): Promise<boolean> {
      return new Promise((resolve) => {
        const giveUp = () => {
          memory.state.throttle.waiting.delete(id);
          // Chosen at the last moment, and not yet told.
          const mine = memory.state.throttle.turn?.id === id;
          answers.delete(id);
          resolve(mine);
        };
        const limit = setTimeout(() => {
          memory.step(giveUp).catch(() => resolve(false));
        }, limitMs);
        answers.set(id, (mine) => {
          clearTimeout(limit);
          resolve(mine);
        });
        memory.state.throttle.waiting.set(id, { alike, score, until: clock() + limitMs });
        open();
      });
    },
    /** Whether the turn is still this one's: a lease may have ended. */
    holds: ({ id }: Candidate): boolean => memory.state.throttle.turn?.id === id,
    renew({ id }: Candidate) {
      const { turn } = memory.state.throttle;
      if (turn?.id === id) turn.until = clock() + memory.leaseMs;
    },
    /** `undefined`: the gateway was not asked after all. */
    leave(
      end: AttemptEnd | undefined,
      by: Pick<Candidate, "id" | "alike"> | null = memory.state.throttle.turn,
    ) {
      const { throttle: gate } = memory.state;
      const kind = by?.alike ? "alike" : "unlike";
      if (gate.turn?.id === by?.id) gate.turn = null;
      if (end === "approved") {
        gate.inRow.alike = Math.max(0, gate.inRow.alike - 1);
        gate.inRow.unlike = Math.max(0, gate.inRow.unlike - 1);
        gate.restsFrom = null;
      } else if (end) {
        if (gate.restsFrom === null || clock() - gate.restsFrom > forgottenAfterMs)
          gate.inRow = { alike: 0, unlike: 0 };
        gate.inRow[kind] += 1;
        gate.restsFrom = clock();
      }
      open();
    },
  };
}
