import type { FindingSort } from "../ledger/findings.ts";
import type { Library } from "../media/library.ts";
import type { OldPicture, Source } from "../source/old-items.ts";
import type { AddressBook } from "../words/old-address.ts";
import type { Brought, Writing } from "../write/write-item.ts";
import { type About, collectionOf, type Place } from "./plan.ts";
import type { Texts } from "./texts.ts";

/** What every kind is brought with. */
export type Bringing = {
  writing: Writing;
  source: Source;
  book: AddressBook;
  library: Library;
  texts: Texts;
};

/** The address of an item there, whole; of one whose path cannot be read that of the site. */
export function thereOf(
  { source: { origin } }: Pick<Bringing, "source">,
  { paths }: Pick<Place, "paths">,
): string {
  const [path = "/"] = paths;
  return URL.canParse(path, origin) ? new URL(path, origin).href : origin;
}

export const aboutOf = (bringing: Bringing, place: Place): About => ({
  key: place.key,
  kind: place.kind,
  title: titleOf(place),
  there: thereOf(bringing, place),
});

/** A line of the report about an item. */
export const tell = ({ writing }: Bringing, about: About, sort: FindingSort, words: string): Promise<void> =>
  writing.note({ item: about.key, kind: about.kind, title: about.title, there: about.there, sort, words });

/** The picture of a field; one that is gone is told of. */
export async function pictureOf(
  bringing: Bringing,
  about: About,
  picture: OldPicture | undefined,
): Promise<number | undefined> {
  if (!picture) return undefined;
  const document = await bringing.library.at(picture.url);
  if (document === undefined && !bringing.writing.isDry)
    await tell(bringing, about, "missing", `A picture that it shows is missing: ${picture.url}`);
  return document;
}

/** The pictures of a gallery, without those that were deleted there or are missing. */
export async function picturesOf(
  bringing: Bringing,
  about: About,
  gallery: readonly (OldPicture | undefined)[],
): Promise<number[]> {
  const found: number[] = [];
  const deleted = gallery.filter((picture) => picture === undefined).length;
  if (deleted > 0)
    await tell(bringing, about, "missing", `Pictures of its gallery that were deleted there: ${deleted}.`);
  for (const picture of gallery) {
    const document = await pictureOf(bringing, about, picture);
    if (document !== undefined && !found.includes(document)) found.push(document);
  }
  return found;
}

/** A title as it is kept: one that is empty there is made of its address. */
export function titleOf({ title, name, key }: Pick<Place, "title" | "name" | "key">): string {
  const words = title.trim();
  if (words !== "") return words;
  const last = name.split("/").at(-1) ?? "";
  return last === "" ? key : last.replaceAll("-", " ").replace(/^./, (letter) => letter.toUpperCase());
}

/** What is the same for every kind. */
export function broughtOf(
  bringing: Bringing,
  place: Place,
  data: Record<string, unknown>,
  more: Partial<Brought> = {},
): Brought {
  const { key, kind, over, order } = place;
  const title = titleOf(place);
  return {
    key,
    kind,
    title,
    there: thereOf(bringing, place),
    collection: collectionOf[kind],
    data,
    over,
    order,
    ...more,
  };
}
