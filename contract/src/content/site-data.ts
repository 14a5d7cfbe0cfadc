import type {
  CharityEvent,
  Faq,
  GrantYear,
  Member,
  News,
  Newsletter,
  Playlist,
  Story,
  Video,
} from "./documents.ts";
import {
  eventSchema,
  faqSchema,
  grantYearSchema,
  memberSchema,
  newsletterSchema,
  newsSchema,
  playlistSchema,
  storySchema,
  videoSchema,
} from "./documents.ts";
import type { AnnualReport, ButtsInMotion, Home, Navigation, SearchWords, SiteSettings } from "./globals.ts";
import {
  annualReportSchema,
  buttsInMotionSchema,
  homeSchema,
  navigationSchema,
  searchWordsSchema,
  siteSettingsSchema,
} from "./globals.ts";
import { type InstagramDocument, instagramDocumentSchema } from "./instagram.ts";
import { type Page, pageSchema } from "./page.ts";
import { type Redirect, redirectSchema } from "./redirect.ts";
import { type SupportGroup, supportGroupSchema } from "./support-group.ts";

/** Schema of one document of each collection, under the name of its GraphQL query field (`{ docs: [...] }`). */
export const collectionSchemas = {
  pages: pageSchema,
  grantYears: grantYearSchema,
  news: newsSchema,
  stories: storySchema,
  events: eventSchema,
  members: memberSchema,
  supportGroups: supportGroupSchema,
  newsletters: newsletterSchema,
  faqs: faqSchema,
  videos: videoSchema,
  playlists: playlistSchema,
  instagramPosts: instagramDocumentSchema,
  redirects: redirectSchema,
} as const;

/** Schema of each global, under the name of its GraphQL query field. */
export const globalSchemas = {
  home: homeSchema,
  navigation: navigationSchema,
  annualReport: annualReportSchema,
  siteSettings: siteSettingsSchema,
  buttsInMotion: buttsInMotionSchema,
  searchWords: searchWordsSchema,
} as const;

/** Everything the site reads at once from the content backend. */
export type SiteData = {
  pages: Page[];
  grantYears: GrantYear[];
  news: News[];
  stories: Story[];
  events: CharityEvent[];
  members: Member[];
  supportGroups: SupportGroup[];
  newsletters: Newsletter[];
  faqs: Faq[];
  videos: Video[];
  playlists: Playlist[];
  instagramPosts: InstagramDocument[];
  redirects: Redirect[];
  home: Home;
  navigation: Navigation;
  annualReport: AnnualReport;
  siteSettings: SiteSettings;
  buttsInMotion: ButtsInMotion;
  searchWords: SearchWords;
};
