import type { SiteContent } from "../../app/content/site-content.ts";
import type { SnapshotState } from "../../app/content/snapshot.server.ts";
import type { SharedPage } from "../page-sharing.ts";

/** What the primary says to a process that answers requests. Messages to one process arrive in the order they were sent. */
export type ToWorker =
  /** Content from now on. */
  | { kind: "content"; content: SiteContent }
  | {
      kind: "state";
      state: Omit<SnapshotState, "content">;
      sharedAddress: boolean;
      faults: readonly string[];
    }
  /** Another process has drawn a page. With `round` an older one may not be served any more, nor this one before `out`. */
  | { kind: "page"; page: SharedPage; round?: string }
  /** No process serves an older page than that of the round. */
  | { kind: "out"; round: string }
  | { kind: "alive?" }
  /** Ends at once, as fast as that goes; or, while others serve on, when all that is under way is answered. */
  | { kind: "stop"; othersServe: boolean };

/** What a process that answers requests says to the primary. */
export type ToPrimary =
  /** It listens to messages from now on, and wants the content. */
  | { kind: "hello" }
  /** It was asked for a page; whether the content must be read again is the primary's to know. */
  | { kind: "content wanted" }
  | { kind: "publication"; signature: string }
  | { kind: "missed search"; term: string }
  | { kind: "page"; page: SharedPage; round?: string }
  /** It serves no older page than that of the round. */
  | { kind: "taken"; round: string }
  | { kind: "alive"; contentVersion: string | undefined; sharedAddress: boolean };
