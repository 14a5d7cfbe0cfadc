import type { MapService } from "../../app/content/request-contexts.ts";
import { asksForService } from "../../app/get-support/find-a-group/map/google/service-address.ts";
import type { SiteEnv } from "../env.ts";
import { errorFacts, type Log } from "../log.ts";

/** What every page is told of the settings, and where its faults go. */
export const pageSettings = (env: SiteEnv, log: Log, path: string) => ({
  origin: env.SITE_URL,
  demoGateway: env.demoGateway,
  mapService: mapService(env),
  calendarWidget: env.CALENDAR_WIDGET_SRC,
  reportError: (error: unknown) => log.error({ path, ...errorFacts(error) }, "a page failed"),
});

/** What the page of the groups is told of the maps service; its key is public. Undefined without a key. */
function mapService(env: SiteEnv): MapService | undefined {
  const { GOOGLE_MAPS_KEY: key, GOOGLE_MAPS_URL: script, GOOGLE_MAPS_MAP_ID: mapId } = env;
  return key ? { key, script, mapId } : undefined;
}

/** The origin of the service's script, for the one page whose reader asks for it. */
export function mapServiceHosts(env: SiteEnv, page: URL): { mapScriptOrigin?: string } {
  const asked =
    page.pathname === "/get-support/support-groups/find-a-group" && asksForService(page.searchParams);
  return asked && env.GOOGLE_MAPS_KEY ? { mapScriptOrigin: new URL(env.GOOGLE_MAPS_URL).origin } : {};
}
