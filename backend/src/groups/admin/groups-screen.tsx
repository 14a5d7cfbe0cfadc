import { groupChanges } from "@pcf/contract/forms/group-change-form";
import type { AdminViewServerProps, Payload } from "payload";
import { OfficePage } from "../../office/office-page.tsx";
import { openReports } from "../reports/open-reports.ts";
import { groupsScreen } from "../today-groups.ts";
import { Unconfirmed } from "./unconfirmed.tsx";

const copy = {
  reports: "We were told of changes that are not published yet",
} as const;

async function Reports({ payload }: { payload: Payload }) {
  const [reports, { docs: groups }] = await Promise.all([
    openReports(payload),
    payload.find({
      collection: "supportGroups",
      select: { slug: true, title: true },
      depth: 0,
      pagination: false,
    }),
  ]);
  if (reports.length === 0) return null;
  const { admin } = payload.config.routes;
  const found = new Map(groups.map((group) => [group.slug, group]));
  return (
    <section className="office__section">
      <h2>{copy.reports}</h2>
      <ul>
        {reports.map(({ id, group: slug, what, person }) => {
          const group = found.get(slug);
          const place = group ? `collections/supportGroups/${group.id}` : `messages/${id}`;
          return (
            <li key={id}>
              <a href={`${admin}/${place}`}>{group?.title ?? slug}</a>:{" "}
              {groupChanges.find(({ value }) => value === what)?.label} ({person})
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** `/admin/groups-to-confirm`: what leaders told us and nobody has published, and groups nobody has confirmed for a year. */
export const GroupsScreen = (view: AdminViewServerProps) => (
  <OfficePage view={view} path={groupsScreen.path}>
    <Reports payload={view.initPageResult.req.payload} />
    <Unconfirmed payload={view.initPageResult.req.payload} />
  </OfficePage>
);
