import type { SiteContent } from "~/content/site-content";

/** A thing of schema.org; what is undefined is left out of the JSON. */
export type Thing = { "@type": string | string[]; [property: string]: unknown };

/** The page that things are told of: its path, the slug in it, its search parameters, and what it is made from. */
export type Subject = {
  content: SiteContent;
  origin: string;
  uri: string;
  slug: string;
  search: URLSearchParams;
};
