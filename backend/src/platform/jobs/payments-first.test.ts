import { expect, test } from "vitest";
import { paymentsFirst } from "./payments-first.ts";

/** Time that passes when the test says so. */
function clock() {
  let now = 0;
  const due = new Set<{ at: number; callBack: () => void }>();
  return {
    later(callBack: () => void, afterMs: number) {
      const entry = { at: now + afterMs, callBack };
      due.add(entry);
      return () => void due.delete(entry);
    },
    async pass(ms: number) {
      now += ms;
      for (const entry of [...due].filter(({ at }) => at <= now)) {
        due.delete(entry);
        entry.callBack();
      }
      // Lets what waits for it go on.
      await new Promise(setImmediate);
    },
  };
}

test("what can wait goes on a moment after the last donor is answered", async () => {
  const { later, pass } = clock();
  const donors = paymentsFirst(later);
  const order: string[] = [];
  const first = Promise.withResolvers<void>();
  const second = Promise.withResolvers<void>();
  const served = [donors.serve(() => first.promise), donors.serve(() => second.promise)];
  const waiting = donors.quiet(60_000).then(() => order.push("receipt"));
  first.resolve();
  await served[0];
  await pass(1_000);
  order.push("first donor");
  second.reject(new Error("the gateway is gone"));
  await expect(served[1]).rejects.toThrow("gone");
  order.push("second donor");
  await pass(1_000);
  await waiting;
  expect(order).toEqual(["first donor", "second donor", "receipt"]);
  await donors.quiet(60_000);
});

test("between two bursts of donors no receipt gets in", async () => {
  const { later, pass } = clock();
  const donors = paymentsFirst(later);
  let receipts = 0;
  await donors.serve(async () => {});
  const waiting = donors.quiet(60_000).then(() => {
    receipts += 1;
  });
  await pass(10);
  await donors.serve(async () => {});
  await pass(245);
  expect(receipts).toBe(0);
  await pass(10);
  await waiting;
  expect(receipts).toBe(1);
});

test("donors without end do not keep receipts waiting for ever", async () => {
  const { later, pass } = clock();
  const donors = paymentsFirst(later);
  const endless = Promise.withResolvers<void>();
  const served = donors.serve(() => endless.promise);
  let receipts = 0;
  const waiting = donors.quiet(2_000).then(() => {
    receipts += 1;
  });
  await pass(1_999);
  expect(receipts).toBe(0);
  await pass(1);
  expect(receipts).toBe(1);
  await waiting;
  endless.resolve();
  await served;
});
