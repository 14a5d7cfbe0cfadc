import { expect, test } from "vitest";
import { finishPage } from "./finished-page.ts";
import { createPageCache } from "./page-cache.ts";

const pageOf = (text: string) => finishPage(200, { "content-type": "text/html" }, Buffer.from(text));

function cacheWith(limits: { maxBytes?: number; maxAgeMs?: number } = {}) {
  const clock = { now: 0 };
  const cache = createPageCache({
    maxBytes: limits.maxBytes ?? 1_000_000,
    maxAgeMs: limits.maxAgeMs ?? 60_000,
    now: () => clock.now,
    oldMs: { served: 10_000, waited: 1 },
  });
  return { cache, clock };
}

const v1 = { version: "v1" };
const v2 = { version: "v2" };
const drawing = (text: string, keep = true) => {
  const render = async () => ({ page: pageOf(text), keep });
  return { render, redraw: render };
};

test("a stampede on one page is one render", async () => {
  const { cache } = cacheWith();
  let renders = 0;
  const render = async () => {
    renders += 1;
    return { page: pageOf("a"), keep: true };
  };
  const ways = { render, redraw: render };
  await Promise.all(Array.from({ length: 50 }, () => cache.getOrRender("/a", v1, ways)));
  await cache.getOrRender("/a", v1, ways);
  expect(renders).toBe(1);
});

type Rendered = Awaited<ReturnType<ReturnType<typeof drawing>["render"]>>;

/** A kept page whose content has changed, and which is drawn again when `go` is called. */
async function pageOfOldContent() {
  const { cache, clock } = cacheWith();
  await cache.getOrRender("/a", v1, drawing("old"));
  const redrawn = Promise.withResolvers<Rendered>();
  let redraws = 0;
  const ask = async () => {
    const ways = {
      render: drawing("rendered").render,
      redraw: () => {
        redraws += 1;
        return redrawn.promise;
      },
    };
    return (await cache.getOrRender("/a", v2, ways)).body?.toString();
  };
  return { cache, clock, ask, redrawn, redraws: () => redraws };
}

test("a page of older content is served as it was while it is drawn again, once for all who ask", async () => {
  const { cache, ask, redrawn, redraws } = await pageOfOldContent();
  expect(await Promise.all([ask(), ask()])).toEqual(["old", "old"]);
  expect(redraws()).toBe(1);
  expect(cache.get("/a", v2)).toBeUndefined();
  redrawn.resolve({ page: pageOf("new"), keep: true });
  expect(await ask()).toBe("new");
  expect(cache.get("/a", v2)?.body?.toString()).toBe("new");
});

test("whoever asks gets the new page when it is drawn quickly, as for an editor who has just published", async () => {
  const { ask, redrawn } = await pageOfOldContent();
  redrawn.resolve({ page: pageOf("new"), keep: true });
  expect(await ask()).toBe("new");
});

test("a page that cannot be drawn again is served as it was, but for ten seconds only", async () => {
  const { ask, clock, redrawn } = await pageOfOldContent();
  redrawn.reject(new Error("no place is left to wait in"));
  expect(await ask()).toBe("old");
  clock.now += 9_999;
  expect(await ask()).toBe("old");
  clock.now += 1;
  expect(await ask()).toBe("rendered");
});

test("a page that came out of new content as it was stays the one that it is, with its encodings", async () => {
  const { cache, ask, redrawn } = await pageOfOldContent();
  const before = await cache.getOrRender("/a", v1, drawing("old"));
  redrawn.resolve({ page: pageOf("old"), keep: true });
  await ask();
  expect(cache.get("/a", v2)).toBe(before);
});

test("a render of older content that ends late does not take the place of a newer page", async () => {
  const { cache } = cacheWith();
  const late = Promise.withResolvers<Rendered>();
  const first = cache.getOrRender("/a", v1, { render: () => late.promise, redraw: () => late.promise });
  await cache.getOrRender("/a", v2, drawing("new"));
  late.resolve({ page: pageOf("old"), keep: true });
  expect((await first).body?.toString()).toBe("old");
  expect(cache.get("/a", v2)?.body?.toString()).toBe("new");
});

test("a page that must not be kept is rendered each time", async () => {
  const { cache } = cacheWith();
  await cache.getOrRender("/a", v1, drawing("a", false));
  expect(cache.get("/a", v1)).toBeUndefined();
});

test("a failed render is tried again", async () => {
  const { cache } = cacheWith();
  await expect(
    cache.getOrRender("/a", v1, { ...drawing("a"), render: () => Promise.reject(new Error("no")) }),
  ).rejects.toThrow("no");
  await cache.getOrRender("/a", v1, drawing("a"));
  expect(cache.get("/a", v1)).toBeDefined();
});

test("the pages longest unused leave first when the cache is full", async () => {
  const { cache } = cacheWith({ maxBytes: 40_000 });
  const text = (letter: string) => letter.repeat(5_000);
  const add = (letter: string) => cache.getOrRender(`/${letter}`, v1, drawing(text(letter)));
  for (const letter of "abcde") await add(letter);
  cache.get("/a", v1);
  await add("f");
  expect(cache.get("/a", v1)).toBeDefined();
  expect(cache.get("/b", v1)).toBeUndefined();
  expect(cache.get("/f", v1)).toBeDefined();
});

test("no page is older than the limit", async () => {
  const { cache, clock } = cacheWith({ maxAgeMs: 1_000 });
  await cache.getOrRender("/a", v1, drawing("a"));
  clock.now = 999;
  expect(cache.get("/a", v1)).toBeDefined();
  clock.now = 1_000;
  expect(cache.get("/a", v1)).toBeUndefined();
});
