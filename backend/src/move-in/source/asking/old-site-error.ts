/** The old site cannot be read, in words for whoever moves. */
export class OldSiteError extends Error {
  override readonly name: string = "OldSiteError";
  /** Of the last answer; undefined where there was none. */
  readonly status: number | undefined;

  constructor(words: string, { status, cause }: { status?: number; cause?: unknown } = {}) {
    super(words, { cause });
    this.status = status;
  }
}

/** An answer or a file of the old site is larger than what is read of one. */
export class TooLarge extends OldSiteError {
  override readonly name = "TooLarge";
}
