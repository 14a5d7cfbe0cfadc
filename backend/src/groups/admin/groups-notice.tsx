import { groupChanges } from "@pcf/contract/forms/group-change-form";
import type { ServerProps } from "payload";
import { staffWhoMay } from "../../access/staff.ts";
import { unconfirmedGroups } from "../leaders/unconfirmed-groups.ts";
import { openReports } from "../reports/open-reports.ts";
import { groupsNoticeCopy as copy } from "./groups-notice-copy.ts";

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
      <h2 style={{ marginTop: 0 }}>{copy.title}</h2>
      {reports.length > 0 && (
        <section>
          <h3>{copy.reports}</h3>
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
          <summary>{copy.unconfirmed(unconfirmed.length)}</summary>
          <p>
            {copy.how} <a href={`${admin}/collections/group-leaders`}>{copy.leaders}</a>
          </p>
          <ul>
            {unconfirmed.map(({ id, title, confirmedOn }) => (
              <li key={id}>
                <a href={`${admin}/collections/supportGroups/${id}`}>{title}</a>,{" "}
                {confirmedOn ? copy.last(confirmedOn) : copy.never}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
