import { expect, test } from "vitest";
import { asRuntimeShows, keptClocks, zoneDataRelease } from "../../contract/src/zone-clock.ts";
import { zoneDataNote } from "./zone-data-note.ts";

test("the data of time zones are named as old after four months, or when the runtime has newer ones", () => {
  expect(zoneDataNote(new Date("2026-12-01"), "2026c")).toBeUndefined();
  expect(zoneDataNote(new Date("2026-12-01"), undefined)).toBeUndefined();
  expect(zoneDataNote(new Date("2027-04-01"), "2026f")).toMatch(
    /release 2026f of the IANA data, 156 days ago\. See/,
  );
  expect(zoneDataNote(new Date("2026-12-01"), "2027a")).toMatch(
    /^This runtime brings release 2027a .* those of 2026f\./,
  );
});

const hasOlderData = (process.versions.tz ?? "") < zoneDataRelease.name;

test.skipIf(hasOlderData)("a runtime whose data are as new as ours says the same of every zone", () => {
  for (const [zone, { since, minutes }] of Object.entries(keptClocks)) {
    for (let month = 0; month < 60; month += 1) {
      const at = new Date(since + month * 30 * 24 * 3_600_000);
      expect([zone, at, asRuntimeShows(at, zone), minutes]).toEqual([zone, at, at, minutes]);
    }
  }
});
