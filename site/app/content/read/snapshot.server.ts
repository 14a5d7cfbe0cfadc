import { siteDataMaxAgeMs } from "@pcf/contract/constants";
import type { SiteContent } from "../site-content.ts";

export type SnapshotState = {
  content: SiteContent | undefined;
  /** Time of the last successful read, of this process or of the one before it; undefined when there was none. */
  readAt: number | undefined;
  /** Whether the last attempt failed, so that what is served may be old. */
  failing: boolean;
  /** Whether the content that is served could not be kept for the next start. */
  unkept: boolean;
};

export type Snapshot = {
  /** The content to answer from now. Starts a read in the background when it is missing or older than 30 s. */
  current(): SiteContent | undefined;
  /** Reads at once; resolves when a read that began after the call has ended, well or not. */
  refresh(): Promise<void>;
  state(): SnapshotState;
};

/** Between two attempts while the backend does not answer. */
const retryPauseMs = 1_000;

/**
 * The content snapshot: what was read 30 s ago is read again in the background while the old goes on being
 * served; after a failed read too, for as long as it takes. An unchanged read keeps the same object and version.
 *
 * `load` answers new content, or `"unchanged"`. `store` keeps the content for the next start.
 */
export function createSnapshot(source: {
  load: (previous: SiteContent | undefined) => Promise<SiteContent | "unchanged">;
  stored: { content: SiteContent; readAt: number } | undefined;
  store: (content: SiteContent) => Promise<void>;
  now: () => number;
  failed: (error: unknown) => void;
}): Snapshot {
  let content = source.stored?.content;
  let readAt = source.stored?.readAt;
  let failing = false;
  let unkept = false;
  let triedAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | undefined;

  async function read(): Promise<void> {
    triedAt = source.now();
    try {
      const loaded = await source.load(content);
      readAt = source.now();
      failing = false;
      if (loaded !== "unchanged") content = loaded;
      if (loaded !== "unchanged" || unkept) await keep();
    } catch (error) {
      failing = true;
      source.failed(error);
    }
  }

  async function keep(): Promise<void> {
    if (!content) return;
    try {
      await source.store(content);
      unkept = false;
    } catch (error) {
      unkept = true;
      source.failed(error);
    }
  }

  function start(): Promise<void> {
    reading ??= read().finally(() => {
      reading = undefined;
    });
    return reading;
  }

  return {
    current() {
      const now = source.now();
      const stale = failing || readAt === undefined || now - readAt >= siteDataMaxAgeMs;
      if (stale && now - triedAt >= retryPauseMs && !reading) void start();
      return content;
    },
    async refresh() {
      await reading;
      await start();
    },
    state: () => ({ content, readAt, failing, unkept }),
  };
}
