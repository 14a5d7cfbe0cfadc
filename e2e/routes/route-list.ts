import { pageAddresses } from "@pcf/contract/page-addresses";

/** Every fixed URL of the product that shows a page, in the order of the route table. */
export const pages = pageAddresses;

/** Any path that is not there shows the index page nearest above it, with status 404. */
export const catchAlls = [
  ["/about-us/nothing-here", "/about-us"],
  ["/about-prostate-cancer/nothing-here", "/about-prostate-cancer"],
  ["/get-support/nothing-here", "/get-support"],
  ["/get-involved/nothing-here", "/get-involved"],
  ["/grants-awards/nothing-here", "/grants-awards"],
  ["/ways-to-give/nothing-here", "/ways-to-give"],
  ["/about-prostate-cancer/treatment/nothing-here", "/about-prostate-cancer/treatment"],
  ["/about-prostate-cancer/treatment/nothing/below/it", "/about-prostate-cancer/treatment"],
  ["/get-support/support-groups/nothing-here", "/get-support/support-groups"],
  ["/get-support/support-groups/faq/nothing-here", "/get-support/support-groups"],
] as const;

/** Unknown slugs end on /page404. */
export const unknownSlugs = [
  "/get-support/patient-stories/nobody",
  "/get-support/support-groups/find-a-group/nobody",
  "/get-involved/find-an-event/nothing",
  "/news/nothing",
  "/news?post=abc",
  "/about-us?post=abc",
] as const;

/** One page of each kind that content makes, of the sample content. */
export const contentPages = [
  "/about-prostate-cancer/diagnosis-and-staging/should-i-ask-about-a-psa-test",
  "/about-prostate-cancer/diagnosis-and-staging/understand-my-report",
  "/get-support/patient-stories/trevor-grant",
  "/get-support/support-groups/find-a-group/kelowna",
  "/get-involved/find-an-event/winter-lights-gala",
  "/news/mri-before-biopsy",
  "/search?value=psa",
  "/page404",
] as const;

/** Pages that code alone makes; *Your gifts and receipts* as it is for a donor who is not signed in. */
export const codePages = ["/receipt-check", "/ways-to-give/my-gifts"] as const;

/** A post of the feed, open over the news. */
export const postViewer = "/news?post=179000615013821473";

/**
 * Of the fixed pages one of each template, and so many that whatever a page of the sample content is made of stands on one of
 * them (`routes.spec.ts` sees to it).
 */
const templatePages: (typeof pages)[number][] = [
  "/",
  "/about-us/our-team",
  "/about-us/annual-report",
  "/about-us/mission",
  "/about-us/contact-us",
  "/about-prostate-cancer/video-library",
  "/about-prostate-cancer/glossary",
  "/about-prostate-cancer/my-questions",
  "/about-prostate-cancer/what-is-prostate-cancer/the-prostate",
  "/about-prostate-cancer/what-is-prostate-cancer/statistics",
  "/about-prostate-cancer/diagnosis-and-staging/grading-and-staging",
  "/about-prostate-cancer/living-with-prostate-cancer/sex-with-and-after-cancer",
  "/about-prostate-cancer/living-with-prostate-cancer/sleep",
  "/get-support/more-resources-for-patients",
  "/get-support/more-resources/butts-in-motion-fitness",
  "/get-support/more-resources/newsletters",
  "/get-support/reef-knot-kits",
  "/get-support/peer-support",
  "/get-support/support-group-councils",
  "/get-support/support-groups",
  "/get-support/support-groups/find-a-group",
  "/get-support/support-groups/find-a-meeting",
  "/get-support/support-groups/faq",
  "/get-support/support-groups/tell-us",
  "/get-support/patient-stories",
  "/get-involved/volunteer",
  "/get-involved/find-an-event",
  "/grants-awards/grants",
  "/ways-to-give",
  "/ways-to-give/donate",
  "/ways-to-give/donate-online",
  "/ways-to-give/submission-error",
  "/ways-to-give/recaptcha-error",
  "/ways-to-give/fallback",
  "/search",
  "/news",
  "/privacy",
];

/** What the sweeps with a browser visit: one page of each template, with `--every-url` all of them. */
export const visitedPages: string[] = [
  ...(process.env.E2E_EVERY_URL ? pages : templatePages),
  ...contentPages,
  ...codePages,
  postViewer,
];
