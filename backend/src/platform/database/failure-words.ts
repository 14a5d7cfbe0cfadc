/** Why a statement failed, in one line. The query builder's own words are the whole statement; the reason is its cause. */
export const failureWords = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return (error.cause instanceof Error ? error.cause : error).message.split("\n", 1)[0] ?? "";
};
