import { notFoundUrl } from "@pcf/contract/everywhere-urls";
import { redirect } from "react-router";
import { siteContentContext } from "~/content/site-content";
import type { RouteHandle } from "~/route-handle";
import { knownGroup } from "../next-words";
import type { Route } from "./+types/details";

export const handle: RouteHandle = {
  documents: import.meta.env.SSR && (({ supportGroups }) => supportGroups),
};

/** What a card of the finder shows when it is opened. */
export function loader({ context, params }: Route.LoaderArgs) {
  const known = knownGroup(context.get(siteContentContext), params.groupSlug, new Date());
  if (!known) throw redirect(notFoundUrl);
  return known;
}

/** A card whose details do not come keeps what it has; the page around it must not fail with it. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader();
  } catch {
    return undefined;
  }
}
