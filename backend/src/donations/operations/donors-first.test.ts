import { expect, test } from "vitest";
import { donorsFirst } from "./donors-first.ts";

test("what can wait goes on when the last donor is answered", async () => {
  const donors = donorsFirst();
  const order: string[] = [];
  const first = Promise.withResolvers<void>();
  const second = Promise.withResolvers<void>();
  const served = [donors.serve(() => first.promise), donors.serve(() => second.promise)];
  const waiting = donors.quiet(60_000).then(() => order.push("receipt"));
  first.resolve();
  await served[0];
  order.push("first donor");
  second.reject(new Error("the gateway is gone"));
  await expect(served[1]).rejects.toThrow("gone");
  await waiting;
  expect(order).toEqual(["first donor", "receipt"]);
  await donors.quiet(60_000);
});

test("donors without end do not keep receipts waiting for ever", async () => {
  const donors = donorsFirst();
  const endless = Promise.withResolvers<void>();
  const served = donors.serve(() => endless.promise);
  await donors.quiet(1);
  endless.resolve();
  await served;
});
