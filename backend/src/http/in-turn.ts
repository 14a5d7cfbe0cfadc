type Turn = { by: string | undefined; start: () => void };

export type InTurn = <Result>(
  by: string | undefined,
  work: () => Promise<Result>,
) => Promise<Result | undefined>;

/**
 * Does one piece of work at a time, so that what is dear leaves room for everything else; undefined to whoever would be the
 * one too many of `ofOne` waiting from an address, or of `ofAll`. Work of nobody's address is our own and goes first.
 */
export function takeTurns({ ofOne, ofAll }: { ofOne: number; ofAll: number }): InTurn {
  const waiting: Turn[] = [];
  let busy = false;

  const isFull = (by: string) =>
    waiting.length >= ofAll || waiting.filter((turn) => turn.by === by).length >= ofOne;

  return async (by, work) => {
    if (busy) {
      if (by !== undefined && isFull(by)) return undefined;
      const { promise, resolve } = Promise.withResolvers<void>();
      if (by === undefined) waiting.unshift({ by, start: resolve });
      else waiting.push({ by, start: resolve });
      await promise;
    }
    busy = true;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next.start();
      else busy = false;
    }
  };
}
