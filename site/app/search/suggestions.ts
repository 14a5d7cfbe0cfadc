import { searchRejectedCharacters } from "@pcf/contract/constants";
import { mostTyped } from "@pcf/contract/search/suggestions";
import { siteContentContext } from "~/content/site-content";
import type { PageParameters, RouteHandle } from "~/route-handle";
import { fold } from "~/shell/search-box/fold";
import type { Route } from "./+types/suggestions";
import { suggesterOf } from "./suggest.server";

/** In the one way it is compared, so that "PSA " and "psa" are answered once. */
const typedOf = (searchParams: URLSearchParams): string =>
  fold((searchParams.get("value") ?? "").normalize("NFC").trim().replace(/\s+/g, " ")).slice(0, mostTyped);

const parameters: PageParameters = (searchParams) => ({ value: typedOf(searchParams) || undefined });
export const handle: RouteHandle = { parameters: import.meta.env.SSR && parameters };

/** Who types the same again, or takes a letter back, has the answer still. */
const cacheControl = "public, max-age=60, s-maxage=30";

/** What the search box suggests while a reader types. Nothing of it is counted or logged: it is no search yet. */
export function loader({ context, url }: Route.LoaderArgs) {
  const typed = typedOf(url.searchParams);
  const suggestions = searchRejectedCharacters.test(typed)
    ? []
    : suggesterOf(context.get(siteContentContext))(typed);
  return Response.json({ suggestions }, { headers: { "cache-control": cacheControl } });
}
