import { formatDate } from "~/ui/date/format-date";
import { Time } from "~/ui/date/time";
import { findAMeetingCopy as copy } from "./find-a-meeting-copy";
import { MeetingItem } from "./meeting-item";
import type { MonthMeeting } from "./month-meetings";

/** Meetings under their days, in the order they begin. `today` is `YYYY-MM-DD`. */
export function MeetingDays({ meetings, today }: { meetings: readonly MonthMeeting[]; today: string }) {
  const days = [...new Set(meetings.map(({ day }) => day))];
  return days.map((day) => (
    <div key={day} id={`day-${day}`} className="meeting-day">
      <p className="meeting-date">
        {day === today && <span className="meeting-today">{copy.today}</span>}
        <Time dateTime={day}>{formatDate(day, { weekday: "long", month: "long", day: "numeric" })}</Time>
      </p>
      {meetings
        .filter((meeting) => meeting.day === day)
        .map((meeting) => (
          <MeetingItem key={`${meeting.slug} ${meeting.start}`} meeting={meeting} />
        ))}
    </div>
  ));
}
