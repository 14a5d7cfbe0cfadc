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
  });
  return { cache, clock };
}

test("a stampede on one page is one render", async () => {
  const { cache } = cacheWith();
  let renders = 0;
  const render = async () => {
    renders += 1;
    return { page: await pageOf("a"), keep: true };
  };
  await Promise.all(Array.from({ length: 50 }, () => cache.getOrRender("/a", "v1", render)));
  await cache.getOrRender("/a", "v1", render);
  expect(renders).toBe(1);
});

test("new content drops every page", async () => {
  const { cache } = cacheWith();
  await cache.getOrRender("/a", "v1", async () => ({ page: await pageOf("a"), keep: true }));
  cache.keepOnly("v2");
  expect(cache.get("/a")).toBeUndefined();
});

test("a page whose content changed while it was rendered is not kept", async () => {
  const { cache } = cacheWith();
  await cache.getOrRender("/a", "v1", async () => {
    cache.keepOnly("v2");
    return { page: await pageOf("old"), keep: true };
  });
  expect(cache.get("/a")).toBeUndefined();
});

test("a page that must not be kept is rendered each time", async () => {
  const { cache } = cacheWith();
  await cache.getOrRender("/a", "v1", async () => ({ page: await pageOf("a"), keep: false }));
  expect(cache.get("/a")).toBeUndefined();
});

test("a failed render is tried again", async () => {
  const { cache } = cacheWith();
  await expect(cache.getOrRender("/a", "v1", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  await cache.getOrRender("/a", "v1", async () => ({ page: await pageOf("a"), keep: true }));
  expect(cache.get("/a")).toBeDefined();
});

test("the pages longest unused leave first when the cache is full", async () => {
  const { cache } = cacheWith({ maxBytes: 40_000 });
  const text = (letter: string) => letter.repeat(5_000);
  const add = (letter: string) =>
    cache.getOrRender(`/${letter}`, "v1", async () => ({ page: await pageOf(text(letter)), keep: true }));
  for (const letter of "abcde") await add(letter);
  cache.get("/a");
  await add("f");
  expect(cache.get("/a")).toBeDefined();
  expect(cache.get("/b")).toBeUndefined();
  expect(cache.get("/f")).toBeDefined();
});

test("no page is older than the limit", async () => {
  const { cache, clock } = cacheWith({ maxAgeMs: 1_000 });
  await cache.getOrRender("/a", "v1", async () => ({ page: await pageOf("a"), keep: true }));
  clock.now = 999;
  expect(cache.get("/a")).toBeDefined();
  clock.now = 1_000;
  expect(cache.get("/a")).toBeUndefined();
});
