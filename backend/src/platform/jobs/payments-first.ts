import type { Payload } from "payload";

/** Lets work that can wait make way for donors who wait for their answer. */
export type PaymentsFirst = {
  /** Runs what a donor waits for. */
  serve<Answer>(work: () => Promise<Answer>): Promise<Answer>;
  /** Resolves when nobody has waited for an answer for a moment, or after `limitMs` all the same. */
  quiet(limitMs: number): Promise<void>;
};

declare global {
  // The server's bundles may hold this module more than once; the posts and the jobs must meet all the same.
  var paymentsFirstByApplication: WeakMap<Payload, PaymentsFirst> | undefined;
}

/** The one of a running application: receipts and mails take a processor for longer than an answer does. */
export function paymentsFirstOf(payload: Payload): PaymentsFirst {
  globalThis.paymentsFirstByApplication ??= new WeakMap();
  const known = globalThis.paymentsFirstByApplication.get(payload);
  if (known) return known;
  const created = paymentsFirst();
  globalThis.paymentsFirstByApplication.set(payload, created);
  return created;
}

/** Donors of one commit are answered together, so for a moment nobody waits although many more are coming. */
const calmMs = 250;

/** `later` is asked to call back after so many milliseconds, and answers how to call that off. */
export function paymentsFirst(later: Later = laterByClock): PaymentsFirst {
  let underWay = 0;
  let calm = true;
  let callOff = () => {};
  const waiting = new Set<() => void>();
  const calmed = () => {
    calm = true;
    for (const go of waiting) go();
    waiting.clear();
  };
  return {
    async serve(work) {
      underWay += 1;
      calm = false;
      callOff();
      try {
        return await work();
      } finally {
        underWay -= 1;
        if (underWay === 0) callOff = later(calmed, calmMs);
      }
    },
    quiet(limitMs) {
      if (calm) return Promise.resolve();
      return new Promise((resolve) => {
        const go = () => {
          stopWaiting();
          waiting.delete(go);
          resolve();
        };
        const stopWaiting = later(go, limitMs);
        waiting.add(go);
      });
    },
  };
}

type Later = (callBack: () => void, afterMs: number) => () => void;

const laterByClock: Later = (callBack, afterMs) => {
  const timer = setTimeout(callBack, afterMs);
  return () => clearTimeout(timer);
};
