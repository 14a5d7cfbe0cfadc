import { formatDate } from "~/ui/date/format-date";
import { Time } from "~/ui/date/time";
import { findAMeetingCopy as copy } from "./find-a-meeting-copy";
import { MeetingItem } from "./meeting-item";
import type { MonthMeeting } from "./month-meetings";

type MeetingDaysProps = {
  meetings: readonly MonthMeeting[];
  /** `YYYY-MM-DD`. */
  today: string;
  /** Days that are listed above already: links lead there. */
  above?: ReadonlySet<string>;
};

/** A group may have two meetings at one hour of a day: one that is moved away, and one that takes its place. */
export const meetingKey = ({ slug, start, state, otherDay }: MonthMeeting): string =>
  [slug, start, state, otherDay].join(" ");

/** Meetings under their days, in the order they begin. */
export function MeetingDays({ meetings, today, above }: MeetingDaysProps) {
  const days = [...new Set(meetings.map(({ day }) => day))];
  return days.map((day) => (
    <div key={day} id={above?.has(day) ? undefined : `day-${day}`} className="meeting-day">
      <p className="meeting-date">
        {day === today && <span className="meeting-today">{copy.today}</span>}
        <Time dateTime={day}>{formatDate(day, { weekday: "long", month: "long", day: "numeric" })}</Time>
      </p>
      {meetings
        .filter((meeting) => meeting.day === day)
        .map((meeting) => (
          <MeetingItem key={meetingKey(meeting)} meeting={meeting} />
        ))}
    </div>
  ));
}
