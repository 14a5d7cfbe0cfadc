import { feature } from "../platform/feature.ts";
import { helpPictureEndpoint } from "./help/help-picture.ts";
import { helpChapterScreen, helpScreen } from "./help/help-screens.ts";
import { searchScreen } from "./search/search-screen-of.ts";

/** What the office itself brings, whatever its features are: one search over all of them, and help, at the top of every screen. */
export const officeFeature = feature({
  endpoints: [helpPictureEndpoint],
  admin: {
    actions: ["/office/help/help-action.tsx#HelpAction", "/office/search/search-action.tsx#SearchAction"],
    header: ["/office/named-fields.tsx#NamedFields"],
    screens: [searchScreen, helpScreen, helpChapterScreen],
  },
});
