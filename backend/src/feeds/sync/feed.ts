import type { Payload } from "payload";

export type FeedName = "youtube" | "instagram";

/** What a feed is given for a run. */
export type FeedRun = {
  payload: Payload;
  now: () => Date;
  /** Waits within the run, so that a service that is busy for a moment does not end it. */
  pause: (ms: number) => Promise<void>;
  /** Everything is to be read; else a look at what is newest may say that nothing has changed. */
  complete: boolean;
  /** What the last run remembered of the service's answers, by their address. */
  etags: Record<string, string>;
  /** By this time of `performance.now()` no new copy of a file is begun. */
  copyUntil: number;
};

export type FeedResult = {
  /** `copying`: there was no time for all copies; nothing is shown yet, and the next run goes on. */
  outcome: "done" | "unchanged" | "copying";
  /** What came, in a sentence for staff. */
  words: string;
  /** What staff should know or do, a sentence each. */
  notes: string[];
  /** Given back in the next run. */
  etags: Record<string, string>;
};

/** A list of another service that this site follows. */
export type Feed = {
  name: FeedName;
  /** The service as staff call it. */
  service: string;
  isOn: () => boolean;
  /** What the settings say: with another key or channel nothing that was remembered is of use. */
  settings: () => string;
  /**
   * Reads the service, makes our own copies of files, and then writes what has changed, all at once.
   *
   * @throws FeedFault when the service does not answer or refuses; nothing has changed then.
   */
  run: (run: FeedRun) => Promise<FeedResult>;
};
