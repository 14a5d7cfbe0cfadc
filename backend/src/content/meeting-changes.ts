import { charityTimeZone } from "@pcf/contract/constants";
import { meetingSchema } from "@pcf/contract/content/support-group";
import { canChange } from "@pcf/contract/group-meetings";
import { dayIn } from "@pcf/contract/zone-clock";
import type { ArrayField, Validate } from "payload";
import { choice } from "../fields/choice.ts";
import { clockTime } from "../fields/clock-time.ts";
import { localDate } from "../fields/local-date.ts";

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
export const meetingChanges: ArrayField = {
  name: "changes",
  type: "array",
  labels: { singular: "Meeting", plural: "Meetings" },
  label: "Meetings that are off, moved or added",
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
