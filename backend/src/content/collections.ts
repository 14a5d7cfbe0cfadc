import type { CollectionConfig, GlobalConfig } from "payload";
import { annualReport } from "./annual-report.ts";
import { buttsInMotion } from "./butts-in-motion.ts";
import { drawings } from "./drawings.ts";
import { events } from "./events.ts";
import { facts } from "./facts.ts";
import { faqCategories, faqs } from "./faqs.ts";
import { glossaryTerms } from "./glossary-terms.ts";
import { grantees, grantYears } from "./grantees.ts";
import { home } from "./home.ts";
import { instagramPosts } from "./instagram-posts.ts";
import { media } from "./media.ts";
import { members, memberTypes } from "./members.ts";
import { navigation } from "./navigation.ts";
import { news } from "./news.ts";
import { newsletters } from "./newsletters.ts";
import { pages } from "./pages.ts";
import { provinces } from "./provinces.ts";
import { searchWords } from "./search-words.ts";
import { siteSettings } from "./site-settings.ts";
import { stories } from "./stories.ts";
import { supportGroups } from "./support-groups.ts";
import { playlists, videos } from "./videos.ts";

/** What the site shows, in the order of the admin. */
export const contentCollections: CollectionConfig[] = [
  pages,
  facts,
  stories,
  news,
  newsletters,
  events,
  supportGroups,
  faqCategories,
  faqs,
  glossaryTerms,
  provinces,
  members,
  memberTypes,
  grantYears,
  grantees,
  videos,
  playlists,
  instagramPosts,
  media,
  drawings,
];

export const contentGlobals: GlobalConfig[] = [
  home,
  navigation,
  annualReport,
  buttsInMotion,
  siteSettings,
  searchWords,
];
