/** A transaction between its beginning and its end, as the code that runs within it finds it. */
export type OpenTransaction = {
  /** The one in whose midst it was begun, if any. */
  within: OpenTransaction | undefined;
  ended: boolean;
  /** What waits for its end, see `afterCommit` and `afterTransaction`. */
  waiting: { work: () => unknown; evenRolledBack: boolean }[];
};
