import type { CollectionSlug, DataFromCollectionSlug, Payload, Where } from "payload";
import type { User } from "../payload-types.ts";
import { holdsAddress, mayHoldAddress, plainAddress } from "../platform/database/same-address.ts";
import { holdsOf } from "../platform/feature.ts";
import type { FoundOnPerson, HeldSection, PersonPart } from "../platform/personal-data/person-part.ts";
import { listings } from "../platform/personal-data/person-part.ts";

/** Staff who ask; what their role may not see is not found. */
export type Asker = User & { collection: "users" };

/** What one part of a feature has found. */
export type FoundByPart = FoundOnPerson & { part: PersonPart };

/** Everything that is held on an address. */
export type PersonRecords = {
  /** In one spelling, see `plainAddress`. */
  address: string;
  found: FoundByPart[];
};

/** The parts of all features. What leads to mails stands before the mails. */
export const personParts = ({ config }: Pick<Payload, "config">): PersonPart[] =>
  holdsOf(config).flatMap(({ persons = [] }) => persons);

const placeOf = ({ part }: FoundByPart) => listings.indexOf(part.listed);

/** In the order in which staff and the person read of it. */
export const inOrder = (found: readonly FoundByPart[]): FoundByPart[] =>
  found.toSorted((a, b) => placeOf(a) - placeOf(b));

/** The sections of the file and of the page. */
export const sectionsOf = ({ found }: PersonRecords): HeldSection[] =>
  inOrder(found).flatMap(({ sections }) => sections);

/**
 * Everything held on an address, from every feature, as far as the role of `user` sees it; without one
 * all of it, which is not for anybody to read but for what is erased and counted.
 */
export async function personRecords(
  payload: Payload,
  { email, user }: { email: string; user?: Asker },
): Promise<PersonRecords> {
  const address = plainAddress(email);
  const find = async <Slug extends CollectionSlug>(collection: Slug, where: Where) => {
    const rows = await payload.find({
      collection,
      where,
      ...(user ? { user, overrideAccess: false } : { overrideAccess: true }),
      depth: 0,
      pagination: false,
      sort: "createdAt",
    });
    return rows.docs as DataFromCollectionSlug<Slug>[];
  };
  const found: FoundByPart[] = [];
  for (const part of personParts(payload)) {
    const records = await part.find({
      payload,
      address,
      async at({ collection, paths }) {
        const rows = await find(collection, mayHoldAddress(paths, address));
        return rows.filter((row) => holdsAddress(row, paths, address));
      },
      of: async (collection, path, values) =>
        values.length > 0 ? find(collection, { [path]: { in: values } }) : [],
      any: async (collection, wheres) => (wheres.length > 0 ? find(collection, { or: [...wheres] }) : []),
      mailsAbout: found.flatMap(({ mails = [] }) => mails),
    });
    found.push({ ...records, part });
  }
  return { address, found };
}
