import { setTimeout as sleep } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import type { EncodedResponse } from "../http/encoded-response.ts";

export type RenderedPage = EncodedResponse & {
  /** Whether it may be cached. */
  keep: boolean;
  /** The pattern of its route. */
  pattern: string;
  /** The term, where the page says that a search found nothing. */
  missedSearch?: string | undefined;
};

/** `generation` counts the contents that the cache has seen; a page of an earlier one is stale, and `staleSince` says for how long. */
type Cached = { page: RenderedPage; generation: number; staleSince?: number | undefined };

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
  now?: () => number;
  staleMs?: { served: number; waited: number };
}) {
  const { maxBytes, maxAgeMs, now = Date.now, staleMs = usualStaleMs } = limits;
  let current = { version: "", generation: 0, since: 0 };
  const pages = new LRUCache<string, Cached>({
    maxSize: maxBytes,
    maxEntrySize: Math.floor(maxBytes / 4),
    sizeCalculation: ({ page }) => page.body.length + bytesOfHeaders,
    ttl: maxAgeMs,
    ttlResolution: 0,
    perf: { now },
  });
  /** By content and key: who asks for what is being rendered waits for the same. */
  const underWay = new Map<string, Promise<RenderedPage>>();

  function contentIs(version: string) {
    if (version === current.version) return;
    current = { version, generation: current.generation + 1, since: now() };
    for (const cached of pages.values()) cached.staleSince ??= current.since;
  }

  function find(key: string): Cached | undefined {
    const cached = pages.get(key);
    if (cached?.staleSince === undefined || now() < cached.staleSince + staleMs.served) return cached;
    pages.delete(key);
    return undefined;
  }

  /** The page, which is cached from now on; or the newer one that is there already, because this one has taken longer. */
  function newest(key: string, generation: number, page: RenderedPage): RenderedPage {
    const cached = pages.peek(key);
    if (cached && cached.generation > generation) return cached.page;
    const isStale = generation < current.generation;
    pages.set(key, { page, generation, staleSince: isStale ? current.since : undefined });
    return page;
  }

  function renderOnce(key: string, render: () => Promise<RenderedPage>): Promise<RenderedPage> {
    const { generation } = current;
    const known = underWay.get(`${generation} ${key}`);
    if (known) return known;
    const rendered = render()
      .then((page) => (page.keep ? newest(key, generation, page) : page))
      .finally(() => underWay.delete(`${generation} ${key}`));
    underWay.set(`${generation} ${key}`, rendered);
    return rendered;
  }

  return {
    /** The page for `key` as the content of this version has it, if it is there. */
    get(key: string, version: string): RenderedPage | undefined {
      contentIs(version);
      const cached = find(key);
      return cached?.generation === current.generation ? cached.page : undefined;
    },
    /**
     * The page for `key`: cached, being rendered, or rendered now. Where one of older content is there, it is rendered `again`,
     * and whoever asks gets the new one if that is quick, else once more the old one.
     */
    async getOrRender(
      key: string,
      version: string,
      render: (again: boolean) => Promise<RenderedPage>,
    ): Promise<RenderedPage> {
      contentIs(version);
      const cached = find(key);
      if (!cached) return renderOnce(key, () => render(false));
      if (cached.generation === current.generation) return cached.page;
      const again = renderOnce(key, () => render(true)).catch(() => undefined);
      // The rendering goes on when the wait is over.
      const page = await Promise.race([again, sleep(staleMs.waited, undefined, { ref: false })]);
      return page?.keep ? page : cached.page;
    },
  };
}
