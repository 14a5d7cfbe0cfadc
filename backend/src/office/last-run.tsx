import { numberFormat } from "@pcf/contract/formats";
import { shownMoment } from "../platform/admin/shown-moment.ts";
import type { RunNote } from "../platform/jobs/run-note.ts";

const number = numberFormat({});

const copy = {
  title: "The last run",
  by: (who: string, when: string) => `Started by ${who} on ${when}`,
  bySchedule: (when: string) => `Begun by its schedule on ${when}`,
  ended: (when: string) => `Finished on ${when}`,
  broke: "It broke off before it was finished. What it had done stays; run it again for the rest.",
  failed: (count: number) =>
    count === 1
      ? "1 failed and is tried again with the next run:"
      : `${number.format(count)} failed and are tried again with the next run:`,
  why: "Why",
  gifts: "Gifts",
  whole: "The run as a whole",
} as const;

type LastRunProps = {
  note: RunNote;
  admin: string;
  /** What came of it, a sentence each. */
  result: readonly string[];
};

/** When a job last ran, who started it, what came of it and what failed. */
export function LastRun({ note, admin, result }: LastRunProps) {
  const { startedAt, endedAt, by, faults } = note;
  const when = shownMoment(startedAt);
  return (
    <section className="office__card run">
      <h2>{copy.title}</h2>
      <ul className="run__lines">
        <li>{by === null ? copy.bySchedule(when) : copy.by(by, when)}</li>
        {result.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
        <li>{endedAt === null ? copy.broke : copy.ended(shownMoment(endedAt))}</li>
      </ul>
      {faults.length > 0 && (
        <>
          <p>{copy.failed(faults.length)}</p>
          <table className="office__table">
            <thead>
              <tr>
                <th scope="col">{copy.gifts}</th>
                <th scope="col">{copy.why}</th>
              </tr>
            </thead>
            <tbody>
              {faults.map(({ orders, why }) => (
                <tr key={orders.join() + why}>
                  <td>
                    {orders.length === 0 && copy.whole}
                    {orders.map((order) => (
                      <a key={order} href={`${admin}/gifts?find=${encodeURIComponent(order)}`}>
                        {order}{" "}
                      </a>
                    ))}
                  </td>
                  <td>{why}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </section>
  );
}
