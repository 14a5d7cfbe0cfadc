import { weekdays } from "@pcf/contract/content/support-group";
import type { GroupField } from "payload";
import { choice, numberChoice } from "../fields/choice.ts";
import { clockTime } from "../fields/clock-time.ts";
import { localDate } from "../fields/local-date.ts";
import { timeZone } from "../fields/time-zone.ts";
import { meetingChanges } from "./meeting-changes.ts";

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
          "A statutory holiday of the group's (first) province. Until the group has said so, readers ask.",
      },
    ),
    meetingChanges,
  ],
} as GroupField;
