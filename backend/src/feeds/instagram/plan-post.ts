import { hasEveryText } from "../../content/instagram-posts.ts";
import type { InstagramPost } from "../../payload-types.ts";
import { type FeedFacts, type FeedItem, noFacts } from "../sync/feed-items.ts";
import { mergeFields } from "../sync/merge-fields.ts";
import type { SourcePost } from "./instagram-api.ts";
import { hasNewPicture, mergeAlbum } from "./merge-album.ts";
import type { PostCopies } from "./post-files.ts";

type PostData = Omit<InstagramPost, "id" | "createdAt" | "updatedAt">;

/** What is to be written of one post, and what is to be remembered of it. */
export type PostPlan<Data> = { postId: string; data: Data; facts: FeedFacts };

const fieldsOf = (source: SourcePost, own: PostCopies["own"]) => ({
  caption: source.caption ?? null,
  permalink: source.permalink ?? null,
  timestamp: source.timestamp,
  media_type: source.media_type,
  ...own,
});

const listedOf = (facts: FeedFacts, { children }: PostCopies): FeedFacts["listed"] =>
  children.length > 0 ? { ...facts.listed, children: children.map(({ image }) => image) } : facts.listed;

/** A post that is not here yet; `undefined` when none of its pictures could be copied. */
export function planNewPost(
  source: SourcePost,
  copies: PostCopies,
  waitsForText: boolean,
): PostPlan<PostData> | undefined {
  const { own, children } = copies;
  if (!own && children.length === 0) return undefined;
  const fields = fieldsOf(source, own);
  const { written } = mergeFields({}, fields, {});
  // Nobody has written a text yet.
  const data = { postId: source.id, ...fields, children, waiting: waitsForText };
  return { postId: source.id, data, facts: { ...noFacts, written, listed: listedOf(noFacts, copies) } };
}

/** What has changed over there of a post that is here. What staff have written stays, and an album with a new picture waits again. */
export function planKnownPost(
  { doc, item }: { doc: InstagramPost; item: FeedItem | undefined },
  source: SourcePost,
  copies: PostCopies,
  waitsForText: boolean,
): PostPlan<Partial<PostData>> {
  const before = item?.facts ?? noFacts;
  const { changes, written } = mergeFields({ ...doc }, fieldsOf(source, copies.own), before.written);
  const held = doc.children ?? [];
  const children = mergeAlbum({ held, source: copies.children, listed: before.listed.children ?? [] });
  const waits =
    waitsForText &&
    children !== undefined &&
    hasNewPicture(held, children) &&
    !hasEveryText({ media_type: doc.media_type, children });
  return {
    postId: source.id,
    data: { ...changes, ...(children && { children }), ...(waits && { waiting: true }) },
    facts: { ...before, written, listed: listedOf(before, copies) },
  };
}
