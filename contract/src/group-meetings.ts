import type { Meeting, MeetingChange } from "./content/support-group.ts";
import { holidayOn } from "./holidays.ts";
import { type MeetingDate, meetingDays, meetingOn } from "./meeting-dates.ts";
import { utcDay } from "./utc-day.ts";

/**
 * What is known of a meeting. `cancelled`: the group says it is off; with `otherDay` on the day to which it had been moved
 * from there. `away`: it takes place on another day (`otherDay`), where it is `moved`; `moved` without `otherDay` is the
 * same day with another time or place. `added`: outside the rule. `holiday`: the group does not meet on this holiday. `ask`:
 * it is a holiday, and nobody has said what the group does.
 */
export type MeetingState = "on" | "cancelled" | "away" | "moved" | "added" | "holiday" | "ask";

export type GroupMeeting = MeetingDate & {
  state: MeetingState;
  otherDay?: string | undefined;
  /** The holiday that the day is, where that matters. */
  holiday?: string | undefined;
  /** Where it takes place, when that is not where it always is. */
  where?: string | undefined;
  note?: string | undefined;
  /** One that is moved onto another day of the rule, to its hour, is the only meeting of that day. */
  insteadOfRule?: true;
};

/** Whether people can count on it. */
export const takesPlace = ({ state }: Pick<GroupMeeting, "state">): boolean =>
  state === "on" || state === "moved" || state === "added";

/**
 * The meetings of a group from `from` to `to` (days on its clock, both included), in the order they begin: those of its
 * rule with what is known of each, and those that are added or moved there from a day outside. A meeting that is added on
 * a day of the rule says that this one does take place, holiday or not. What is said last of a day counts; of a day outside
 * the rule, what is said besides of a meeting that is added there.
 */
export function groupMeetings(
  meeting: Meeting,
  province: string | undefined,
  from: string,
  to: string,
): GroupMeeting[] {
  const within = (day: string) => day >= from && day <= to;
  const changes = new Map(meeting.changes.map((change) => [change.day, change]));
  const byRule = meetingDays(meeting, from, to).map((day) =>
    ruledMeeting(meeting, province, day, changes.get(day)),
  );
  const elsewhere = [...changes]
    .flatMap(([day, change]) => {
      const said = meeting.changes.filter((each) => each.day === day);
      if (!isRuled(meeting, day)) return extraMeeting(meeting, said);
      const move = said.findLast(({ kind }) => kind === "moved");
      if (change.kind !== "cancelled" || !move) return movedMeeting(meeting, change);
      return offAfterMove(movedMeeting(meeting, move), change.note);
    })
    .filter(({ day, start, state }) => {
      // A meeting of the rule that begins then takes place, whatever was to be moved there.
      const isTaken = state === "cancelled" && byRule.some((ruled) => ruled.start === start);
      return within(day) && !isTaken;
    })
    .map((other): GroupMeeting => (byRule.some(isSame(other)) ? { ...other, insteadOfRule: true } : other));
  const others = byRule.filter((ruled) => !elsewhere.some((other) => isSame(other)(ruled)));
  return [...others, ...elsewhere].sort(
    (a, b) => a.day.localeCompare(b.day) || a.start.localeCompare(b.start),
  );
}

/** Whether a meeting of the rule is, or would be, where another has been moved to. */
const isSame =
  (other: GroupMeeting) =>
  ({ state, start }: GroupMeeting): boolean =>
    other.state === "moved" && start === other.start && ["on", "ask", "holiday"].includes(state);

/** The times and place of a change, those of the rule where it names none. */
const changed = (meeting: Meeting, change: MeetingChange, day: string) => ({
  ...meetingOn(day, {
    timeZone: meeting.timeZone,
    start: change.start ?? meeting.start,
    end: change.end ?? (change.start ? laterEnd(meeting, change.start) : meeting.end),
  }),
  where: change.where,
  note: change.note,
});

/** A meeting that begins at another time lasts as long as always. */
function laterEnd({ start, end }: Meeting, newStart: string): string {
  const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
  const length = (minutes(end) - minutes(start) + 1440) % 1440;
  const at = (minutes(newStart) + length) % 1440;
  return `${String(Math.floor(at / 60)).padStart(2, "0")}:${String(at % 60).padStart(2, "0")}`;
}

function ruledMeeting(
  meeting: Meeting,
  province: string | undefined,
  day: string,
  change: MeetingChange | undefined,
): GroupMeeting {
  if (change?.kind === "cancelled")
    return { ...meetingOn(day, meeting), state: "cancelled", note: change.note };
  if (change?.kind === "added") return { ...changed(meeting, change, day), state: "on" };
  if (change?.kind === "moved") {
    const { toDay, note } = change;
    if (!toDay || toDay === day) return { ...changed(meeting, change, day), state: "moved" };
    return { ...meetingOn(day, meeting), state: "away", otherDay: toDay, note };
  }
  const holiday = meeting.holidays === "meet" ? undefined : holidayOn(day, province);
  if (!holiday) return { ...meetingOn(day, meeting), state: "on" };
  return { ...meetingOn(day, meeting), state: meeting.holidays === "skip" ? "holiday" : "ask", holiday };
}

