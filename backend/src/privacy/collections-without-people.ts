import type { CollectionSlug } from "payload";

/** Collections that hold nothing about a person who visits or appears; all others stand in the table of the contract. */
export const collectionsWithoutPeople: CollectionSlug[] = [
  "pages",
  "news",
  "newsletters",
  "events",
  "faqCategories",
  "faqs",
  "provinces",
  "memberTypes",
  "grantYears",
  "playlists",
  "drawings",
  "feed-items",
  "redirects",
  "refunds",
  "payload-kv",
  "payload-jobs",
  "payload-migrations",
];
