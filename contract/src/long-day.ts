const format = new Intl.DateTimeFormat("en-CA", { dateStyle: "long", timeZone: "UTC" });

/** A day (`YYYY-MM-DD`) as people write it, the same in every time zone: November 20, 2026. */
export const longDay = (day: string): string => format.format(new Date(`${day}T00:00:00Z`));