/** Where a meeting of the rule is moved to. */
function movedMeeting(meeting: Meeting, change: MeetingChange): GroupMeeting[] {
  const { kind, day, toDay = day } = change;
  if (kind !== "moved" || toDay === day) return [];
  return [{ ...changed(meeting, change, toDay), state: "moved", otherDay: day }];
}

/** A meeting that is off now after it was moved to another day, there: people may have heard of the move alone. */
const offAfterMove = (moved: readonly GroupMeeting[], note: string | undefined): GroupMeeting[] =>
  moved
    .filter(({ state, otherDay }) => state === "moved" && otherDay)
    .map((each) => ({ ...each, state: "cancelled", note }));

/**
 * What is said of a day that the rule does not name: an extra meeting, which may be off or moved like any other. Without one
 * (the rule may have been another when it was said) nothing can be off, and what was moved is not lost.
 */
function extraMeeting(meeting: Meeting, said: readonly MeetingChange[]): GroupMeeting[] {
  const added = said.findLast(({ kind }) => kind === "added");
  const change = said.findLast(({ kind }) => kind !== "added");
  if (!change) return added ? [{ ...changed(meeting, added, added.day), state: "added" }] : [];
  const { kind, day, toDay = day } = change;
  if (!added) return kind === "cancelled" ? [] : [{ ...changed(meeting, change, toDay), state: "added" }];
  const asAdded = { ...changed(meeting, added, day), note: change.note };
  if (kind === "cancelled") {
    const before = said.filter((each) => each.kind !== "cancelled");
    return [{ ...asAdded, state: "cancelled" }, ...offAfterMove(extraMeeting(meeting, before), change.note)];
  }
  const { start = meeting.start, end = laterEnd(meeting, start) } = added;
  const merged = { ...change, where: change.where ?? added.where, note: change.note ?? added.note };
  const now = changed({ ...meeting, start, end }, merged, toDay);
  if (toDay === day) return [{ ...now, state: "added" }];
  return [
    { ...asAdded, state: "away", otherDay: toDay },
    { ...now, state: "moved", otherDay: day },
  ];
}

/** Whether the rule of a group names a day. */
export const isRuled = (meeting: Meeting, day: string): boolean => meetingDays(meeting, day, day).length > 0;

/** Whether a meeting of that day can be off or moved: one of the rule, or an extra one. */
export const canChange = (meeting: Meeting, day: string): boolean =>
  isRuled(meeting, day) || meeting.changes.some(({ kind, day: of }) => kind === "added" && of === day);

/** As a form or a database has it, too. */
type Said = { kind: string; day: string; toDay?: string | null | undefined };

/**
 * Whether a change takes the place of an earlier one: that of its day, but for the extra meeting that is itself off or moved,
 * and for the move to another day of a meeting that is off now, which is off there too.
 */
export const replaces = (meeting: Meeting, change: Said, earlier: Said): boolean =>
  earlier.day === change.day &&
  (earlier.kind !== "added" || change.kind === "added" || isRuled(meeting, change.day)) &&
  !(
    earlier.kind === "moved" &&
    earlier.toDay &&
    earlier.toDay !== earlier.day &&
    change.kind === "cancelled"
  );

const dayMs = 24 * 60 * 60 * 1000;
/** How many days ahead the next meeting is looked for. Most groups meet within the first; some rest for a summer. */
const spans = [45, 200];

/**
 * What comes next, counted from a moment: the meetings that have not ended, up to and with the first that people can count
 * on. So a meeting that is off, or of which one has to ask, stands before the one after it.
 */
export function nextMeetings(meeting: Meeting, province: string | undefined, now: Date): GroupMeeting[] {
  // A day on a clock of Canada is that of UTC or the one before, and a meeting may end past midnight.
  const from = utcDay(now.getTime() - 2 * dayMs);
  let coming: GroupMeeting[] = [];
  for (const span of spans) {
    const to = utcDay(now.getTime() + span * dayMs);
    const notOver = ({ end }: GroupMeeting) => Date.parse(end) > now.getTime();
    coming = groupMeetings(meeting, province, from, to).filter(notOver);
    const sure = coming.findIndex(takesPlace);
    if (sure >= 0) return coming.slice(0, sure + 1);
  }
  return coming.slice(0, mostUnsure);
}

/** A group of which no meeting is sure for half a year shows these. */
const mostUnsure = 3;
