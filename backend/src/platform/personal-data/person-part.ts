import type { CollectionSlug, DataFromCollectionSlug, Payload, Where } from "payload";
import type { GoingLine, StayingLine } from "./erasure-lines.ts";

/** Where in a collection the address of a person may stand. */
export type Place<Slug extends CollectionSlug = CollectionSlug> = {
  collection: Slug;
  paths: readonly string[];
};

type Rows<Slug extends CollectionSlug> = Promise<DataFromCollectionSlug<Slug>[]>;

/**
 * Looks for what is held on one address: as far as the role of the member of staff who asks sees it, or all of it where it is
 * for nobody to read but for what is erased and counted.
 */
export type PersonSearch = {
  payload: Payload;
  /** In one spelling, see `plainAddress`. */
  address: string;
  /** Rows that have the address at this place. */
  at<Slug extends CollectionSlug>(place: Place<Slug>): Rows<Slug>;
  /** Rows that have one of the values, such as what belongs to a row without an address of its own. */
  of<Slug extends CollectionSlug>(collection: Slug, path: string, values: (string | number)[]): Rows<Slug>;
  /** Rows that fit any of these. */
  any<Slug extends CollectionSlug>(collection: Slug, wheres: readonly Where[]): Rows<Slug>;
  /** Mails about what the features before this one have found, whatever address they went to. */
  mailsAbout: readonly Where[];
};

/** In this order staff and the person read what is held. */
export const listings = ["giving", "forms", "lists", "mails", "protection", "accounts", "published"] as const;
export type Listing = (typeof listings)[number];

/** How the rows of a section are written out for somebody to read. */
export type ReadableRules = {
  /** Fields that are marks for the system alone. The file for computers has them. */
  excluded?: readonly string[];
  /** Fields that are hidden in the admin because it shows them in another way. */
  shownAllTheSame?: readonly string[];
  /** Fields that have words of their own, such as those of free shape; what they are is told by the row. */
  inWords?: Readonly<Record<string, (row: Readonly<Record<string, unknown>>) => string>>;
};

/** Records of one kind that were found. */
export type HeldSection = {
  /** Its name in the file for computers. */
  name: string;
  /** What staff and the person read above it. */
  title: string;
  collection: CollectionSlug;
  rows: readonly { id: number | string }[];
  readable?: ReadableRules;
};

/** What was found on a person, and what erasing it means. Nothing is changed before `erase`. */
export type FoundOnPerson = {
  sections: HeldSection[];
  /** Mails about these records, whatever address they went to. They are found through the records, which are erased after them. */
  mails?: Where[];
  /** What has to be settled first. Nothing is erased while there is any. */
  blockers?: string[];
  goes?: GoingLine[];
  stays?: StayingLine[];
  /**
   * Deletes, or empties, what need not stay. It may be cut off anywhere and is then called again, with what is found then: so
   * that by which a record is found goes last.
   */
  erase?: (now: Date) => Promise<void>;
};

/** `deleted`: the other system said so; `unreachable`: it did not answer or refused. */
export type ServiceState = "deleted" | "unreachable" | "not-connected";

/** How what a feature holds on one person is found, shown and erased. */
export type PersonPart = {
  listed: Listing;
  /** Every field of its collections in which an address may stand. */
  places: readonly Place[];
  find(search: PersonSearch): Promise<FoundOnPerson>;
  /** Deletes what another system holds on the address. It is asked before anything is erased here. */
  elsewhere?: (payload: Payload, address: string) => Promise<ServiceState>;
};
