import { setTimeout as sleep } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import type { EncodedResponse } from "../http/encoded-response.ts";

export type CachedPage = EncodedResponse & {
  /** The term, where the page says that a search found nothing. */
  missedSearch?: string;
};
export type Rendered = { page: CachedPage; keep: boolean };

export type PageCache = {
  /** The page for `key` as the content of this version has it, if it is there. */
  get(key: string, version: string): CachedPage | undefined;
  /**
   * The page for `key`: cached, being rendered, or rendered now. Where one of older content is there, it is rendered again by
   * `rerender`, and whoever asks gets the new one if that is quick, else once more the old one. A page is cached when it says
   * so and fits.
   */
  getOrRender(
    key: string,
    version: string,
    ways: { render: () => Promise<Rendered>; rerender: () => Promise<Rendered> },
  ): Promise<CachedPage>;
};

/** `generation` counts the contents that the cache has seen; a page of an earlier one is stale, and `staleSince` says for how long. */
type Cached = { page: CachedPage; generation: number; staleSince?: number | undefined };

/** Among them the policy with the hashes of all styles and scripts. */
const bytesOfHeaders = 4_000;

/** A stale page is served for so long, and a reader waits for the new one for so long before. */
const usualStaleMs = { served: 10_000, waited: 50 };

/**
 * Rendered pages, least recently used ones leaving first when `maxBytes` is passed, and every one after `maxAgeMs`,
 * because what is upcoming today is past tomorrow. Many requests for one page wait for the same render. With new content all
 * pages are stale. Who has seen a page in a newer state is never served an older one.
 */
export function createPageCache(limits: {
  maxBytes: number;
  maxAgeMs: number;
  now: () => number;
  staleMs?: { served: number; waited: number };
}): PageCache {
  const { maxBytes, maxAgeMs, now, staleMs = usualStaleMs } = limits;
  let current = { version: "", generation: 0, since: 0 };
  const pages = new LRUCache<string, Cached>({
    maxSize: maxBytes,
    maxEntrySize: Math.floor(maxBytes / 4),
    sizeCalculation: ({ page }) => page.body.length + bytesOfHeaders,
    ttl: maxAgeMs,
    ttlResolution: 0,
    perf: { now },
  });
  const rendering = new Map<string, Promise<CachedPage>>();
  const rerendering = new Map<string, Promise<CachedPage | undefined>>();

  function contentIs(version: string) {
    if (version === current.version) return;
    current = { version, generation: current.generation + 1, since: now() };
    for (const cached of pages.values()) cached.staleSince ??= current.since;
    rendering.clear();
  }

  function find(key: string): Cached | undefined {
    const cached = pages.get(key);
    if (cached?.staleSince === undefined || now() < cached.staleSince + staleMs.served) return cached;
    pages.delete(key);
    return undefined;
  }

  /** The page, which is cached from now on; or the newer one that is there already, because this one has taken longer. */
  function newest(key: string, generation: number, page: CachedPage): CachedPage {
    const cached = pages.peek(key);
    if (cached && cached.generation > generation) return cached.page;
    const isStale = generation < current.generation;
    pages.set(key, { page, generation, staleSince: isStale ? current.since : undefined });
    return page;
  }

  async function renderNow(key: string, render: () => Promise<Rendered>): Promise<CachedPage> {
    const { generation } = current;
    const { page, keep } = await render();
    return keep ? newest(key, generation, page) : page;
  }

  /** The new page; undefined when none could be rendered. */
  async function renderAgain(
    key: string,
    rerender: () => Promise<Rendered>,
  ): Promise<CachedPage | undefined> {
    const { generation } = current;
    const rendered = await rerender().catch(() => undefined);
    return rendered?.keep ? newest(key, generation, rendered.page) : undefined;
  }

  return {
    get(key, version) {
      contentIs(version);
      const cached = find(key);
      return cached?.generation === current.generation ? cached.page : undefined;
    },
    async getOrRender(key, version, { render, rerender }) {
      contentIs(version);
      const cached = find(key);
      if (!cached) return once(rendering, key, () => renderNow(key, render));
      if (cached.generation === current.generation) return cached.page;
      const again = once(rerendering, key, () => renderAgain(key, rerender));
      return (await within(staleMs.waited, again)) ?? cached.page;
    },
  };
}

/** Who asks for what is being made waits for the same. */
function once<Made>(
  underWay: Map<string, Promise<Made>>,
  key: string,
  make: () => Promise<Made>,
): Promise<Made> {
  const known = underWay.get(key);
  if (known) return known;
  const made = make().finally(() => {
    if (underWay.get(key) === made) underWay.delete(key);
  });
  underWay.set(key, made);
  return made;
}

/** What comes of the work within so many milliseconds; the work goes on. */
const within = <Result>(ms: number, work: Promise<Result>): Promise<Result | undefined> =>
  Promise.race([work, sleep(ms, undefined, { ref: false })]);
