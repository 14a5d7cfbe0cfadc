import { PageBody } from "~/blocks/page-body";
import { identityOf } from "~/content/site";
import { siteContentContext } from "~/content/site-content";
import { groupsOf } from "~/content/views/group-view";
import { pageFrame } from "~/content/views/section-page";
import { pageMeta } from "~/shell/page-meta";
import "../get-support.css";
import type { Route } from "./+types/route";
import { GroupChangeForm } from "./group-change-form";
import { tellUsCopy as copy } from "./tell-us-copy";

export function loader({ context }: Route.LoaderArgs) {
  const content = context.get(siteContentContext);
  const groups = groupsOf(content)
    .map(({ slug, name, place }) => ({ value: slug, label: copy.inPlace(name, place) }))
    .sort((a, b) => a.label.localeCompare(b.label, "en-CA"));
  return { page: pageFrame(content, "/get-support/support-groups/tell-us", copy), groups };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? pageMeta(loaderData.page.meta, identityOf(matches)) : [];
}

/** The form of leaders for a group that is yet to be chosen. */
export default function TellUs({ loaderData: { page, groups } }: Route.ComponentProps) {
  return (
    <PageBody page={page}>
      <GroupChangeForm groups={groups} />
    </PageBody>
  );
}
