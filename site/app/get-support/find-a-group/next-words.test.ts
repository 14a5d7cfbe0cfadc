import { type Meeting, supportGroupSchema } from "@pcf/contract/content/support-group";
import { nextMeetings } from "@pcf/contract/group-meetings";
import { expect, test } from "vitest";
import { shown } from "../../../tests/safe-content.ts";
import { sampleContent } from "../../../tests/sample-content.ts";
import { farWords, knownGroup, nextWords } from "./next-words";

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

/** What comes next of a group that meets each second Tuesday of the month in the Hall, said on 23 November. */
function known(change: object) {
  const group = supportGroupSchema.parse({
    ...{ id: 9, slug: "barrie", title: "Barrie", cities: "Barrie", format: "in-person" },
    supportGroupName: { groupName: "Barrie" },
    supportGroupMainContent: { timeWhenWhereAlso: { where: "Hall" } },
    updatedAt: "2026-01-01",
    meeting: {
      ...{ frequency: "monthly", weekday: "TU", week: 2, start: "19:00", end: "21:00" },
      ...{ timeZone: "America/Toronto", changes: [{ day: "2026-12-08", ...change }] },
    },
  });
  const content = { ...sampleContent(), supportGroups: [shown(group)] };
  return knownGroup(content, "barrie", new Date("2026-11-23T20:00:00Z"));
}
const coming = (change: object) => known(change)?.coming;

test("the card says where a meeting is this time, and what the group says of it", () => {
  const [words] = coming({ kind: "moved", where: "Library", note: "Our room is being painted" }) ?? [];
  expect(words).toMatch(
    /^Tuesday, December 8, 7:00\sp\.m\. ET — another time or place than usual\. This time at: Library\. Our room is being painted\.$/,
  );
});

test("of a meeting that is off the card says why, and no place", () => {
  const [off, next] = coming({ kind: "cancelled", where: "Library", note: "The hall is closed!" }) ?? [];
  expect(off).toBe("Tuesday, December 8 — cancelled. The hall is closed!");
  expect(next).toMatch(/^Tuesday, January 12, 7:00\sp\.m\. ET$/);
});

test("the page of a group says of its next sure meeting when, how far off, and where it is this time", () => {
  const next = known({ kind: "moved", where: "Library" })?.next;
  expect(next?.when).toMatch(/^Tuesday, December\u00a08, 7:00\sp\.m\. ET/);
  expect(next).toMatchObject({ far: "in 15 days", where: "Library" });
  const after = known({ kind: "cancelled" })?.next;
  expect(after?.when).toMatch(/^Tuesday, January\u00a012/);
  expect(after).toMatchObject({ far: "in about 7 weeks", where: "Hall" });
});

test("how far off a day is, is said as people say it", () => {
  const from = (day: string) => farWords("2026-11-28", day);
  expect(["2026-11-28", "2026-11-29", "2026-12-10", "2027-01-12"].map(from)).toEqual([
    "today",
    "tomorrow",
    "in 12 days",
    "in about 6 weeks",
  ]);
});
