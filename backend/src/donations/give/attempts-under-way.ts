import { randomUUID } from "node:crypto";
import { z } from "zod";
import { type Memory, mapOf, memoryOfProcess } from "../../platform/database/memory.ts";

export const postsSchema = z.object({ posts: mapOf(z.object({ key: z.string(), until: z.number() })) });
type Posts = z.output<typeof postsSchema>;

export type AttemptsUnderWay = {
  /** Whether a post with this idempotency key is at work, in any backend. Before its row is written only this tells. */
  has(key: string): Promise<boolean>;
  /** Posts of this process with one key run one after the other, so that a later one finds what the earlier has written. */
  inTurn<Answer>(key: string, work: () => Promise<Answer>): Promise<Answer>;
};

/**
 * The posts at work. A post of a process that is gone counts until its lease ends, long after it would have written
 * its row; then it has charged nothing.
 */
export function attemptsUnderWay(memory: Memory<Posts> = memoryOfProcess(postsSchema)): AttemptsUnderWay {
  const { state, clock, step, leaseMs } = memory;
  const last = new Map<string, Promise<unknown>>();

  async function noted<Answer>(key: string, work: () => Promise<Answer>): Promise<Answer> {
    const id = randomUUID();
    await step(() => {
      for (const [lost, { until }] of state.posts) if (until < clock()) state.posts.delete(lost);
      state.posts.set(id, { key, until: clock() + leaseMs });
    });
    try {
      return await work();
    } finally {
      // Nobody waits for it, and what cannot be taken out ends by itself.
      step(() => state.posts.delete(id)).catch(() => undefined);
    }
  }

  return {
    has: (key) =>
      step(() => [...state.posts.values()].some((post) => post.key === key && post.until >= clock())),
    async inTurn(key, work) {
      const before = last.get(key);
      const begin = () => noted(key, work);
      const mine = before ? before.then(begin, begin) : begin();
      last.set(key, mine);
      try {
        return await mine;
      } finally {
        if (last.get(key) === mine) last.delete(key);
      }
    },
  };
}
