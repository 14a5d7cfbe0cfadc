import { findAMeetingCopy as copy } from "./find-a-meeting-copy";
import { isOff, type MonthMeeting } from "./month-meetings";
import { weekdays } from "./readers-clock";

const dayMs = 24 * 60 * 60 * 1000;

type MonthGridProps = { month: string; today: string; meetings: readonly MonthMeeting[] };

/** The month as a table of weeks: how many meetings a day has, each a link to its place in the list. */
export function MonthGrid({ month, today, meetings }: MonthGridProps) {
  const first = Date.parse(`${month}-01T00:00:00Z`);
  const start = first - new Date(first).getUTCDay() * dayMs;
  const days = Array.from({ length: 42 }, (_, at) => new Date(start + at * dayMs).toISOString().slice(0, 10));
  const weeks = Array.from({ length: 6 }, (_, at) => days.slice(at * 7, at * 7 + 7)).filter((week) =>
    week.some((day) => day.startsWith(month)),
  );
  return (
    <table className="month-grid">
      <caption className="sr-only">
        {copy.calendarTitle}: {copy.month(month)}
      </caption>
      <thead>
        <tr>
          {weekdays.map((name) => (
            <th key={name} scope="col">
              <abbr title={name}>{name.slice(0, 2)}</abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => {
              const listed = meetings.filter((meeting) => meeting.day === day);
              const count = listed.filter((meeting) => !isOff(meeting)).length;
              const number = Number(day.slice(8));
              if (!day.startsWith(month)) return <td key={day} />;
              return (
                <td
                  key={day}
                  data-past={day < today || undefined}
                  aria-current={day === today ? "date" : undefined}
                >
                  {listed.length === 0 ? (
                    number
                  ) : (
                    <a href={`#day-${day}`}>
                      <b>{number}</b>
                      <span className="sr-only">, {copy.count(count)}</span>
                      <span className="month-dot" aria-hidden="true">
                        {count === 0 ? copy.noneMark : count}
                      </span>
                    </a>
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
