import { keptClocks } from "@pcf/contract/zone-clock";
import { expect, test } from "vitest";
import { dayInWords, timeInWords, typedTime } from "./typed-time.ts";

test("nine in the morning of Halifax is that moment, whatever the clock of the browser", () => {
  const meant = typedTime("2026-06-06T09:00", "America/Halifax");
  expect(meant).toEqual({ instant: new Date("2026-06-06T12:00:00Z") });
  expect(timeInWords(new Date("2026-06-06T12:00:00Z"), "America/Halifax")).toMatch(
    /^Saturday, June 6, 2026 at 9:00.a\.m\. in Halifax$/,
  );
});

test.each(Object.entries(keptClocks))(
  "a whole day of %s is that day, also where the runtime does not know that its clock is kept",
  (timeZone, { minutes }) => {
    const midnight = new Date(Date.UTC(2026, 11, 5, 0, -minutes));
    expect(dayInWords(midnight, timeZone)).toBe("Saturday, December 5, 2026");
  },
);

test("the author is told of a time that does not exist, and of one that comes twice", () => {
  expect(typedTime("2026-03-08T02:30", "America/Halifax")?.remark).toMatch(
    /^The clocks of Halifax are put forward over this time.*Taken is Sunday, March 8, 2026 at 3:30/,
  );
  expect(typedTime("2026-11-01T01:30", "America/Halifax")?.remark).toContain(
    "comes twice. The first is taken.",
  );
});

test("a time that is not typed to its end means nothing yet", () => {
  for (const typed of ["", "0002-06-06T09:00", "2026-06-06"])
    expect(typedTime(typed, "America/Halifax")).toBeUndefined();
});
