import { expect, test, vi } from "vitest";
import type { PageKind } from "./page-address.ts";
import { createRenderQueue, QueueFull } from "./render-queue.ts";

/** A queue whose first render is held until `go`, and what was rendered in which order. */
async function heldQueue() {
  const limits = { inAll: 6, ofOne: 3 };
  const queue = createRenderQueue({ page: limits, choice: limits, answer: limits });
  const order: string[] = [];
  const { promise: gone, resolve: go } = Promise.withResolvers<void>();
  const held = queue.run("page", "first", () => gone);
  // It has begun, and waits in no place any more.
  await new Promise(setImmediate);
  const ask = (kind: PageKind, address: string, name = `${kind} of ${address}`) =>
    queue.run(kind, address, async () => void order.push(name)).catch((error: unknown) => error);
  return { ask, order, go, held };
}

test("one address has no more than its share of the places, and the others keep theirs", async () => {
  const { ask, order, go } = await heldQueue();
  const asked = Array.from({ length: 5 }, () => ask("choice", "busy"));
  const other = ask("choice", "other");
  go();
  const outcomes = await Promise.all(asked);
  expect(outcomes.filter((outcome) => outcome instanceof QueueFull)).toHaveLength(2);
  expect(await other).toBeUndefined();
  expect(order).toEqual(["choice of busy", "choice of other", "choice of busy", "choice of busy"]);
});

test("many addresses together have no more than all places", async () => {
  const { ask, go } = await heldQueue();
  const asked = Array.from({ length: 8 }, (_, at) => ask("choice", `address ${at}`));
  go();
  const outcomes = await Promise.all(asked);
  expect(outcomes.filter((outcome) => outcome instanceof QueueFull)).toHaveLength(2);
});

test("pages that there are go before searches, and answers to forms do not wait for all searches", async () => {
  const { ask, order, go } = await heldQueue();
  const asked = [
    ...["a", "b", "c"].map((name) => ask("choice", name)),
    ...["a", "b"].map((name) => ask("answer", name)),
    ask("page", "a"),
  ];
  go();
  await Promise.all(asked);
  expect(order).toEqual([
    "page of a",
    "answer of a",
    "choice of a",
    "answer of b",
    "choice of b",
    "choice of c",
  ]);
});

test("a render that fails fails for its own reader, and the next one goes on", async () => {
  const queue = createRenderQueue();
  const failed = queue.run("choice", "a", () => Promise.reject(new Error("no")));
  const next = queue.run("choice", "a", async () => "well");
  await expect(failed).rejects.toThrow("no");
  expect(await next).toBe("well");
});

test("between two renders what has come meanwhile is answered", async () => {
  const queue = createRenderQueue();
  const order: string[] = [];
  const first = queue.run("choice", "a", async () => {
    setImmediate(() => order.push("what came meanwhile"));
  });
  const second = queue.run("choice", "a", async () => void order.push("the next render"));
  await Promise.all([first, second]);
  expect(order).toEqual(["what came meanwhile", "the next render"]);
});

test("while pages wait without end, every fourth render is a search or an answer to a form", async () => {
  const { ask, order, go } = await heldQueue();
  const asked = [
    ...["a", "b", "c", "d", "e", "f"].map((name) => ask("page", name, "page")),
    ask("choice", "a", "choice"),
    ask("answer", "a", "answer"),
  ];
  go();
  await Promise.all(asked);
  expect(order).toEqual(["page", "page", "answer", "page", "page", "page", "choice", "page"]);
});

test("a render that fails before it begins does not stop the others", async () => {
  const queue = createRenderQueue();
  const failed = queue.run("page", "a", () => {
    throw new Error("no");
  });
  const next = queue.run("page", "a", async () => "well");
  await expect(failed).rejects.toThrow("no");
  expect(await next).toBe("well");
});

test("a render that never ends gives its place to the next", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    const queue = createRenderQueue();
    void queue.run("page", "a", () => new Promise(() => {}));
    const next = queue.run("page", "a", async () => "well");
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await next).toBe("well");
  } finally {
    vi.useRealTimers();
  }
});

test("between two renders that wait for nothing the site hears who has come meanwhile", async () => {
  const queue = createRenderQueue();
  const rendered: number[] = [];
  const all = [1, 2, 3].map((page) =>
    queue.run("choice", "a", async () => {
      rendered.push(page);
    }),
  );
  for (const soFar of [[], [1], [1, 2], [1, 2, 3]]) {
    expect(rendered).toEqual(soFar);
    await new Promise(setImmediate);
  }
  await Promise.all(all);
});
