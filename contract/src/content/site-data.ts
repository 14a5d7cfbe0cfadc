import type { z } from "zod";
import { bookletSchema } from "./booklet.ts";
import {
  eventSchema,
  faqSchema,
  glossaryTermSchema,
  grantYearSchema,
  memberSchema,
  newsletterSchema,
  newsSchema,
  playlistSchema,
  storySchema,
  videoSchema,
} from "./documents.ts";
import { factSchema } from "./fact.ts";
import {
  annualReportSchema,
  buttsInMotionSchema,
  givingChoicesSchema,
  homeSchema,
  navigationSchema,
  searchWordsSchema,
  siteSettingsSchema,
} from "./globals.ts";
import { instagramDocumentSchema } from "./instagram.ts";
import { pageSchema } from "./page.ts";
import { redirectSchema } from "./redirect.ts";
import { supportGroupSchema } from "./support-group.ts";

/**
 * Schema of one document of each collection that the site reads, under the name of its GraphQL query field. This list and
 * the next are where the site's collections and globals stand: its query, its data and what it stores follow from them.
 */
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
  glossaryTerms: glossaryTermSchema,
  videos: videoSchema,
  playlists: playlistSchema,
  instagramPosts: instagramDocumentSchema,
  redirects: redirectSchema,
  facts: factSchema,
  booklets: bookletSchema,
} as const;

/** Schema of each global, under the name of its GraphQL query field. */
export const globalSchemas = {
  home: homeSchema,
  navigation: navigationSchema,
  annualReport: annualReportSchema,
  siteSettings: siteSettingsSchema,
  buttsInMotion: buttsInMotionSchema,
  givingChoices: givingChoicesSchema,
  searchWords: searchWordsSchema,
} as const;

export type CollectionName = keyof typeof collectionSchemas;
export type GlobalName = keyof typeof globalSchemas;

const keysOf = <Table extends object>(table: Table) => Object.keys(table) as (keyof Table)[];
export const collectionNames = keysOf(collectionSchemas);
export const globalNames = keysOf(globalSchemas);

export type DocumentOf<Name extends CollectionName> = z.output<(typeof collectionSchemas)[Name]>;
export type SiteCollections = { [Name in CollectionName]: DocumentOf<Name>[] };
export type SiteGlobals = { [Name in GlobalName]: z.output<(typeof globalSchemas)[Name]> };

/** Everything the site reads at once from the content backend: the documents of each collection, and the globals. */
export type SiteData = SiteCollections & SiteGlobals;

/** The same value worked out for every collection. */
export const ofEachCollection = <Value>(of: (name: CollectionName) => Value) =>
  Object.fromEntries(collectionNames.map((name) => [name, of(name)])) as Record<CollectionName, Value>;

/** Site data whose collections and globals are worked out one by one. */
export const siteDataOf = (
  documents: <Name extends CollectionName>(name: Name) => DocumentOf<Name>[],
  global: <Name extends GlobalName>(name: Name) => SiteGlobals[Name],
) =>
  Object.fromEntries([
    ...collectionNames.map((name) => [name, documents(name)]),
    ...globalNames.map((name) => [name, global(name)]),
  ]) as SiteData;

/** Documents asked for at once (spec section 9); what is more comes as further pages. */
export const pageSizes: Readonly<Record<CollectionName, number>> = {
  ...ofEachCollection(() => 1000),
  pages: 100,
  grantYears: 100,
};
