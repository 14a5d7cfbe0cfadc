import { z } from "zod";
import { optionalStaffHtml, type WithSafeHtml } from "./html.ts";
import { groupWith, id, listOf, optionalImage, optionalText } from "./media.ts";

export const weekdays = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"] as const;
export const meetingFormats = ["in-person", "online", "hybrid"] as const;

export const meetingChangeKinds = ["cancelled", "moved", "added"] as const;
/** What becomes of a meeting whose day is a holiday: readers ask the group, it does not meet, or it meets as always. */
export const holidayRules = ["ask", "skip", "meet"] as const;

/**
 * One meeting that differs from the rule. `day` (`YYYY-MM-DD`) is the day by the rule, or of a meeting that is added its
 * own; one that is moved takes place on `toDay`, or on the same day. `start`, `end` (`HH:MM`) and `where` are given where
 * they differ.
 */
export const meetingChangeSchema = z.object({
  kind: z.enum(meetingChangeKinds),
  day: z.string(),
  toDay: optionalText,
  start: optionalText,
  end: optionalText,
  where: optionalText,
  note: optionalText,
});
export type MeetingChange = z.output<typeof meetingChangeSchema>;

/** When a group meets. Times are `HH:MM` on the clock of `timeZone`; `week` counts in the month, -1 is the last. */
export const meetingSchema = z.object({
  frequency: z.enum(["monthly", "weekly", "fortnightly"]),
  weekday: z.enum(weekdays),
  week: z.number().int().nullish(),
  start: z.string(),
  end: z.string(),
  timeZone: z.string(),
  /** Months without a meeting, 1 to 12. */
  monthsOff: listOf(z.coerce.number().int().min(1).max(12)),
  /** First day of a fortnightly series, `YYYY-MM-DD`. */
  from: optionalText,
  holidays: z
    .enum(holidayRules)
    .nullish()
    .transform((rule) => rule ?? "ask"),
  changes: listOf(meetingChangeSchema),
});
export type Meeting = z.output<typeof meetingSchema>;
/** The rule alone, without what differs from it. */
export type MeetingRule = Omit<Meeting, "holidays" | "changes">;

const contact = z.object({
  name: z.string(),
  t: optionalText,
  t2: optionalText,
  c: optionalText,
  e: optionalText,
  note: optionalText,
});

export const supportGroupSchema = z.object({
  id,
  slug: z.string(),
  title: z.string(),
  cities: optionalText,
  provinces: listOf(z.object({ id, code: z.string(), name: z.string() })),
  supportGroupName: z.object({ groupName: z.string() }),
  supportGroupLogo: optionalImage,
  /** One to four. */
  contacts: listOf(contact),
  supportGroupOtherLanguages: z
    .object({ available: z.boolean().nullish(), message: optionalText, otherLanguages: listOf(z.string()) })
    .nullish()
    .transform((languages) => languages ?? undefined),
  supportGroupMainContent: z.object({
    googleMapMarker: groupWith("lat", z.object({ lat: z.number(), lng: z.number(), mapUrl: optionalText })),
    learnMore: optionalStaffHtml,
    timeWhenWhereAlso: z.object({
      when: optionalText,
      time: optionalText,
      where: optionalText,
      note: optionalText,
      mailingAddress: optionalText,
      w: optionalText,
    }),
  }),
  format: z
    .enum(["in_person", "in-person", "online", "hybrid"])
    .transform((f) => (f === "in_person" ? "in-person" : f)),
  languages: listOf(z.string()),
  meeting: groupWith("frequency", meetingSchema),
  supportGroupBlueBoxMessage: optionalText,
  /** When the group last said that its details are right, `YYYY-MM-DD`. */
  confirmedOn: optionalText,
  supportGroupSocialMedia: z
    .object({ facebook: optionalText, instagram: optionalText })
    .nullish()
    .transform((social): { facebook?: string; instagram?: string } => social ?? {}),
  updatedAt: z.string(),
});
export type SupportGroup = WithSafeHtml<z.output<typeof supportGroupSchema>>;
