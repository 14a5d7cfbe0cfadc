import { calendarOf } from "~/content/calendar/event-calendar";
import { siteOriginContext } from "~/content/request-contexts";
import { siteContentContext } from "~/content/site-content";
import type { Route } from "./+types/events-calendar";

export function loader({ context }: Route.LoaderArgs) {
  const content = context.get(siteContentContext);
  return new Response(calendarOf(content.events, content.company.name, context.get(siteOriginContext)), {
    headers: { "content-type": "text/calendar; charset=utf-8" },
  });
}
