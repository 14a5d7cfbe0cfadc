import type { Payload } from "payload";

/** Lets work that can wait make way for donors who wait for their answer. */
export type DonorsFirst = {
  /** Runs what a donor waits for. */
  serve<Answer>(work: () => Promise<Answer>): Promise<Answer>;
  /** Resolves when nobody waits for an answer, or after `limitMs` all the same. */
  quiet(limitMs: number): Promise<void>;
};

declare global {
  // The server's bundles may hold this module more than once; the posts and the jobs must meet all the same.
  var donorsFirstByApplication: WeakMap<Payload, DonorsFirst> | undefined;
}

/** The one of a running application: receipts and mails take a processor for longer than an answer does. */
export function donorsFirstOf(payload: Payload): DonorsFirst {
  globalThis.donorsFirstByApplication ??= new WeakMap();
  const known = globalThis.donorsFirstByApplication.get(payload);
  if (known) return known;
  const made = donorsFirst();
  globalThis.donorsFirstByApplication.set(payload, made);
  return made;
}

export function donorsFirst(): DonorsFirst {
  let underWay = 0;
  let waiting: (() => void)[] = [];
  return {
    async serve(work) {
      underWay += 1;
      try {
        return await work();
      } finally {
        underWay -= 1;
        if (underWay === 0) {
          const all = waiting;
          waiting = [];
          for (const go of all) go();
        }
      }
    },
    quiet(limitMs) {
      if (underWay === 0) return Promise.resolve();
      return new Promise((resolve) => {
        const timer = setTimeout(resolve, limitMs);
        waiting.push(() => {
          clearTimeout(timer);
          resolve();
        });
      });
    },
  };
}
