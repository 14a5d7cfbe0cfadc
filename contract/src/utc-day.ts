/** The day in UTC of a moment in milliseconds, as `YYYY-MM-DD`: for calculations with days, which have no time zone. */
export const utcDay = (ms: number): string => new Date(ms).toISOString().slice(0, 10);
