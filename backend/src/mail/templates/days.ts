const dayFormat = new Intl.DateTimeFormat("en-CA", { dateStyle: "long", timeZone: "UTC" });

/** A day (`YYYY-MM-DD`) as people write it: November 20, 2026. */
export const longDay = (day: string): string => dayFormat.format(new Date(`${day}T00:00:00Z`));
