import type { FinishedPage } from "./finished-page.ts";

export type CachedPage = FinishedPage & {
  /** The term, where the page says that a search found nothing. */
  missedSearch?: string;
};
export type PageCache = {
  get(key: string): CachedPage | undefined;
  /** The page for `key`: kept, being rendered, or rendered now. A page is kept when `render` says so and fits. */
  getOrRender(
    key: string,
    version: string,
    render: () => Promise<{ page: CachedPage; keep: boolean }>,
  ): Promise<CachedPage>;
  /** Drops every page of another version. */
  keepOnly(version: string): void;
  readonly size: number;
};

/**
 * Finished pages, least recently used ones leaving first when `maxBytes` is passed, and every one after `maxAgeMs`,
 * because what is upcoming today is past tomorrow. Many requests for one page wait for the same render.
 */
export function createPageCache(limits: {
  maxBytes: number;
  maxAgeMs: number;
  now: () => number;
}): PageCache {
  let version = "";
  let bytes = 0;
  const pages = new Map<string, { page: CachedPage; until: number }>();
  const rendering = new Map<string, Promise<CachedPage>>();

  function drop(key: string) {
    const kept = pages.get(key);
    if (!kept) return;
    pages.delete(key);
    bytes -= kept.page.bytes;
  }

  function keep(key: string, page: CachedPage) {
    if (page.bytes > limits.maxBytes / 4) return;
    drop(key);
    pages.set(key, { page, until: limits.now() + limits.maxAgeMs });
    bytes += page.bytes;
    for (const oldest of pages.keys()) {
      if (bytes <= limits.maxBytes) break;
      drop(oldest);
    }
  }

  function get(key: string): CachedPage | undefined {
    const kept = pages.get(key);
    if (!kept) return undefined;
    if (limits.now() >= kept.until) {
      drop(key);
      return undefined;
    }
    pages.delete(key);
    pages.set(key, kept);
    return kept.page;
  }

  function keepOnly(next: string) {
    if (next === version) return;
    version = next;
    bytes = 0;
    pages.clear();
    rendering.clear();
  }

  return {
    get,
    keepOnly,
    getOrRender(key, at, render) {
      keepOnly(at);
      const kept = get(key);
      if (kept) return Promise.resolve(kept);
      const under = rendering.get(key);
      if (under) return under;
      const made = render()
        .then(({ page, keep: wanted }) => {
          if (wanted && version === at) keep(key, page);
          return page;
        })
        .finally(() => {
          if (rendering.get(key) === made) rendering.delete(key);
        });
      rendering.set(key, made);
      return made;
    },
    get size() {
      return pages.size;
    },
  };
}
