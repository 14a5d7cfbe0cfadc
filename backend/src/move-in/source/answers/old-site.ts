import type { z } from "zod";

/** What has to be known of the old site to read what it says. */
export type OldSite = {
  /** Where addresses without a host lead. */
  origin: string;
  /** Of its clock. */
  timeZone: string;
  now: () => Date;
};

/** An item of the old site cannot be used, in words for whoever moves. */
export class Unreadable extends Error {
  override readonly name = "Unreadable";
}

/** How the items of a kind are asked for, and read. */
export type Reading<Item> = {
  /** The field of the query for all of them, and that for one. */
  list: string;
  one: string;
  /** Arguments beside those of paging. */
  where?: string;
  /** What is asked of each. */
  selection: string;
  /** The lists within each, and what is asked of their items: they are read to their ends. */
  lists?: Record<string, string>;
  /**
   * @param at its place among the others, from 0.
   * @throws Unreadable or ZodError when it cannot be used.
   */
  read: (node: unknown, site: OldSite, at: number) => Item;
};

/** Why an item could not be read: the first complaint of its schema, or its own words. */
export function whyUnreadable(error: Unreadable | z.ZodError): string {
  if (error instanceof Unreadable) return error.message;
  const [issue] = error.issues;
  return `"${issue?.path.join(".")}" is not as expected: ${issue?.message}`;
}
