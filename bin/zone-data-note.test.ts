import { expect, test } from "vitest";
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
