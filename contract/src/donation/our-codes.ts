/* Response codes of our own. The gateway's have three digits, ours four: whose a code is can be told from the code alone. */

/** A person of the office has closed the gift; nothing of it is kept. */
export const closedCode = 1996;
/** Too many donors at this moment; the gateway was not asked. */
export const busyCode = 1997;
/** Too many tries lately; the gateway was not asked. */
export const heldBackCode = 1998;
/** The gateway refused to process the request and gave no code. */
export const notProcessedCode = 1999;

/** Whether a try ended before a donation was made of it: its key is still free, and the next try goes under the same. */
export const wasNotTried = (code: number | null): boolean => code === busyCode || code === heldBackCode;
