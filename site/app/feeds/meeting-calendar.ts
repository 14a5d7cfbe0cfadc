import { notFoundUrl } from "@pcf/contract/everywhere-urls";
import { redirect } from "react-router";
import { meetingCalendar } from "~/content/calendar/meeting-calendar";
import { siteOriginContext } from "~/content/request-contexts";
import { siteContentContext } from "~/content/site-content";
import type { RouteHandle } from "~/route-handle";
import type { Route } from "./+types/meeting-calendar";

export const handle: RouteHandle = {
  documents: import.meta.env.SSR && (({ supportGroups }) => supportGroups),
};

export function loader({ context, params }: Route.LoaderArgs) {
  const content = context.get(siteContentContext);
  const group = content.supportGroups.find(({ slug }) => slug === params.groupSlug);
  const file =
    group && meetingCalendar(group, content.company.name, context.get(siteOriginContext), new Date());
  if (!file) throw redirect(notFoundUrl);
  return new Response(file, { headers: { "content-type": "text/calendar; charset=utf-8" } });
}
