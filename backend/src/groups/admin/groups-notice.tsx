import { groupChanges } from "@pcf/contract/forms/group-change-form";
import { longDay } from "@pcf/contract/long-day";
import type { ServerProps } from "payload";
import { staffWhoMay } from "../../access/staff.ts";
import { unconfirmedGroups } from "../leaders/unconfirmed-groups.ts";
import { openReports } from "../reports/open-reports.ts";

/** Words of the dashboard about support groups. */
export const groupsNoticeCopy = {
  title: "Support groups",
  reports: "We were told of changes that are not published yet",
  unconfirmed: (count: number) =>
    count === 1 ? "1 group not confirmed for a year" : `${count} groups not confirmed for a year`,
  how: "Call them, and write the day into the list of leaders. Who stands there with an e-mail address is also asked four times a year.",
  leaders: "Leaders of groups",
  last: (day: string) => `last on ${longDay(day)}`,
  never: "never",
} as const;

/** On the dashboard of editors: what leaders told us and nobody has published, and groups nobody has confirmed for a year. */
export async function GroupsNotice({ payload, user }: ServerProps) {
  if (!staffWhoMay("group-reports")({ req: { user: user ?? null } })) return null;
  const [reports, unconfirmed, { docs: groups }] = await Promise.all([
    openReports(payload),
    unconfirmedGroups(payload, new Date()),
    payload.find({
      collection: "supportGroups",
      select: { slug: true, title: true },
      depth: 0,
      pagination: false,
    }),
  ]);
  if (reports.length + unconfirmed.length === 0) return null;
  const admin = payload.config.routes.admin;
  const found = new Map(groups.map((group) => [group.slug, group]));
  return (
    <div className="card" style={{ display: "block", marginBottom: "2rem", padding: "1.5rem" }}>
      <h2 style={{ marginTop: 0 }}>{groupsNoticeCopy.title}</h2>
      {reports.length > 0 && (
        <section>
          <h3>{groupsNoticeCopy.reports}</h3>
          <ul>
            {reports.map(({ id, group: slug, what, person }) => {
              const group = found.get(slug);
              const place = group ? `supportGroups/${group.id}` : `form-submissions/${id}`;
              return (
                <li key={id}>
                  <a href={`${admin}/collections/${place}`}>{group?.title ?? slug}</a>:{" "}
                  {groupChanges.find(({ value }) => value === what)?.label} ({person})
                </li>
              );
            })}
          </ul>
        </section>
      )}
      {unconfirmed.length > 0 && (
        <details>
          <summary>{groupsNoticeCopy.unconfirmed(unconfirmed.length)}</summary>
          <p>
            {groupsNoticeCopy.how}{" "}
            <a href={`${admin}/collections/group-leaders`}>{groupsNoticeCopy.leaders}</a>
          </p>
          <ul>
            {unconfirmed.map(({ id, title, confirmedOn }) => (
              <li key={id}>
                <a href={`${admin}/collections/supportGroups/${id}`}>{title}</a>,{" "}
                {confirmedOn ? groupsNoticeCopy.last(confirmedOn) : groupsNoticeCopy.never}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
