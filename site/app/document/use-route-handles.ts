import { useMatches } from "react-router";
import type { RouteHandle } from "~/route-handle";

/** What the routes of the page in view say of themselves. */
export function useRouteHandles(): RouteHandle[] {
  return useMatches().flatMap((match) => (match.handle ? [match.handle as RouteHandle] : []));
}
