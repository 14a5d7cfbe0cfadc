/** How an attempt ended at the gateway; `unclear` is also one that never came there. */
export type AttemptEnd = "approved" | "declined" | "unclear";

/** Who waits to be let through. `alike`: comes from where, or with the kind of card, that tries have failed lately. */
export type Candidate = { alike: boolean; score: number };

/** After so many declines in a row it rests for so long, in seconds, for those who resemble no failed try. */
const restsUnlike = [15, 30, 45, 60];
/** The same for those who do, who are let in when nobody else is. */
const restsAlike = [30, 60, 120];
const forgottenAfterMs = 10 * 60_000;

/**
 * One attempt at a time while the form is under attack, so that the gateway hears little of it and donors still get
 * through. An approval opens it again at once, each decline has it rest longer, and
 * those of scripts that resemble each other count for these alone. Of those who wait when it opens, one
 * who is unlike the attack goes first, then the one whom the captcha is surer of; among equals the lot decides, as
 * scripts are sooner than people.
 */
export function throttle(clock: () => number, drawLot = Math.random) {
  const waiting = new Map<Candidate, (mine: boolean) => void>();
  const inRow = { alike: 0, unlike: 0 };
  let restsFrom = Number.NEGATIVE_INFINITY;
  let underWay: Candidate | undefined;
  let hasClosed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function opensAt(alike: boolean): number {
    const declines = inRow.unlike + (alike ? inRow.alike : 0);
    if (declines === 0) return restsFrom;
    const rests = alike ? restsAlike : restsUnlike;
    return restsFrom + 1_000 * (rests[Math.min(declines, rests.length) - 1] ?? 0);
  }

  function open() {
    clearTimeout(timer);
    if (underWay || waiting.size === 0) return;
    const now = clock();
    const ready = [...waiting.keys()].filter(({ alike }) => opensAt(alike) <= now);
    if (ready.length === 0) {
      const next = Math.min(...[...waiting.keys()].map(({ alike }) => opensAt(alike)));
      timer = setTimeout(open, Math.max(1, next - now));
      return;
    }
    const [chosen] = ready
      .map((candidate) => ({ candidate, lot: drawLot() }))
      .sort(
        (a, b) =>
          Number(a.candidate.alike) - Number(b.candidate.alike) ||
          Math.round(10 * b.candidate.score) - Math.round(10 * a.candidate.score) ||
          a.lot - b.lot,
      );
    if (!chosen) return;
    const answer = waiting.get(chosen.candidate);
    waiting.delete(chosen.candidate);
    underWay = chosen.candidate;
    answer?.(true);
  }

  return {
    /** Begins with a rest, after the declines that closed the form. */
    closed() {
      if (hasClosed) return;
      hasClosed = true;
      inRow.unlike = 1;
      restsFrom = clock();
    },
    /** Whether it opened for this one within the time. Who was let in has to `leave`. */
    turn(candidate: Candidate, limitMs: number): Promise<boolean> {
      return new Promise((resolve) => {
        const limit = setTimeout(() => {
          waiting.delete(candidate);
          resolve(false);
        }, limitMs);
        waiting.set(candidate, (mine) => {
          clearTimeout(limit);
          resolve(mine);
        });
        open();
      });
    },
    /** `undefined`: the gateway was not asked after all. */
    leave(end: AttemptEnd | undefined) {
      const kind = underWay?.alike ? "alike" : "unlike";
      underWay = undefined;
      if (end === "approved") {
        inRow.alike = Math.max(0, inRow.alike - 1);
        inRow.unlike = Math.max(0, inRow.unlike - 1);
        restsFrom = Number.NEGATIVE_INFINITY;
      } else if (end) {
        if (clock() - restsFrom > forgottenAfterMs) Object.assign(inRow, { alike: 0, unlike: 0 });
        inRow[kind] += 1;
        restsFrom = clock();
      }
      open();
    },
  };
}
export type Throttle = ReturnType<typeof throttle>;
