import type { Meeting } from "@pcf/contract/content/support-group";
import { nextMeetings } from "@pcf/contract/group-meetings";
import { expect, test } from "vitest";
import { nextWords } from "./next-words";

const timeZone = "America/Vancouver";
const secondTuesday: Meeting = {
  ...{ frequency: "monthly", weekday: "TU", week: 2, start: "19:00", end: "21:00", timeZone },
  ...{ monthsOff: [], from: undefined, holidays: "ask", changes: [] },
};
const words = (changes: Meeting["changes"]) =>
  nextWords(nextMeetings({ ...secondTuesday, changes }, "BC", new Date("2026-11-23T20:00:00Z")), timeZone);
const change = (kind: "cancelled" | "moved", toDay?: string) => ({
  ...{ kind, day: "2026-12-08", toDay },
  ...{ start: undefined, end: undefined, where: undefined, note: undefined },
});

test("a card says when the group meets next, and what is known of that meeting", () => {
  expect(words([])).toMatch(/^Next: Tuesday, December 8, 7:00\sp\.m\. PT$/);
  expect(words([change("cancelled")])).toMatch(
    /^Next: Tuesday, December 8 — cancelled; then Tuesday, January 12, 7:00\sp\.m\. PT$/,
  );
  expect(words([change("moved", "2026-12-10")])).toMatch(
    /^Next: Thursday, December 10, 7:00\sp\.m\. PT — moved from Tuesday, December 8$/,
  );
});

test("of a group that has no meeting ahead nothing is said", () => {
  expect(nextWords([], timeZone)).toBeUndefined();
});
