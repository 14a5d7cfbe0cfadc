import { and, isNotNull, isNull, or, type SQL, sql } from "@payloadcms/db-sqlite/drizzle";
import type { tableOf } from "../../platform/database/table-of.ts";

/*
 * A donor is a row an address. Whoever has no email address gets a key of their own that stands for it: of the shape of an
 * address, so that whatever looks for a person by one finds them, and of a domain that can never be one. It stands in a column
 * of its own of the gift, so that no mail is ever written to it.
 */
const domain = "@no-email.invalid";

export const newOwnKey = (): string => `${crypto.randomUUID()}${domain}`;

/** The same for one whom another system knows by this mark, so that all gifts of theirs lead to one donor. */
export const ownKeyFrom = (mark: string): string => `${mark}${domain}`;

export const isOwnKey = (address: string): boolean => address.endsWith(domain);

/** The address as people read it: of a donor without one, nothing. */
export const shownAddress = (address: string): string => (isOwnKey(address) ? "" : address);

type Gifts = ReturnType<typeof tableOf>;

/** The address by which a gift leads to its donor. */
export const giverAddress = (gifts: Gifts) => sql<string>`coalesce(${gifts.donor_email}, ${gifts.donorKey})`;

export const namesSomebody = (gifts: Gifts): SQL | undefined =>
  or(isNotNull(gifts.donor_email), isNotNull(gifts.donorKey));

export const namesNobody = (gifts: Gifts): SQL | undefined =>
  and(isNull(gifts.donor_email), isNull(gifts.donorKey));
