import { useLocation, useMatches } from "react-router";
import type { RouteHandle } from "~/route-handle";

/** Whether the page in view is one where money is given: what surrounds every page steps back around it. */
export function useIsGivingPage(): boolean {
  const { pathname } = useLocation();
  const bodies = useMatches().map(({ handle }) => (handle as RouteHandle | undefined)?.body);
  return bodies.includes("donation") || pathname.includes("/donate-online");
}
