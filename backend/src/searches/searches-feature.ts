import { feature } from "../platform/feature.ts";
import { heldSearches } from "./held-searches.ts";
import { missedSearches } from "./missed-searches.ts";
import { missedSearchesEndpoint } from "./missed-searches-endpoint.ts";
import { todaySearches } from "./today-searches.ts";

/** What readers searched for and did not find. */
export const searchesFeature = feature({
  collections: [missedSearches],
  endpoints: [missedSearchesEndpoint],
  logActions: [{ value: "search-deleted", label: "Search that found nothing: deleted", area: "content" }],
  holds: [heldSearches],
  admin: { today: [todaySearches] },
});
