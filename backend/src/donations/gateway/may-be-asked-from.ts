/** The gateway and its vault one after the other, 40 s of patience each (`configured-gateway.ts`), and time to write it down. */
const underWayMs = 100_000;

/** When a sweep, perhaps of another process, may first ask after what this one begins to send at `now`. */
export const mayBeAskedFrom = (now: Date): Date => new Date(now.getTime() + underWayMs);
