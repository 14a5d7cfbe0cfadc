import { feature } from "../platform/feature.ts";
import { searchScreen } from "./search/search-screen-of.ts";

/** What the office itself brings, whatever its features are: one search over all of them, at the top of every screen. */
export const officeFeature = feature({
  admin: {
    actions: ["/office/search/search-action.tsx#SearchAction"],
    screens: [searchScreen],
  },
});
