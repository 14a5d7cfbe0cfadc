import type { Page } from "@playwright/test";
import { cards } from "../../e2e/donation/cards.ts";
import { donationForm, paths } from "../../e2e/donation/donation-form.ts";
import { hydrated } from "../../e2e/fixtures/hydrated.ts";

type Way = (page: Page) => Promise<void>;

/** A picture to take: where, and what is done there first. */
export type Shot = { url: string; prepare?: Way };

const toAmount: Way = (page) => donationForm(page).open();

const toGift: Way = async (page) => {
  await toAmount(page);
  await donationForm(page).amount("50");
};

const toDonor: Way = async (page) => {
  await toGift(page);
  await donationForm(page).nextToDonor();
};

const toCard: Way = async (page) => {
  await toDonor(page);
  await donationForm(page).donor();
};

const toThanks: Way = async (page) => {
  const form = donationForm(page);
  await form.toCard("50", cards.good);
  await form.give();
  await page.getByText(/your gift has arrived/).waitFor();
};

/** The receipt is made within seconds of the gift; the page waits for it. */
const toReceipt: Way = async (page) => {
  await toThanks(page);
  await page.goto(paths.receipt);
  await page.locator(".receipt-sheet, .receipt").first().waitFor({ timeout: 30_000 });
};

const toPaymentError: Way = async (page) => {
  const form = donationForm(page);
  await form.toCard("50", cards.refused);
  await form.give();
  await page.waitForURL(`**${paths.paymentError}`);
};

const chooseCardByMail: Way = async (page) => {
  await toGift(page);
  const { radio } = donationForm(page);
  await radio("Gift in Memoriam").check();
  await radio(/A printed card/).check();
};

const chooseEcard: Way = async (page) => {
  await toGift(page);
  const { radio } = donationForm(page);
  await radio("Gift in Honour").check();
  await radio(/A card by email/).check();
};

const withErrors = (way: Way) => async (page: Page) => {
  await way(page);
  await donationForm(page).next();
};

const url = paths.form;

/** The steps of the donation form, as they open and with what is wrong said, and where a gift ends. */
const donationShots: Record<string, string | Shot> = {
  "donate-1": url,
  "donate-1-errors": { url, prepare: withErrors(toAmount) },
  "donate-2": { url, prepare: toGift },
  "donate-2-letter-errors": { url, prepare: withErrors(chooseCardByMail) },
  "donate-2-ecard": { url, prepare: chooseEcard },
  "donate-3": { url, prepare: toDonor },
  "donate-3-errors": { url, prepare: withErrors(toDonor) },
  "donate-4": { url, prepare: toCard },
  "donate-4-errors": {
    url,
    prepare: async (page) => {
      await toCard(page);
      await donationForm(page).give();
    },
  },
  "thank-you": { url, prepare: toThanks },
  "tax-receipt": { url, prepare: toReceipt },
  "payment-error": { url, prepare: toPaymentError },
  "submission-error": paths.submissionError,
  "submission-error-browser": `${paths.submissionError}?error=promise`,
  "recaptcha-error": paths.captchaError,
  fallback: paths.fallback,
};

/** Sends a form as it is, once the page runs: before that the browser's own words say what is missing. */
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
  glossary: "/about-prostate-cancer/glossary",
  "word-explained": {
    url: "/about-prostate-cancer/diagnosis-and-staging/biopsy-and-imaging",
    prepare: open(".word"),
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
