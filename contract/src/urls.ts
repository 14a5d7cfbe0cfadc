import { type GiftLinkSearch, giftParameter } from "./donation/gift-link.ts";
import { newsListUrl } from "./everywhere-urls.ts";

/*
 * The addresses that code writes, as paths of the site. What stands at them is the site's route table
 * (`site/app/routes.ts`); its test holds the two together. Nothing is worked out when this file is read: a page's script
 * then holds only those that it writes.
 */

/** The lists below which each document of a collection has a page of its own, by the collection's name. */
export const documentLists = {
  news: newsListUrl,
  stories: "/get-support/patient-stories",
  events: "/get-involved/find-an-event",
} as const;

export type ListedCollection = keyof typeof documentLists;
export const listedCollections = ["news", "stories", "events"] as const satisfies ListedCollection[];

export const documentUrl = (collection: ListedCollection, slug: string): string =>
  `${documentLists[collection]}/${slug}`;
export const newsUrl = (slug: string): string => documentUrl("news", slug);
export const storyUrl = (slug: string): string => documentUrl("stories", slug);
export const eventUrl = (slug: string): string => documentUrl("events", slug);

/** One event, or the meetings of one group, as a file for the reader's own calendar. */
export const eventCalendarUrl = (slug: string): string => `${eventUrl(slug)}/event.ics`;
export const meetingCalendarUrl = (slug: string): string =>
  `/get-support/support-groups/find-a-meeting/${slug}/meeting.ics`;

/** All words that the site explains, and the place of one. A text marks a word by a link to that place. */
export const glossaryUrl = "/about-prostate-cancer/glossary";
export const glossaryTermUrl = (slug: string): string => `${glossaryUrl}#${slug}`;

/** A support group, a person and a question have their place on a page; a video opens over one. */
export const groupUrl = (slug: string): string => `/get-support/support-groups/find-a-group#${slug}`;
/** Everything known of one group, on a page of its own; the finder draws the same when its card is opened. */
export const groupPageUrl = (slug: string): string => `/get-support/support-groups/find-a-group/${slug}`;
export const groupDetailsUrl = (slug: string): string => `${groupPageUrl(slug)}/details`;
/** Where somebody tells us what changes about a group. */
/** The sheet of questions that a reader has ticked on pages. */
export const myQuestionsUrl = "/about-prostate-cancer/my-questions";
export const tellUsUrl = (slug: string): string => `/get-support/support-groups/tell-us/${slug}`;
/** Where the mailed link to a leader leads: the details of the group, to confirm or correct. */
export const groupCheckPath = "/get-support/support-groups/find-a-group/confirm";
export const groupCheckUrl = (link: string): string => `${groupCheckPath}?${new URLSearchParams({ link })}`;
export const memberUrl = (slug: string): string => `/about-us/our-team#${slug}`;
export const faqId = (id: string): string => `faq-${id}`;
export const faqUrl = (id: string): string => `/get-support/support-groups/faq#${faqId(id)}`;
export const videoUrl = (slug: string): string =>
  `/about-prostate-cancer/video-library?${new URLSearchParams({ video: slug })}`;

/** What a reader searched for, from the page of results with the number `page`. */
export const searchUrl = (value: string, page: number): string =>
  `/search?${new URLSearchParams({ value, page: String(page) })}`;

/** The donation form and the pages that a gift may end on. */
export const givingUrls = {
  form: "/ways-to-give/donate-online",
  thankYou: "/ways-to-give/thank-you",
  receipt: "/ways-to-give/tax-receipt",
  paymentError: "/ways-to-give/payment-error",
  submissionError: "/ways-to-give/submission-error",
  captchaError: "/ways-to-give/recaptcha-error",
  fallback: "/ways-to-give/fallback",
  myGifts: "/ways-to-give/my-gifts",
  receiptCheck: "/receipt-check",
} as const;

/** Addresses of the site before this one, and where they lead for good. */
export const movedUrls: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  ["/home/donations/online-form", givingUrls.form],
]);

/** The pages about one visitor's gifts or receipt: no search engine is to know them, and no page of the CMS takes their place. */
export const outcomeUrls = (): string[] => Object.values(givingUrls).filter((url) => url !== givingUrls.form);

/** A page about the gift of this token; without one it is about the gift that the device keeps. */
export const withGift = (path: string, token: string | null): string =>
  token ? `${path}?${new URLSearchParams({ [giftParameter]: token })}` : path;

/** Where the link of a mail to a donor leads, or a donor is led back to once a new one was asked for. */
export const giftLinkUrl = (search: GiftLinkSearch): string =>
  `${givingUrls.thankYou}?${new URLSearchParams(search)}`;

/** What the link of a mail to the donor's own page opens. */
export const myGiftsLinkUrl = (link: string): string =>
  `${givingUrls.myGifts}?${new URLSearchParams({ link })}`;

/** The PDF of one of the donor's own receipts, for the donor who is signed in there. */
export const myReceiptUrl = (id: number): string => `${givingUrls.myGifts}/receipt?id=${id}`;

/** A document's draft; `collection`, `id` and `token` say which one, `path` where the finished document stands. */
export const draftUrl = (search: { collection: string; id: string; path: string; token: string }): string =>
  `/preview?${new URLSearchParams(search)}`;

/** A page of the feed of posts, counted from 1. */
export const instagramFeedUrl = (page: number): string => `/api/ig?page=${page}`;
