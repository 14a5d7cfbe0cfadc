import type { FinishedPage } from "./finished-page.ts";

export type CachedPage = FinishedPage & {
  /** The term, where the page says that a search found nothing. */
  missedSearch?: string;
};
export type Rendered = { page: CachedPage; keep: boolean };
type Content = { readonly version: string };

export type PageCache = {
  /** The page for `key` as this content has it, if it is there. */
  get(key: string, content: Content): CachedPage | undefined;
  /**
   * The page for `key`: kept, being rendered, or rendered now. Where one of older content is kept, it is drawn again by
   * `redraw`, and whoever asks gets the new one if that is quick, else once more the old one. A page is kept when it says so
   * and fits.
   */
  getOrRender(
    key: string,
    content: Content,
    ways: { render: () => Promise<Rendered>; redraw: () => Promise<Rendered> },
  ): Promise<CachedPage>;
  readonly size: number;
};

type Kept = Rendered & { version: string; until: number; oldSince: number | undefined };

/** A page of older content is served for so long, and a reader waits for the new one for so long before. */
const usualOldMs = { served: 10_000, waited: 50 };

/**
 * Finished pages, least recently used ones leaving first when `maxBytes` is passed, and every one after `maxAgeMs`,
 * because what is upcoming today is past tomorrow. Many requests for one page wait for the same render. One that comes out of
 * new content as it was stays the one that it is, with its encodings.
 */
export function createPageCache(limits: {
  maxBytes: number;
  maxAgeMs: number;
  now: () => number;
  oldMs?: { served: number; waited: number };
}): PageCache {
  const oldMs = limits.oldMs ?? usualOldMs;
  let current: Content = { version: "" };
  let currentSince = 0;
  let bytes = 0;
  const pages = new Map<string, Kept>();
  const rendering = new Map<string, Promise<CachedPage>>();
  const redrawing = new Map<string, Promise<CachedPage | undefined>>();

  function drop(key: string) {
    const kept = pages.get(key);
    if (!kept) return;
    pages.delete(key);
    bytes -= kept.page.bytes;
  }

  function keep(key: string, version: string, rendered: Rendered) {
    const { page } = rendered;
    if (page.bytes > limits.maxBytes / 4) return;
    // One of the present content is there already, and this one has taken longer.
    const isOld = version !== current.version;
    if (isOld && (pages.get(key)?.version === current.version || rendering.has(key))) return;
    drop(key);
    const until = limits.now() + limits.maxAgeMs;
    pages.set(key, { ...rendered, version, until, oldSince: isOld ? currentSince : undefined });
    bytes += page.bytes;
    for (const oldest of pages.keys()) {
      if (bytes <= limits.maxBytes) break;
      drop(oldest);
    }
  }

  /** What may still be served, of whatever version. */
  function find(key: string): Kept | undefined {
    const kept = pages.get(key);
    if (!kept) return undefined;
    const now = limits.now();
    if (now >= kept.until || now >= (kept.oldSince ?? now) + oldMs.served) {
      drop(key);
      return undefined;
    }
    pages.delete(key);
    pages.set(key, kept);
    return kept;
  }

  function contentIs(content: Content) {
    if (content.version === current.version) return;
    current = content;
    currentSince = limits.now();
    for (const kept of pages.values()) kept.oldSince ??= currentSince;
    rendering.clear();
  }

  /** The new page, which is kept; undefined when none could be made. */
  async function drawAnew(key: string, version: string, old: CachedPage, redraw: () => Promise<Rendered>) {
    const made = await redraw().catch(() => undefined);
    if (!made?.keep) return undefined;
    const rendered = { ...made, page: isSame(made.page, old) ? old : made.page };
    keep(key, version, rendered);
    return rendered.page;
  }

  function drawnAnew(key: string, version: string, old: CachedPage, redraw: () => Promise<Rendered>) {
    const under = redrawing.get(key);
    if (under) return under;
    const made = drawAnew(key, version, old, redraw).finally(() => redrawing.delete(key));
    redrawing.set(key, made);
    return made;
  }

  function renderedNow(key: string, version: string, render: () => Promise<Rendered>) {
    const under = rendering.get(key);
    if (under) return under;
    const made = render()
      .then((rendered) => {
        if (rendered.keep) keep(key, version, rendered);
        return rendered.page;
      })
      .finally(() => {
        if (rendering.get(key) === made) rendering.delete(key);
      });
    rendering.set(key, made);
    return made;
  }

  return {
    get(key, content) {
      contentIs(content);
      const kept = find(key);
      return kept?.version === content.version ? kept.page : undefined;
    },
    async getOrRender(key, content, { render, redraw }) {
      contentIs(content);
      const { version } = content;
      const kept = find(key);
      if (!kept) return renderedNow(key, version, render);
      if (kept.version === version) return kept.page;
      return (await within(oldMs.waited, drawnAnew(key, version, kept.page, redraw))) ?? kept.page;
    },
    get size() {
      return pages.size;
    },
  };
}

const isSame = (one: CachedPage, other: CachedPage) =>
  one.hash === other.hash &&
  one.status === other.status &&
  one.missedSearch === other.missedSearch &&
  JSON.stringify(one.headers) === JSON.stringify(other.headers);

/** What comes of the work within so many milliseconds; the work goes on. */
async function within<Result>(ms: number, work: Promise<Result>): Promise<Result | undefined> {
  let clock: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    clock = setTimeout(resolve, ms, undefined);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(clock);
  }
}
