import type { Payload, PayloadRequest } from "payload";

/** One thing that was found, as a line that leads to it. */
export type SearchHit = {
  title: string;
  /** What tells it from others of the same title: a day, a state, an address. */
  about?: string;
  /** Below the admin's own address. */
  path: `/${string}`;
};

export type SearchResult = {
  hits: SearchHit[];
  /** How many there are in all, as far as that is counted. */
  total: number;
  /** The list of all of them, where there is one. */
  all?: `/${string}`;
};

type OfStaff = { req: Pick<PayloadRequest, "user"> };

/** What the search over everything shows first. */
const order = ["people", "records", "texts"] as const;

/** Where a feature looks for what staff type into the search over everything. */
export type SearchSource = {
  /** What is found there, as the heading above it: "Gifts". */
  name: string;
  kind: (typeof order)[number];
  isFor: (staff: OfStaff) => boolean;
  /** At most `most` of what fits. What cannot be meant, such as a name among numbers, is found nowhere. */
  find: (payload: Payload, asked: { typed: string; most: number }, staff: OfStaff) => Promise<SearchResult>;
};

type WithCustom = { custom?: Record<string, unknown> };

/** Where all features look, people first. */
export function searchSourcesOf(config: WithCustom): SearchSource[] {
  const sources = (config.custom?.search as SearchSource[] | undefined) ?? [];
  return order.flatMap((kind) => sources.filter((source) => source.kind === kind));
}

/** The library's own list of a collection, with what was typed in its search box. */
export const libraryList = (slug: string, typed: string): `/${string}` =>
  `/collections/${slug}?search=${encodeURIComponent(typed)}`;

export const nothingFound: SearchResult = { hits: [], total: 0 };
