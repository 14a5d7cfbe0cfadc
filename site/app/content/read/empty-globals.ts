import { mapInitialZoom, mapMaxZoom } from "@pcf/contract/constants";
import type { SiteGlobals } from "@pcf/contract/content/site-data";
import { firstGivingChoices } from "@pcf/contract/donation/giving-choices";
import { firstGivingImpact } from "@pcf/contract/donation/giving-impact";

/** What stands for a global that the backend has not filled in yet or that does not fit: nothing, in its shape, or what it begins with. */
export const emptyGlobals: SiteGlobals = {
  home: {
    slides: [],
    vision: { title: "", text: "" },
    figures: [],
    initiatives: [],
    photo: undefined,
    takeAction: { title: "", text: undefined, links: [] },
  },
  navigation: { menu: [] },
  annualReport: {
    year: 0,
    revenue: { total: 0, items: [] },
    expenses: { total: 0, items: [] },
    excess: { percent: 0, amount: 0 },
    flipbook: { label: "", url: "" },
    historical: [],
  },
  siteSettings: {
    provinceFirst: "BC",
    redirectPauseSeconds: 5,
    map: { latitude: 60, longitude: -96, zoom: mapInitialZoom, maxZoom: mapMaxZoom },
    mailingListDefault: true,
    kitShippingText: "",
    storeUrl: "",
    channelUrl: "",
    newsletterArchiveUrl: "",
    calendarWidgetNote: "",
  },
  buttsInMotion: { activities: [], gallery: [] },
  givingChoices: { ...firstGivingChoices, impact: firstGivingImpact },
  searchWords: { rows: [] },
};
