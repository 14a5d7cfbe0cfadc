import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

/** The pages that staff alone write. */
const sectionPage = "section-page/route.tsx";

/**
 * The gallery of components is for those who build the site: no visitor reaches it. It is among the pages in development,
 * and alone in the build that its tests make, which would else be a second build of the whole site.
 */
const showGallery = process.env.NODE_ENV === "development";
const galleryAlone = process.env.SHOW_GALLERY === "1";

/** A page whose id is its path; `file` may serve several of them. */
const page = (path: string, file: string) => route(path, file, { id: path });

const gallery = page("_gallery", "gallery/route.tsx");

/**
 * Every URL, in the order of the specification. The folder of a file is its URL; where one layout shows many pages of
 * the CMS, they share its file. A path of a section that is not listed shows the page that staff published
 * there, or the index page nearest above it; any other path that is not listed shows such a page, or page 404.
 */
const pages = [
  index("home/route.tsx", { id: "home" }),

  page("about-us", sectionPage),
  page("about-us/our-team", "about-us/our-team/route.tsx"),
  page("about-us/annual-report", "about-us/annual-report/route.tsx"),
  page("about-us/mission", sectionPage),
  page("about-us/contact-us", "about-us/contact-us/route.tsx"),
  page("about-us/*", sectionPage),

  page("about-prostate-cancer", sectionPage),
  page("about-prostate-cancer/video-library", "about-prostate-cancer/video-library/route.tsx"),
  page("about-prostate-cancer/glossary", "about-prostate-cancer/glossary/route.tsx"),
  page("about-prostate-cancer/my-questions", "about-prostate-cancer/my-questions/route.tsx"),
  page("about-prostate-cancer/what-is-prostate-cancer", sectionPage),
  page("about-prostate-cancer/what-is-prostate-cancer/the-prostate", sectionPage),
  page("about-prostate-cancer/what-is-prostate-cancer/what-is-cancer", sectionPage),
  page("about-prostate-cancer/what-is-prostate-cancer/risk-factors", sectionPage),
  page("about-prostate-cancer/what-is-prostate-cancer/signs-and-symptoms", sectionPage),
  page("about-prostate-cancer/what-is-prostate-cancer/statistics", sectionPage),
  page("about-prostate-cancer/diagnosis-and-staging", sectionPage),
  page("about-prostate-cancer/diagnosis-and-staging/the-psa-test-and-the-dre", sectionPage),
  page("about-prostate-cancer/diagnosis-and-staging/biopsy-and-imaging", sectionPage),
  page("about-prostate-cancer/diagnosis-and-staging/choosing-a-treatment", sectionPage),
  page("about-prostate-cancer/diagnosis-and-staging/grading-and-staging", sectionPage),
  page("about-prostate-cancer/treatment", sectionPage),
  page("about-prostate-cancer/treatment/treatment-for-localized-prostate-cancer", sectionPage),
  page("about-prostate-cancer/treatment/treatment-for-advanced-prostate-cancer", sectionPage),
  page("about-prostate-cancer/treatment/alternate-or-non-routine-therapies", sectionPage),
  page("about-prostate-cancer/treatment/when-your-cancer-returns", sectionPage),
  page("about-prostate-cancer/living-with-prostate-cancer", sectionPage),
  page("about-prostate-cancer/living-with-prostate-cancer/incontinence", sectionPage),
  page("about-prostate-cancer/living-with-prostate-cancer/nutrition", sectionPage),
  page("about-prostate-cancer/living-with-prostate-cancer/exercise", sectionPage),
  page("about-prostate-cancer/living-with-prostate-cancer/mental-health-and-wellness", sectionPage),
  page("about-prostate-cancer/living-with-prostate-cancer/more-resources", sectionPage),
  page("about-prostate-cancer/living-with-prostate-cancer/sex-with-and-after-cancer", sectionPage),
  page("about-prostate-cancer/living-with-prostate-cancer/sleep", sectionPage),
  page("about-prostate-cancer/*", sectionPage),

  page("get-support", sectionPage),
  page("get-support/more-resources-for-patients", sectionPage),
  page("get-support/more-resources", sectionPage),
  page("get-support/more-resources/if-i-were-tom", sectionPage),
  page("get-support/more-resources/butts-in-motion-fitness", "get-support/butts-in-motion-fitness/route.tsx"),
  page("get-support/more-resources/external-resources", sectionPage),
  page("get-support/more-resources/newsletters", "get-support/newsletters/route.tsx"),
  page("get-support/reef-knot-kits", "get-support/reef-knot-kits/route.tsx"),
  page("get-support/peer-support", sectionPage),
  page("get-support/support-group-councils", sectionPage),
  page("get-support/support-groups", sectionPage),
  page("get-support/support-groups/about-support-groups", sectionPage),
  page("get-support/support-groups/find-a-group", "get-support/find-a-group/route.tsx"),
  page("get-support/support-groups/find-a-group/confirm", "get-support/confirm-group/route.tsx"),
  page("get-support/support-groups/find-a-group/:groupSlug", "get-support/find-a-group/group/route.tsx"),
  page("get-support/support-groups/find-a-meeting", "get-support/find-a-meeting/route.tsx"),
  page("get-support/support-groups/faq", "get-support/faq/route.tsx"),
  page("get-support/support-groups/tell-us", "get-support/tell-us/route.tsx"),
  page("get-support/support-groups/tell-us/:groupSlug", "get-support/tell-us/group/route.tsx"),
  page("get-support/patient-stories", "get-support/patient-stories/route.tsx"),
  page("get-support/patient-stories/:storySlug", "get-support/story/route.tsx"),
  page("get-support/*", sectionPage),

  page("get-involved", sectionPage),
  page("get-involved/volunteer", "get-involved/volunteer/route.tsx"),
  page("get-involved/find-an-event", "get-involved/find-an-event/route.tsx"),
  page("get-involved/find-an-event/:eventId", "get-involved/event/route.tsx"),
  page("get-involved/*", sectionPage),

  page("grants-awards", sectionPage),
  page("grants-awards/grants", "grants-awards/grants/route.tsx"),
  page("grants-awards/*", sectionPage),

  page("ways-to-give", sectionPage),
  page("ways-to-give/alternative-ways-to-support-us", sectionPage),
  page("ways-to-give/donate", "ways-to-give/donate/route.tsx"),
  page("ways-to-give/donate-online", "ways-to-give/donate-online/route.tsx"),
  page("ways-to-give/thank-you", "ways-to-give/thank-you/route.tsx"),
  page("ways-to-give/tax-receipt", "ways-to-give/tax-receipt/route.tsx"),
  page("ways-to-give/payment-error", "ways-to-give/payment-error/route.tsx"),
  page("ways-to-give/submission-error", "ways-to-give/submission-error/route.tsx"),
  page("ways-to-give/recaptcha-error", "ways-to-give/recaptcha-error/route.tsx"),
  page("ways-to-give/fallback", "ways-to-give/fallback/route.tsx"),
  page("ways-to-give/my-gifts", "ways-to-give/my-gifts/route.tsx"),
  page("ways-to-give/*", sectionPage),

  page("receipt-check", "ways-to-give/receipt-check/route.tsx"),

  page("search", "search/route.tsx"),

  page("news", "news/news-list/route.tsx"),
  page("news/:newsSlug", "news/news-item/route.tsx"),
  page("news/*", "news/news-list/route.tsx"),

  page("privacy", sectionPage),
  page("accessibility", sectionPage),
  page("image-credits", sectionPage),

  ...(showGallery ? [gallery] : []),

  page("page404", "page-404/route.tsx"),
  page("*", "page-404/any-path/route.tsx"),
];

/** A page that fails does so inside the frame of all pages: menus, search and telephone stay. */
const frame = layout("document/page-boundary.tsx", { id: "page-boundary" }, galleryAlone ? [gallery] : pages);

export default [
  frame,

  page("search/suggestions", "search/suggestions.ts"),
  page("sitemap.xml", "feeds/sitemap.ts"),
  page("robots.txt", "feeds/robots.ts"),
  page("feed.xml", "feeds/news-feed.ts"),
  page("events.ics", "feeds/events-calendar.ts"),
  page(
    "get-support/support-groups/find-a-group/:groupSlug/details",
    "get-support/find-a-group/group/details.ts",
  ),
  ...["narrow", "middle", "wide"].map((name) =>
    page(`map/groups-${name}.svg`, "get-support/find-a-group/map/picture/route.ts"),
  ),
  page("get-involved/find-an-event/:eventId/event.ics", "feeds/event-calendar.ts"),
  page("get-support/support-groups/find-a-meeting/:groupSlug/meeting.ics", "feeds/meeting-calendar.ts"),
] satisfies RouteConfig;
