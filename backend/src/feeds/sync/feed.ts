import type { Payload } from "payload";
import type { KnownFeed } from "./known-feeds.ts";

/** What a feed is given for a run. */
export type FeedRun = {
  payload: Payload;
  now: () => Date;
  /** Waits within the run, so that a service that is busy for a moment does not end it. */
  pause: (ms: number) => Promise<void>;
  /** Everything is to be read; else a look at what is newest may say that nothing has changed. */
  complete: boolean;
  /** What the last run remembered of the service's answers, by which the next one sees whether anything has changed. */
  remembered: Record<string, string>;
  /** By this time of `performance.now()` no new copy of a file is begun. */
  copyUntil: number;
};

export type FeedResult = {
  /** `copying`: there was no time for all copies; nothing is shown yet, and the next run goes on. */
  outcome: "done" | "unchanged" | "copying";
  /** What came, in a sentence for staff. */
  words: string;
  /** What staff should know or do, a sentence each; `undefined` after a mere look: what the last reading said still holds. */
  notes: string[] | undefined;
  /** Given back in the next run. */
  remembered: Record<string, string>;
  /** Some files could not be had: the next run is to read everything again. */
  isOwed?: boolean;
};

/** A list of another service that this site follows. */
export type Feed = KnownFeed & {
  /** Where it is read: another host than the service's own stands in for it. */
  url: () => string;
  /**
   * Reads the service, makes our own copies of files, and then writes what has changed, in saves that are each whole.
   *
   * @throws FeedFault when the service does not answer or refuses: nothing has been written then; or when what came cannot be saved.
   */
  run: (run: FeedRun) => Promise<FeedResult>;
};
