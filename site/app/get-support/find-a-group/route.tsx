import { PageBody } from "~/blocks/page-body";
import { groupsByProvince } from "~/content/collections";
import { pageFrame } from "~/content/section-page";
import { siteContentContext } from "~/content/site-content";
import type { RouteHandle } from "~/route-handle";
import { pageMeta } from "~/shell/page-meta";
import { identityOf } from "~/shell/site";
import type { Route } from "./+types/route";
import { findAGroupCopy as copy } from "./copy";

export const handle: RouteHandle = { script: "now" };

export function loader({ context }: Route.LoaderArgs) {
  const content = context.get(siteContentContext);
  const page = pageFrame(content, "/get-support/support-groups/find-a-group", copy);
  return { page, provinces: groupsByProvince(content, content.siteSettings.provinceFirst) };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? pageMeta(loaderData.page.meta, identityOf(matches)) : [];
}

export default function FindAGroup({ loaderData }: Route.ComponentProps) {
  return (
    <PageBody page={loaderData.page}>
      {loaderData.provinces.map((province) => (
        <section key={province.code}>
          <h2>{province.name}</h2>
          <ul>
            {province.groups.map((group) => (
              <li key={group.id} id={group.slug}>
                {group.supportGroupName.groupName}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </PageBody>
  );
}
