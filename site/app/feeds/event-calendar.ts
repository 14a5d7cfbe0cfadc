import { notFoundUrl } from "@pcf/contract/everywhere-urls";
import { redirect } from "react-router";
import { calendarOf } from "~/content/calendar/event-calendar";
import { siteOriginContext } from "~/content/request-contexts";
import { siteContentContext } from "~/content/site-content";
import type { RouteHandle } from "~/route-handle";
import type { Route } from "./+types/event-calendar";

export const handle: RouteHandle = { documents: import.meta.env.SSR && (({ events }) => events) };

export function loader({ context, params }: Route.LoaderArgs) {
  const content = context.get(siteContentContext);
  const event = content.events.find((candidate) => candidate.slug === params.eventId);
  if (!event) throw redirect(notFoundUrl);
  return new Response(calendarOf([event], content.company.name, context.get(siteOriginContext)), {
    headers: { "content-type": "text/calendar; charset=utf-8" },
  });
}
