import type { ReactNode } from "react";
import { findAMeetingCopy as copy } from "./find-a-meeting-copy";
import { MeetingDays } from "./meeting-days";
import { isOff, type MonthMeeting } from "./month-meetings";

type MonthListProps = {
  /** `YYYY-MM`. */
  month: string;
  /** `YYYY-MM-DD`. */
  today: string;
  meetings: readonly MonthMeeting[];
  /** The way to other months. */
  children?: ReactNode;
};

const taking = (meetings: readonly MonthMeeting[]) => meetings.filter((meeting) => !isOff(meeting)).length;

/** The meetings of a month: what comes next first, what had ended when the page was drawn folded below it. */
export function MonthList({ month, today, meetings, children }: MonthListProps) {
  const coming = meetings.filter(({ isOver }) => !isOver);
  const earlier = meetings.filter(({ isOver }) => isOver);
  const daysToCome = new Set(coming.map(({ day }) => day));
  return (
    <section aria-labelledby="month">
      <div className="meetings-head">
        <h2 id="month">{copy.month(month)}</h2>
        <p role="status">{copy.count(taking(coming))}</p>
      </div>
      {coming.length === 0 && <p>{earlier.length > 0 ? copy.noneLeft : copy.none}</p>}
      <MeetingDays meetings={coming} today={today} />
      {earlier.length > 0 && (
        <details className="meetings-earlier">
          <summary>{copy.earlier(taking(earlier))}</summary>
          <MeetingDays meetings={earlier} today={today} above={daysToCome} />
        </details>
      )}
      {children}
    </section>
  );
}
