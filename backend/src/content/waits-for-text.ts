import type { CollectionBeforeChangeHook } from "payload";

type Texts = {
  media_type?: string | null;
  alt?: string | null;
  children?: { alt?: string | null }[] | null;
};

/** Whether each picture of a post has a text of its own: the only one by that of the post, those of an album by that of each item. */
export function hasEveryText({ media_type, alt, children }: Texts): boolean {
  const texts = media_type === "CAROUSEL_ALBUM" ? (children ?? []).map((item) => item.alt) : [alt];
  return texts.every((text) => text?.trim());
}

/** A post waits no longer once the last text is written. */
export const endsWaiting: CollectionBeforeChangeHook = ({ data, originalDoc }) =>
  data.waiting && hasEveryText({ ...originalDoc, ...data }) ? { ...data, waiting: false } : data;
