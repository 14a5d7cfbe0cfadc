import { siteDataMaxAgeMs } from "@pcf/contract/constants";
import type { SitePart } from "@pcf/contract/content/publication";
import type { SiteContent } from "./site-content.ts";

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
  /**
   * Reads at once, everything or the parts that may have changed; resolves when a read that began after the call has ended,
   * well or not. `signature` is that of the announcement, which counts once however many processes hear of it.
   */
  refresh(parts?: readonly SitePart[], signature?: string): Promise<void>;
  state(): SnapshotState;
};

/** What the next read is to bring. */
type Due = "everything" | ReadonlySet<SitePart>;
const nothing: Due = new Set();

/** Between two attempts while the backend does not answer. */
const retryPauseMs = 1_000;

/**
 * The content snapshot: what was read whole 30 s ago is read whole again in the background while the old goes on being
 * served; after a failed read too, for as long as it takes. An unchanged read keeps the same object and version.
 *
 * `load` answers new content, or `"unchanged"`; given parts, it may leave the others as they were. `store` keeps the
 * content for the next start.
 */
export function createSnapshot(source: {
  load: (
    previous: SiteContent | undefined,
    parts: readonly SitePart[] | undefined,
  ) => Promise<SiteContent | "unchanged">;
  stored: { content: SiteContent; readAt: number } | undefined;
  store: (content: SiteContent) => Promise<void>;
  now: () => number;
  failed: (error: unknown) => void;
  /** Is called when the state may be another one. */
  changed?: () => void;
}): Snapshot {
  let content = source.stored?.content;
  let readAt = source.stored?.readAt;
  let readWholeAt = readAt;
  let due: Due = nothing;
  let failing = false;
  let unkept = false;
  let triedAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | undefined;

  async function read(): Promise<void> {
    const wanted = due;
    due = nothing;
    triedAt = source.now();
    try {
      const loaded = await source.load(content, wanted === "everything" ? undefined : [...wanted]);
      readAt = source.now();
      if (wanted === "everything") readWholeAt = readAt;
      failing = false;
      if (loaded !== "unchanged") content = loaded;
      source.changed?.();
      if (loaded !== "unchanged" || unkept) await keep();
    } catch (error) {
      failing = true;
      // What was to be read is not known any more when the backend answers again.
      readWholeAt = undefined;
      source.failed(error);
      source.changed?.();
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
      const stale = readWholeAt === undefined || now - readWholeAt >= siteDataMaxAgeMs;
      if (stale && now - triedAt >= retryPauseMs && !reading) {
        due = "everything";
        void start();
      }
      return content;
    },
    async refresh(parts) {
      due = parts && due !== "everything" ? new Set([...due, ...parts]) : "everything";
      await reading;
      await start();
    },
    state: () => ({ content, readAt, failing, unkept }),
  };
}
