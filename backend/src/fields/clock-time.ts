import type { TextField } from "payload";

export const isClockTime = (value: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(value);

/** A time on the clock of a place, stored as `HH:MM`. */
export const clockTime = (name: string, description = "On the 24-hour clock, such as 19:00."): TextField => ({
  name,
  type: "text",
  admin: { description, width: "50%" },
  validate: (value: string | null | undefined) => !value || isClockTime(value) || "Write the time as HH:MM.",
});
