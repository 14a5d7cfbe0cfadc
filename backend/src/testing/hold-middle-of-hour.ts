import { vi } from "vitest";

/** Holds the date at the middle of the hour, for what is counted by the hours of the clock; `vi.useRealTimers()` lets it go on. */
export const holdMiddleOfHour = () =>
  void vi.useFakeTimers({ toFake: ["Date"], now: new Date().setUTCMinutes(30, 0, 0) });
