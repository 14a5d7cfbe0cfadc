/** The day in UTC of a moment in milliseconds, as `YYYY-MM-DD`: for calculations with days, which have no time zone. */
export const utcDay = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** The day so many days after another, or before it, both `YYYY-MM-DD`. */
export const addDays = (day: string, days: number): string => utcDay(Date.parse(day) + days * 86_400_000);
