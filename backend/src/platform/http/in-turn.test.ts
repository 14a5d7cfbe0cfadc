import { expect, test, vi } from "vitest";
import { takeTurns } from "./in-turn.ts";

/** Work that ends when it is told to, and the order in which it began. */
function bench(restMs: (tookMs: number) => number = () => 0) {
  const inTurn = takeTurns({ ofOne: 2, ofAll: 5, ofOwn: 3, waitMs: 5_000, limitMs: 60_000, restMs });
  const begun: string[] = [];
  const ends = new Map<string, { resolve: () => void; reject: (error: Error) => void }>();
  const ask = (name: string, network?: string) =>
    inTurn(network === undefined ? "own" : { network }, () => {
      begun.push(name);
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      ends.set(name, { resolve, reject });
      return promise.then(() => name);
    });
  const end = async (name: string) => {
    ends.get(name)?.resolve();
    await new Promise(setImmediate);
  };
  return { ask, end, begun, ends };
}

test("one is served after another, our own before those who wait", async () => {
  const { ask, end, begun } = bench();
  const asked = [ask("a", "1.1.1.1"), ask("b", "2.2.2.2"), ask("ours")];
  expect(begun).toEqual(["a"]);
  for (const name of ["a", "ours", "b"]) await end(name);
  expect(begun).toEqual(["a", "ours", "b"]);
  expect(await Promise.all(asked)).toEqual(["a", "b", "ours"]);
  expect(ask("later", "1.1.1.1")).toBeInstanceOf(Promise);
  expect(begun.at(-1)).toBe("later");
});

test("an address has its share of the places, and is told when there is none", async () => {
  const { ask, end, begun } = bench();
  const greedy = Array.from({ length: 9 }, (_, i) => ask(`greedy ${i}`, "6.6.6.6"));
  expect(await Promise.all(greedy.slice(3))).toEqual(Array(6).fill(undefined));
  const other = ask("other", "1.1.1.1");
  for (const name of ["greedy 0", "greedy 1", "greedy 2", "other"]) await end(name);
  expect(await other).toBe("other");
  expect(begun).toHaveLength(4);
});

test("many addresses together have a bound too, and our own place is kept", async () => {
  const { ask, end, begun } = bench();
  const many = Array.from({ length: 9 }, (_, i) => ask(`m${i}`, `10.0.0.${i}`));
  expect(await Promise.all(many.slice(6))).toEqual(Array(3).fill(undefined));
  const ours = ask("ours");
  await end("m0");
  expect(begun.at(-1)).toBe("ours");
  await end("ours");
  expect(await ours).toBe("ours");
});

test("work that fails gives its place to the next", async () => {
  const { ask, end, ends } = bench();
  const failing = ask("a", "1.1.1.1");
  const next = ask("b", "1.1.1.1");
  ends.get("a")?.reject(new Error("failed"));
  await expect(failing).rejects.toThrow("failed");
  await end("b");
  expect(await next).toBe("b");
});

test("our own is served in the order in which it came, and has an end too", async () => {
  const { ask, end, begun } = bench();
  ask("a", "1.1.1.1");
  const ours = Array.from({ length: 5 }, (_, i) => ask(`ours ${i}`));
  expect(await Promise.all(ours.slice(3))).toEqual([undefined, undefined]);
  for (const name of ["a", "ours 0", "ours 1", "ours 2"]) await end(name);
  expect(begun).toEqual(["a", "ours 0", "ours 1", "ours 2"]);
});

test("whose turn does not come within five seconds is sent away, and nobody of ours", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    const { ask, end, begun } = bench();
    const [, late, ours] = [ask("slow", "1.1.1.1"), ask("late", "2.2.2.2"), ask("ours")];
    await vi.advanceTimersByTimeAsync(4_000);
    const soon = ask("soon", "2.2.2.2");
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await late).toBeUndefined();
    for (const name of ["slow", "ours", "soon"]) await end(name);
    expect(begun).toEqual(["slow", "ours", "soon"]);
    expect(await Promise.all([ours, soon])).toEqual(["ours", "soon"]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(ask("next", "2.2.2.2")).toBeInstanceOf(Promise);
    expect(begun.at(-1)).toBe("next");
  } finally {
    vi.useRealTimers();
  }
});

test("work that never ends gives its place to the next, once", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    const { ask, end, begun } = bench();
    for (const name of ["endless", "b", "c"]) ask(name);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(begun).toEqual(["endless", "b"]);
    await end("endless");
    expect(begun).toEqual(["endless", "b"]);
    await end("b");
    expect(begun).toEqual(["endless", "b", "c"]);
  } finally {
    vi.useRealTimers();
  }
});

test("after work that took long the place rests as long as is asked for, and who comes meanwhile waits", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  try {
    let told = 0;
    const { ask, end, begun } = bench((tookMs) => {
      told = tookMs;
      return 300;
    });
    const first = ask("a", "1.1.1.1");
    await vi.advanceTimersByTimeAsync(120);
    await end("a");
    expect(await first).toBe("a");
    expect(told).toBe(120);
    const asked = Array.from({ length: 4 }, (_, i) => ask(`b${i}`, "1.1.1.1"));
    expect(await Promise.all(asked.slice(2))).toEqual([undefined, undefined]);
    await vi.advanceTimersByTimeAsync(299);
    expect(begun).toEqual(["a"]);
    await vi.advanceTimersByTimeAsync(1);
    expect(begun).toEqual(["a", "b0"]);
  } finally {
    vi.useRealTimers();
  }
});
