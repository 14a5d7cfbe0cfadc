import type { Page } from "@playwright/test";
import { hydrated } from "../e2e/fixtures/hydrated.ts";
import { donationShots, type Shot } from "./screenshot-donation.ts";

/** Sends a form as it stands, once the page runs: before that the browser's own words say what is missing. */
const send = (name: string) => async (page: Page) => {
  const button = page.getByRole("main").getByRole("button", { name });
  await button.hover();
  await hydrated(page);
  await button.click();
  await page.getByRole("heading", { name: "There is a problem" }).waitFor();
};

/** Opens what is folded: accordions, biographies. */
const open = (selector: string) => (page: Page) => page.locator(`main ${selector}`).first().click();

/** Every template and its states, by the name of the picture. */
export const shots: Record<string, string | Shot> = {
  home: "/",
  "section-cancer": "/about-prostate-cancer",
  "section-cancer-2": "/about-prostate-cancer/what-is-prostate-cancer",
  "section-about": "/about-us",
  "section-support": "/get-support",
  "section-resources": "/get-support/more-resources",
  "section-groups": "/get-support/support-groups",
  "section-involved": "/get-involved",
  "section-grants": "/grants-awards",
  "section-giving": "/ways-to-give",
  information: "/about-prostate-cancer/what-is-prostate-cancer/the-prostate",
  "information-table": "/about-prostate-cancer/diagnosis-and-staging/grading-and-staging",
  "information-videos": "/about-prostate-cancer/living-with-prostate-cancer/sex-with-and-after-cancer",
  "information-questions": {
    url: "/about-prostate-cancer/diagnosis-and-staging/the-psa-test-and-the-dre",
    prepare: open(".accordion summary"),
  },
  "video-library": "/about-prostate-cancer/video-library",
  "video-library-none": "/about-prostate-cancer/video-library?title=zebra",
  video: "/about-prostate-cancer/video-library?video=psa-test-explained",
  team: "/about-us/our-team",
  "team-open": { url: "/about-us/our-team", prepare: open(".reveal summary") },
  "annual-report": "/about-us/annual-report",
  mission: "/about-us/mission",
  contact: "/about-us/contact-us",
  "contact-errors": { url: "/about-us/contact-us", prepare: send("Send") },
  "support-resources": {
    url: "/get-support/more-resources-for-patients",
    prepare: open(".accordion summary"),
  },
  "external-resources": "/get-support/more-resources/external-resources",
  "if-i-were-tom": "/get-support/more-resources/if-i-were-tom",
  "peer-support": "/get-support/peer-support",
  councils: "/get-support/support-group-councils",
  kits: "/get-support/reef-knot-kits",
  "kits-errors": { url: "/get-support/reef-knot-kits", prepare: send("Request a kit") },
  "find-a-group": "/get-support/support-groups/find-a-group",
  "find-a-group-none": "/get-support/support-groups/find-a-group?province=NU&language=Punjabi",
  "find-a-meeting": "/get-support/support-groups/find-a-meeting",
  "find-a-meeting-province": "/get-support/support-groups/find-a-meeting?province=YT",
  faq: { url: "/get-support/support-groups/faq", prepare: open(".accordion summary") },
  newsletters: "/get-support/more-resources/newsletters",
  fitness: "/get-support/more-resources/butts-in-motion-fitness",
  stories: "/get-support/patient-stories",
  story: "/get-support/patient-stories/trevor-grant",
  events: "/get-involved/find-an-event",
  event: "/get-involved/find-an-event/winter-lights-gala",
  "event-past": "/get-involved/find-an-event/ride-to-live-rockies",
  volunteer: "/get-involved/volunteer",
  "volunteer-errors": { url: "/get-involved/volunteer", prepare: send("Send") },
  grants: "/grants-awards/grants",
  "grants-open": { url: "/grants-awards/grants", prepare: open(".reveal summary") },
  alternatives: "/ways-to-give/alternative-ways-to-support-us",
  donate: "/ways-to-give/donate",
  ...donationShots,
  news: "/news",
  "news-item": "/news/ride-to-live-2026",
  search: "/search?value=psa",
  "search-urgent": "/search?value=blood+in+urine",
  "search-none": "/search?value=zebra",
  "search-others": "/search?value=side+effects+of+surgery",
  "search-hits-and-others": "/search?value=surgery+or+radiation",
  "search-rejected": "/search?value=psa%3F",
  "search-start": "/search",
  "not-found": "/page404",
  privacy: "/privacy",
  accessibility: "/accessibility",
  "image-credits": "/image-credits",
};
