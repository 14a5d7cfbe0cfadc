const longestMs = 24 * 60 * 60_000;

/** The pause that a `Retry-After` asks for, in milliseconds and a day at most; it is given in seconds or as a date. */
export function retryAfterMs(header: string | null, now: Date): number | undefined {
  if (!header) return undefined;
  const ms = /^\d+$/.test(header) ? Number(header) * 1_000 : Date.parse(header) - now.getTime();
  return ms > 0 ? Math.min(ms, longestMs) : undefined;
}
