import { charityTimeZone } from "@pcf/contract/constants";
import { meetingSchema, weekdays } from "@pcf/contract/content/support-group";
import { canChange } from "@pcf/contract/group-meetings";
import { dayIn } from "@pcf/contract/zone-clock";
import type { ArrayField, GroupField, Validate } from "payload";
import { choice, numberChoice } from "../fields/choice.ts";
import { clockTime } from "../fields/clock-time.ts";
import { localDate } from "../fields/local-date.ts";
import { namedBy } from "../fields/rows/named-rows.ts";
import { timeZone } from "../fields/time-zone.ts";

type Row = { kind?: string; toDay?: string; start?: string; end?: string; where?: string };
type Group = { meeting?: unknown };

/** A meeting that is off or moved is one that the rule names, or an extra one; else what staff write would change nothing on the site. */
const dayOfChange: Validate<string, Group, Row> = (day, { data, siblingData }) => {
  if (!day || siblingData?.kind === "added" || day < dayIn(new Date(), charityTimeZone)) return true;
  const rule = meetingSchema.safeParse(data?.meeting);
  return (
    !rule.success ||
    canChange(rule.data, day) ||
    "By its rule the group does not meet on that day. Choose one of its days, or “An extra meeting”."
  );
};

const whatIsMoved: Validate<string, Group, Row> = (kind, { siblingData }) =>
  kind !== "moved" ||
  Boolean(siblingData?.toDay || siblingData?.start || siblingData?.end || siblingData?.where) ||
  "Say what is different: the day, the time or the place.";

/** Single meetings that differ from the rule. */
const meetingChanges: ArrayField = {
  name: "changes",
  type: "array",
  labels: { singular: "Meeting", plural: "Meetings" },
  label: "Meetings that are off, moved or added",
  ...namedBy("day", "kind"),
  maxRows: 60,
  admin: {
    description:
      "The list of meetings, the cards and calendars show each of them. One that is over may be removed here.",
    initCollapsed: true,
  },
  fields: [
    choice(
      "kind",
      [
        { value: "cancelled", label: "Off: it does not take place" },
        { value: "moved", label: "Another day, time or place" },
        { value: "added", label: "An extra meeting, or one on a holiday that does take place" },
      ],
      { required: true, label: "What", validate: whatIsMoved },
    ),
    localDate("day", {
      required: true,
      description: "The day by the rule; of an extra meeting its own.",
      validate: dayOfChange,
    }),
    localDate("toDay", { label: "New day", description: "Only if it is moved to another day." }),
    {
      type: "row",
      fields: [
        clockTime("start", "Only if it begins at another time, such as 13:30."),
        clockTime("end", "Only if it is not as long as always."),
      ],
    },
    { name: "where", type: "text", admin: { description: "Only if it is at another place." } },
    { name: "note", type: "text", maxLength: 250, admin: { description: "Visitors read it. One sentence." } },
  ],
};

const weekdayNames: Record<(typeof weekdays)[number], string> = {
  MO: "Monday",
  TU: "Tuesday",
  WE: "Wednesday",
  TH: "Thursday",
  FR: "Friday",
  SA: "Saturday",
  SU: "Sunday",
};

/** When a group meets, for the calendar. Left empty, the group has no dates in it. */
export const meeting: GroupField = {
  name: "meeting",
  type: "group",
  label: "For the calendar",
  validate: (value: unknown) => {
    const { frequency, weekday, start, end, week, from } = (value ?? {}) as Record<string, unknown>;
    if (!frequency) return true;
    if (!weekday || !start || !end) return "A meeting needs its weekday, start and end.";
    // Without it each list would count the weeks from another day.
    if (frequency === "fortnightly" && !from) return "A meeting every two weeks needs its first day.";
    return (
      frequency !== "monthly" || typeof week === "number" || "A monthly meeting needs its week of the month."
    );
  },
  fields: [
    choice("frequency", [
      { value: "monthly", label: "Every month" },
      { value: "weekly", label: "Every week" },
      { value: "fortnightly", label: "Every two weeks" },
    ]),
    choice(
      "weekday",
      weekdays.map((value) => ({ value, label: weekdayNames[value] })),
    ),
    numberChoice(
      "week",
      [
        { value: 1, label: "First of the month" },
        { value: 2, label: "Second" },
        { value: 3, label: "Third" },
        { value: 4, label: "Fourth" },
        { value: -1, label: "Last" },
      ],
      { description: "For monthly meetings." },
    ),
    { type: "row", fields: [clockTime("start"), clockTime("end")] },
    { ...timeZone, required: false },
    {
      name: "monthsOff",
      label: "Months without a meeting",
      type: "number",
      hasMany: true,
      min: 1,
      max: 12,
      admin: { description: "Months without a meeting, 1 to 12." },
    },
    localDate("from", { description: "First day, for meetings every two weeks." }),
    choice(
      "holidays",
      [
        { value: "ask", label: "Readers are told to ask the group" },
        { value: "skip", label: "It does not meet" },
        { value: "meet", label: "It meets as always" },
      ],
      {
        label: "When the day is a holiday",
        description:
          "A statutory holiday of the group’s (first) province. Until the group has said so, readers ask.",
      },
    ),
    meetingChanges,
  ],
} as GroupField;
