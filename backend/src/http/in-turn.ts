type Start = () => void;

/** Whose work it is: the network of a client, or our own. */
export type Asker = { network: string } | "own";

export type InTurn = <Result>(by: Asker, work: () => Promise<Result>) => Promise<Result | undefined>;

/**
 * Does one piece of work at a time, so that what is slow leaves room for everything else; undefined to whoever would be the
 * one too many: `ofOne` wait of one network, `ofAll` of all of them, `ofOwn` of our own, which goes first. Work that is
 * still under way after `limitMs` milliseconds gives its place to the next.
 *
 * After each piece the place stays taken for `restMs(tookMs)` milliseconds. Work that never leaves the event loop while it
 * lasts has ended before anybody else is read from their socket: without a rest forty who ask at once are never seen to wait,
 * and whatever takes several turns of the loop, as a donor's call does, gets one between every two of them.
 */
export function takeTurns(limits: {
  ofOne: number;
  ofAll: number;
  ofOwn: number;
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
    if (start) start();
    else busy = false;
  }

  return async (by, work) => {
    if (busy) {
      if (isFull(by)) return undefined;
      const { promise, resolve } = Promise.withResolvers<void>();
      if (by === "own") own.push(resolve);
      else others.push({ network: by.network, start: resolve });
      await promise;
    }
    busy = true;
    let leaving: Start | undefined = leave;
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
