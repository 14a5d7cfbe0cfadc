import { PageBody } from "~/blocks/page-body";
import { pageFrame } from "~/content/section-page";
import { siteContentContext } from "~/content/site-content";
import { pageMeta } from "~/shell/page-meta";
import { identityOf } from "~/shell/site";
import type { Route } from "./+types/route";
import { findAMeetingCopy as copy } from "./copy";

export function loader({ context }: Route.LoaderArgs) {
  const content = context.get(siteContentContext);
  const page = pageFrame(content, "/get-support/support-groups/find-a-meeting", copy);
  return { page, groups: content.supportGroups.filter((group) => group.meeting) };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? pageMeta(loaderData.page.meta, identityOf(matches)) : [];
}

export default function FindAMeeting({ loaderData }: Route.ComponentProps) {
  return (
    <PageBody page={loaderData.page}>
      <ul>
        {loaderData.groups.map((group) => (
          <li key={group.id}>{group.supportGroupName.groupName}</li>
        ))}
      </ul>
    </PageBody>
  );
}
