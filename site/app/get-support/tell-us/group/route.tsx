import { notFoundUrl } from "@pcf/contract/everywhere-urls";
import { groupMeetings } from "@pcf/contract/group-meetings";
import { tellUsUrl } from "@pcf/contract/urls";
import { dayIn } from "@pcf/contract/zone-clock";
import { Link, redirect } from "react-router";
import { PageBody } from "~/blocks/page-body";
import { groupsOf, meetingGroups } from "~/content/collections";
import { pageFrame } from "~/content/section-page";
import { siteContentContext } from "~/content/site-content";
import type { RouteHandle } from "~/route-handle";
import { pageMeta } from "~/shell/page-meta";
import { identityOf } from "~/shell/site";
import "../../get-support.css";
import { GroupChangeForm } from "../group-change-form";
import { tellUsCopy as copy } from "../tell-us-copy";
import type { Route } from "./+types/route";

export const handle: RouteHandle = {
  script: "now",
  documents: import.meta.env.SSR && (({ supportGroups }) => supportGroups),
};

const formPage = "/get-support/support-groups/tell-us";
/** A leader tells us of the coming weeks; a group that meets once a month has some to choose from all the same. */
const aheadMs = 190 * 24 * 60 * 60 * 1000;
const mostMeetings = 12;

export function loader({ context, params }: Route.LoaderArgs) {
  const content = context.get(siteContentContext);
  const group = groupsOf(content).find(({ slug }) => slug === params.groupSlug);
  if (!group) throw redirect(notFoundUrl);
  const rule = meetingGroups(content).find(({ group: { slug } }) => slug === group.slug)?.meeting;
  const now = new Date();
  const day = (at: number) => dayIn(new Date(at), rule?.timeZone ?? "UTC");
  const coming = rule
    ? groupMeetings(rule, group.provinces[0]?.code, day(now.getTime()), day(now.getTime() + aheadMs))
    : [];
  // The day by the rule: what is moved is told of under its own day.
  const days = [
    ...new Set(
      coming.map((meeting) => (meeting.state === "moved" ? meeting.otherDay : undefined) ?? meeting.day),
    ),
  ];
  const { slug, name, place } = group;
  return {
    page: pageFrame(content, formPage, copy),
    slug,
    name: copy.inPlace(name, place),
    days: days.sort().slice(0, mostMeetings),
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { page, name, slug } = loaderData;
  const words = { ...page.meta, title: copy.titleOf(name), path: tellUsUrl(slug), noindex: true };
  return pageMeta(words, identityOf(matches));
}

/** The form of leaders for one group, with its coming meetings to choose from. */
export default function TellUsOfGroup({ loaderData: { page, slug, name, days } }: Route.ComponentProps) {
  const meetings = [
    ...days.map((value) => ({ value, label: copy.meeting(value) })),
    { value: "", label: copy.noMeeting },
  ];
  return (
    <PageBody page={page}>
      <p className="lead">
        {copy.about} <strong>{name}</strong>. <Link to={formPage}>{copy.other}</Link>
      </p>
      <GroupChangeForm group={slug} meetings={days.length > 0 ? meetings : undefined} />
    </PageBody>
  );
}
