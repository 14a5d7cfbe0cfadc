import { z } from "zod";
import { type Finding, wrong } from "../../platform/doctor/finding.ts";
import { largestFileBytes } from "../../platform/storage/file-copy.ts";

/** Words that staff read about the runs of feeds. */
export const feedCopy = {
  noAnswer: (service: string) => `${service} did not answer. Nothing was changed; it is tried again.`,
  busy: (service: string, status: number) =>
    `${service} is busy or has a fault (${status}). Nothing was changed; it is tried again.`,
  tooMany: (service: string) =>
    `${service} was asked too often and wants a pause. Nothing was changed; it is tried again after that.`,
  notUnderstood: (service: string) =>
    `${service} answered in a form that this version of the site does not know. Nothing was changed; it is tried again. If it stays so, the site needs an update.`,
  ownFault: (service: string) =>
    `What came from ${service} could not all be saved. What was saved before stays and is whole; it is tried again, and the log of the server says more.`,
  brokenOff:
    "The server was stopped in the middle of this run. What was saved before is whole, and the next run goes on.",
  nothingLeft: (service: string) =>
    `${service} answers that there is nothing at all any more. That is not believed, so nothing was taken off the site. If it is true, delete the entries here by hand.`,
  fileTooLarge: `The file is larger than ${Math.floor(largestFileBytes / (1024 * 1024))} MB.`,
  fileNotThere: "The file could not be fetched.",
  fileLater: "The file could not be fetched just now. It is tried again with the next run.",
  unchanged: "Nothing has changed.",
  copying: (done: number, of: number) =>
    `${done} of ${of} pictures are copied. Nothing is shown before all are here; it goes on in a minute.`,
} as const;

/**
 * Why a run broke off. `later`: it may work the next time. `person`: somebody has to set something right, such as a key; the office is
 * told. `words` are for staff and hold no key and no token.
 */
export class FeedFault extends Error {
  readonly kind: "later" | "person";
  readonly words: string;
  /** Not before this time, where the service has said so. */
  readonly retryAt: Date | undefined;
  constructor(kind: "later" | "person", words: string, retryAt?: Date) {
    super(words);
    this.name = "FeedFault";
    this.kind = kind;
    this.words = words;
    this.retryAt = retryAt;
  }
}

/** A fault as the doctor tells it: words for a person say themselves how it is mended. */
export const faultFound = (about: string, { kind, words }: FeedFault): Finding =>
  wrong(
    about,
    words,
    kind === "later" ? "Ask again. If it stays so, see whether this machine reaches the service." : undefined,
  );

/** Any error of a run, as a fault: what is no answer at all, and what is none that we understand, may be another one later. */
export function faultOf(error: unknown, service: string): FeedFault {
  if (error instanceof FeedFault) return error;
  return new FeedFault(
    "later",
    error instanceof z.core.$ZodError ? feedCopy.notUnderstood(service) : feedCopy.ownFault(service),
  );
}
