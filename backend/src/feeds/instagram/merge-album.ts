import type { InstagramPost } from "../../payload-types.ts";
import type { ChildCopies } from "./post-files.ts";

/** As a post is read without its relations. */
export type AlbumRow = NonNullable<InstagramPost["children"]>[number];
const imageOf = ({ image }: AlbumRow): number | null | undefined =>
  typeof image === "object" ? image?.id : image;

const hasSame = (some: readonly unknown[], others: readonly unknown[]) =>
  some.length === others.length && some.every((one) => others.includes(one));

type Album = {
  held: readonly AlbumRow[];
  source: readonly ChildCopies[];
  /** Files of the items as the feed wrote them last. */
  listed: readonly number[];
};

/**
 * The items of an album that has changed over there; `undefined` when nothing is to be written, whatever staff have done to it here. Each keeps the
 * text that staff wrote for its picture. Where staff have chosen among the items their choice stays, but for what is gone over there.
 */
export function mergeAlbum({ held, source, listed }: Album): AlbumRow[] | undefined {
  const images = source.map(({ image }) => image);
  if (images.length === 0 || images.join() === listed.join()) return undefined;
  const ours = source.map((child) => ({ ...held.find((row) => imageOf(row) === child.image), ...child }));
  const isTheirs = held.length > 0 && !hasSame(held.map(imageOf), listed);
  if (!isTheirs) return ours;
  const isGone = (image: unknown) =>
    listed.some((one) => one === image) && !images.some((one) => one === image);
  const kept = held.filter((row) => !isGone(imageOf(row)));
  if (kept.length === held.length) return undefined;
  return kept.length > 0 ? kept : ours;
}

/** Whether items show a picture that the album did not have. */
export const hasNewPicture = (held: readonly AlbumRow[], rows: readonly AlbumRow[]): boolean =>
  rows.some((row) => !held.some((one) => imageOf(one) === imageOf(row)));
