import type { Config, Plugin } from "payload";
import { momentFormat, officeClock } from "../platform/admin/one-date-format.ts";
import { feature } from "../platform/feature.ts";
import { helpPictureEndpoint } from "./help/help-picture.ts";
import { helpChapterScreen, helpScreen } from "./help/help-screens.ts";
import { knotIcon } from "./knot.ts";
import { libraryWords } from "./library-for-staff.ts";
import { searchScreen } from "./search/search-screen-of.ts";

const tabIcon = {
  rel: "icon",
  type: "image/svg+xml",
  url: `data:image/svg+xml,${encodeURIComponent(knotIcon)}`,
};

/** The library's admin with the charity's mark, clock, menu, first screen and words. */
const asTheOffice = ({ admin, i18n, ...config }: Config): Config => ({
  ...config,
  admin: {
    ...admin,
    avatar: "default",
    // What a tab of the browser shows of the admin: the charity's mark, and which of its two sites it is.
    meta: { titleSuffix: " · Office", icons: [tabIcon] },
    dateFormat: momentFormat,
    timezones: officeClock,
    components: {
      ...admin?.components,
      graphics: { Logo: "/office/brand.tsx#OfficeLogo", Icon: "/office/brand.tsx#OfficeIcon" },
      beforeNavLinks: ["/office/office-menu.tsx#OfficeMenu"],
      views: { ...admin?.components?.views, dashboard: { Component: "/office/today-view.tsx#TodayView" } },
    },
  },
  i18n: { ...i18n, translations: { en: libraryWords } },
});

const brings = feature({
  endpoints: [helpPictureEndpoint],
  admin: {
    actions: ["/office/help/help-action.tsx#HelpAction", "/office/search/search-action.tsx#SearchAction"],
    providers: ["/office/named-parts.tsx#NamedParts"],
    screens: [searchScreen, helpScreen, helpChapterScreen],
  },
});

/** What the office itself brings, whatever its features are: its look, one search over all of them, and help, at the top of every screen. */
export const officeFeature: Plugin = (config) => brings(asTheOffice(config));
