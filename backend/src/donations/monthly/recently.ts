/** How far back a run looks for changes that a process may have left half done; runs come every hour of the day. */
const lookBackMs = 2 * 86_400_000;

export const recently = (now: Date): string => new Date(now.getTime() - lookBackMs).toISOString();
