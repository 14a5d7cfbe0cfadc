import { z } from "zod";
import { feedCopy as copy } from "./feed-copy.ts";

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

/** Any error of a run, as a fault: what is no answer at all, and what is none that we understand, may be another one later. */
export function faultOf(error: unknown, service: string): FeedFault {
  if (error instanceof FeedFault) return error;
  return new FeedFault(
    "later",
    error instanceof z.core.$ZodError ? copy.notUnderstood(service) : copy.ownFault(service),
  );
}
