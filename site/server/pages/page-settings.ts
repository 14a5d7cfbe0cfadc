import { asksForService } from "../../app/get-support/find-a-group/map/google/service-address.ts";
import type { SiteEnv } from "../env.ts";
import { errorFacts, type Log } from "../log.ts";

/** What every page is told of the settings, and where its faults go. The key of the maps service is public. */
export const pageSettings = (env: SiteEnv, log: Log, path: string) => ({
  origin: env.SITE_URL,
  demoGateway: env.demoGateway,
  mapService: env.GOOGLE_MAPS_KEY
    ? { key: env.GOOGLE_MAPS_KEY, script: env.GOOGLE_MAPS_URL, mapId: env.GOOGLE_MAPS_MAP_ID }
    : undefined,
  calendarWidget: env.CALENDAR_WIDGET_SRC,
  reportError: (error: unknown) => log.error({ path, ...errorFacts(error) }, "a page failed"),
});

/** The origin of the service's script, for the one page whose reader asks for it. */
export function mapServiceHosts(env: SiteEnv, page: URL): { mapScriptOrigin?: string } {
  const asked =
    page.pathname === "/get-support/support-groups/find-a-group" && asksForService(page.searchParams);
  return asked && env.GOOGLE_MAPS_KEY ? { mapScriptOrigin: new URL(env.GOOGLE_MAPS_URL).origin } : {};
}
