/** Ends the wait: it is the waiter's turn, or it will not be. */
type Start = (isTheirTurn: boolean) => void;

/** Whose work it is: the network of a client, or our own. */
export type Asker = { network: string } | "own";

export type InTurn = <Result>(by: Asker, work: () => Promise<Result>) => Promise<Result | undefined>;

/**
 * Does one piece of work at a time, so that what is slow leaves room for everything else; undefined to whoever would be the
 * one too many: `ofOne` wait of one network, `ofAll` of all of them, `ofOwn` of our own, which goes first; and to others whose
 * turn has not come after `waitMs` milliseconds. Work that is still under way after `limitMs` milliseconds gives its place to
 * the next.
 *
 * After each piece the place stays taken for `restMs(tookMs)` milliseconds. Work that never leaves the event loop while it
 * lasts has ended before anybody else is read from their socket: without a rest forty who ask at once are never seen to wait,
 * and whatever takes several turns of the loop, as a donor's call does, gets one between every two of them.
 */
export function takeTurns(limits: {
  ofOne: number;
  ofAll: number;
  ofOwn: number;
  waitMs: number;
  limitMs: number;
  restMs: (tookMs: number) => number;
}): InTurn {
  const own: Start[] = [];
  const others: { network: string; start: Start }[] = [];
  let busy = false;

  const isFull = (by: Asker) =>
    by === "own"
      ? own.length >= limits.ofOwn
      : others.length >= limits.ofAll ||
        others.filter(({ network }) => network === by.network).length >= limits.ofOne;

  function leave() {
    const start = own.shift() ?? others.shift()?.start;
    if (start) start(true);
    else busy = false;
  }

  async function itIsTurnOf(by: Asker): Promise<boolean> {
    const { promise, resolve: start } = Promise.withResolvers<boolean>();
    if (by === "own") {
      own.push(start);
      return promise;
    }
    const waiter = { network: by.network, start };
    others.push(waiter);
    const patience = setTimeout(() => {
      others.splice(others.indexOf(waiter), 1);
      start(false);
    }, limits.waitMs);
    return promise.finally(() => clearTimeout(patience));
  }

  return async (by, work) => {
    if (busy) {
      if (isFull(by)) return undefined;
      if (!(await itIsTurnOf(by))) return undefined;
    }
    busy = true;
    let leaving: (() => void) | undefined = leave;
    const leaveOnce = () => {
      leaving?.();
      leaving = undefined;
    };
    const limit = setTimeout(leaveOnce, limits.limitMs);
    const began = performance.now();
    try {
      return await work();
    } finally {
      clearTimeout(limit);
      const restMs = limits.restMs(performance.now() - began);
      if (restMs > 0) setTimeout(leaveOnce, restMs);
      else leaveOnce();
    }
  };
}
