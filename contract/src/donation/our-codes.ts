/** Response codes of our own, above those of the gateway. */

/** A person of the office has closed the gift; nothing of it is kept. */
export const closedCode = 996;
/** Too many donors at this moment; the gateway was not asked. */
export const busyCode = 997;
/** Too many tries lately; the gateway was not asked. */
export const heldBackCode = 998;
/** The gateway refused to process the request and gave no code. */
export const notProcessedCode = 999;

/** Whether a try ended before a donation was made of it: its key is still free, and the next try goes under the same. */
export const wasNotTried = (code: number | null): boolean => code === busyCode || code === heldBackCode;
