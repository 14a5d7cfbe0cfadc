export type AttemptsUnderWay = {
  /** Whether a post with this idempotency key is at work. Before its row is written only this tells. */
  has(key: string): boolean;
  /** Posts with one key run one after the other, so that a later one finds what the earlier has written. */
  inTurn<Answer>(key: string, work: () => Promise<Answer>): Promise<Answer>;
};

/** The posts of this process. */
export function attemptsUnderWay(): AttemptsUnderWay {
  const last = new Map<string, Promise<unknown>>();
  return {
    has: (key) => last.has(key),
    async inTurn(key, work) {
      const before = last.get(key);
      const mine = before
        ? before.then(
            () => work(),
            () => work(),
          )
        : work();
      last.set(key, mine);
      try {
        return await mine;
      } finally {
        if (last.get(key) === mine) last.delete(key);
      }
    },
  };
}
