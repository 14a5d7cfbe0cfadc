import { expect, test } from "vitest";
import { encodeResponse } from "../http/encoded-response.ts";
import { createPageCache, type RenderedPage } from "./page-cache.ts";

const pageOf = (text: string, keep = true) => ({
  ...encodeResponse(200, { "content-type": "text/html" }, Buffer.from(text), "identity"),
  keep,
  pattern: "/a",
});

function cacheWith(limits: { maxBytes?: number; maxAgeMs?: number } = {}) {
  const clock = { now: 1 };
  const cache = createPageCache({
    maxBytes: limits.maxBytes ?? 1_000_000,
    maxAgeMs: limits.maxAgeMs ?? 60_000,
    now: () => clock.now,
    staleMs: { served: 10_000, waited: 1 },
  });
  return { cache, clock };
}

const rendering =
  (text: string, keep = true) =>
  async () =>
    pageOf(text, keep);

test("a stampede on one page is one render", async () => {
  const { cache } = cacheWith();
  let renders = 0;
  const render = async () => {
    renders += 1;
    return pageOf("a");
  };
  await Promise.all(Array.from({ length: 50 }, () => cache.getOrRender("/a", "v1", render)));
  await cache.getOrRender("/a", "v1", render);
  expect(renders).toBe(1);
});

/** A kept page whose content has changed, and which is rendered again when `go` is called. */
async function pageOfOldContent() {
  const { cache, clock } = cacheWith();
  await cache.getOrRender("/a", "v1", rendering("old"));
  const rerendered = Promise.withResolvers<RenderedPage>();
  let rerenders = 0;
  const ask = async () => {
    const page = await cache.getOrRender("/a", "v2", async (again) => {
      if (!again) return pageOf("rendered");
      rerenders += 1;
      return rerendered.promise;
    });
    return page.body.toString();
  };
  return { cache, clock, ask, rerendered, rerenders: () => rerenders };
}

test("a page of older content is served as it was while it is rendered again, once for all who ask", async () => {
  const { cache, ask, rerendered, rerenders } = await pageOfOldContent();
  expect(await Promise.all([ask(), ask()])).toEqual(["old", "old"]);
  expect(rerenders()).toBe(1);
  expect(cache.get("/a", "v2")).toBeUndefined();
  rerendered.resolve(pageOf("new"));
  expect(await ask()).toBe("new");
  expect(cache.get("/a", "v2")?.body.toString()).toBe("new");
});

test("whoever asks gets the new page when it is rendered quickly, as for an editor who has just published", async () => {
  const { ask, rerendered } = await pageOfOldContent();
  rerendered.resolve(pageOf("new"));
  expect(await ask()).toBe("new");
});

test("a page that cannot be rendered again is served as it was, but for ten seconds only", async () => {
  const { ask, clock, rerendered } = await pageOfOldContent();
  rerendered.reject(new Error("no place is left to wait in"));
  expect(await ask()).toBe("old");
  clock.now += 9_999;
  expect(await ask()).toBe("old");
  clock.now += 1;
  expect(await ask()).toBe("rendered");
});

test("a render of older content that ends late does not take the place of a newer page, nor is it shown", async () => {
  const { cache } = cacheWith();
  const late = Promise.withResolvers<RenderedPage>();
  const first = cache.getOrRender("/a", "v1", () => late.promise);
  await cache.getOrRender("/a", "v2", rendering("new"));
  late.resolve(pageOf("old"));
  expect((await first).body.toString()).toBe("new");
  expect(cache.get("/a", "v2")?.body.toString()).toBe("new");
});

test("who has seen a page of newer content that came late does not get the older one again", async () => {
  const { cache } = cacheWith();
  await cache.getOrRender("/a", "v1", rendering("first"));
  const second = Promise.withResolvers<RenderedPage>();
  const never = async (again: boolean) => (again ? new Promise<RenderedPage>(() => {}) : pageOf("third"));
  const asked = cache.getOrRender("/a", "v2", () => second.promise);
  expect((await asked).body.toString()).toBe("first");
  void cache.getOrRender("/b", "v3", rendering("b"));
  second.resolve(pageOf("second"));
  await second.promise;
  expect((await cache.getOrRender("/a", "v3", never)).body.toString()).toBe("second");
});

test("a page that must not be kept is rendered each time", async () => {
  const { cache } = cacheWith();
  await cache.getOrRender("/a", "v1", rendering("a", false));
  expect(cache.get("/a", "v1")).toBeUndefined();
});

test("a failed render is tried again", async () => {
  const { cache } = cacheWith();
  await expect(cache.getOrRender("/a", "v1", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  await cache.getOrRender("/a", "v1", rendering("a"));
  expect(cache.get("/a", "v1")).toBeDefined();
});

test("the pages longest unused leave first when the cache is full", async () => {
  const { cache } = cacheWith({ maxBytes: 48_000 });
  const text = (letter: string) => letter.repeat(5_000);
  const add = (letter: string) => cache.getOrRender(`/${letter}`, "v1", rendering(text(letter)));
  for (const letter of "abcde") await add(letter);
  cache.get("/a", "v1");
  await add("f");
  expect(cache.get("/a", "v1")).toBeDefined();
  expect(cache.get("/b", "v1")).toBeUndefined();
  expect(cache.get("/f", "v1")).toBeDefined();
});

test("no page is older than the limit", async () => {
  const { cache, clock } = cacheWith({ maxAgeMs: 1_000 });
  await cache.getOrRender("/a", "v1", rendering("a"));
  clock.now = 1_001;
  expect(cache.get("/a", "v1")).toBeDefined();
  clock.now = 1_002;
  expect(cache.get("/a", "v1")).toBeUndefined();
});
