import type { RetentionKind } from "@pcf/contract/privacy/retention-rules";
import type { CollectionSlug, DataFromCollectionSlug, Where } from "payload";
import { goingKinds, stayingKinds } from "./erasure-lines.ts";
import type { FoundOnPerson, HeldSection, PersonPart, PersonSearch, Place } from "./person-part.ts";

type Row<Slug extends CollectionSlug> = DataFromCollectionSlug<Slug>;

type Records<Slug extends CollectionSlug> = Pick<PersonPart, "listed" | "elsewhere"> &
  Pick<HeldSection, "name" | "title" | "readable"> & {
    place: Place<Slug>;
    /** The rule of the table that a record is kept by. */
    kindOf: (row: Row<Slug>) => RetentionKind;
    /** Mails about them, see `FoundOnPerson`. */
    mailsAbout?: (rows: Row<Slug>[]) => Where[];
  };

type ErasureOf<Slug extends CollectionSlug> = (
  search: PersonSearch,
  rows: Row<Slug>[],
  kinds: RetentionKind[],
) => Pick<FoundOnPerson, "goes" | "stays" | "erase">;

const partOf = <Slug extends CollectionSlug>(
  records: Records<Slug>,
  erasure: ErasureOf<Slug>,
): PersonPart => {
  const { listed, elsewhere, name, title, readable, place, kindOf, mailsAbout } = records;
  return {
    listed,
    places: [place],
    ...(elsewhere && { elsewhere }),
    async find(search) {
      const rows = await search.at(place);
      return {
        sections: [{ name, title, collection: place.collection, rows, ...(readable && { readable }) }],
        ...(mailsAbout && { mails: mailsAbout(rows) }),
        ...erasure(search, rows, rows.map(kindOf)),
      };
    },
  };
};

/** Records that are deleted, each as a whole, when the person whose address they have asks. */
export const deletedRecords = <Slug extends CollectionSlug>(records: Records<Slug>): PersonPart =>
  partOf(records, ({ payload }, rows, kinds) => ({
    goes: goingKinds(kinds),
    async erase() {
      for (const { id } of rows) await payload.delete({ collection: records.place.collection, id });
    },
  }));

/** Records that have to stay for as long as the table says, also when the person asks. */
export const keptRecords = <Slug extends CollectionSlug>(records: Records<Slug>): PersonPart =>
  partOf(records, (_search, _rows, kinds) => ({ stays: stayingKinds(kinds) }));
