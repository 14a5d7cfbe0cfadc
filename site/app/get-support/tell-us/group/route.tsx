import { notFoundUrl } from "@pcf/contract/everywhere-urls";
import { tellUsUrl } from "@pcf/contract/urls";
import { redirect } from "react-router";
import { PageBody } from "~/blocks/page-body";
import { identityOf } from "~/content/site";
import { siteContentContext } from "~/content/site-content";
import { groupsOf, meetingGroups } from "~/content/views/group-view";
import { pageFrame } from "~/content/views/section-page";
import type { RouteHandle } from "~/route-handle";
import { pageMeta } from "~/shell/page-meta";
import { PageLink } from "~/ui/link/page-link";
import "../../get-support.css";
import { GroupChangeForm } from "../group-change-form";
import { tellUsCopy as copy } from "../tell-us-copy";
import type { Route } from "./+types/route";
import { comingMeetings } from "./coming-meetings";

export const handle: RouteHandle = {
  documents: import.meta.env.SSR && (({ supportGroups }) => supportGroups),
};

const formPage = "/get-support/support-groups/tell-us";

export function loader({ context, params }: Route.LoaderArgs) {
  const content = context.get(siteContentContext);
  const group = groupsOf(content).find(({ slug }) => slug === params.groupSlug);
  if (!group) throw redirect(notFoundUrl);
  const rule = meetingGroups(content).find(({ group: { slug } }) => slug === group.slug)?.meeting;
  const { slug, name, place } = group;
  return {
    page: pageFrame(content, formPage, copy),
    slug,
    name: copy.inPlace(name, place),
    coming: rule ? comingMeetings(rule, group.provinces[0]?.code, new Date()) : [],
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { page, name, slug } = loaderData;
  const words = { ...page.meta, title: copy.titleOf(name), path: tellUsUrl(slug), noindex: true };
  return pageMeta(words, identityOf(matches));
}

/** The form of leaders for one group, with its coming meetings to choose from. */
export default function TellUsOfGroup({ loaderData: { page, slug, name, coming } }: Route.ComponentProps) {
  const meetings = [...coming, { value: "", label: copy.noMeeting }];
  return (
    <PageBody page={page}>
      <p className="lead">
        {copy.about} <strong>{name}</strong>. <PageLink to={formPage}>{copy.other}</PageLink>
      </p>
      <GroupChangeForm group={slug} meetings={coming.length > 0 ? meetings : undefined} />
    </PageBody>
  );
}
