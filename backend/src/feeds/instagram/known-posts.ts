import type { Payload } from "payload";
import type { InstagramPost } from "../../payload-types.ts";
import { type FeedItem, feedItemsOf } from "../sync/feed-items.ts";
import type { SourcePost } from "./instagram-api.ts";

/** What the feed follows and what is here, posts in the trash among them. */
export type KnownPosts = {
  items: Map<string, FeedItem>;
  byId: Map<number, InstagramPost>;
  byPostId: Map<string, InstagramPost>;
};

export async function knownPosts(payload: Payload): Promise<KnownPosts> {
  const items = await feedItemsOf(payload, "instagram", "post");
  const { docs } = await payload.find({
    collection: "instagramPosts",
    depth: 0,
    pagination: false,
    trash: true,
  });
  return {
    items,
    byId: new Map(docs.map((doc) => [doc.id, doc])),
    byPostId: new Map(docs.map((doc) => [doc.postId, doc])),
  };
}

/** A post over there as it is here: not yet, shown or waiting, or taken away by staff. */
export type Place =
  | { kind: "new" | "deleted" }
  | { kind: "here" | "trashed"; doc: InstagramPost; item: FeedItem | undefined };

export function placeOf({ items, byId, byPostId }: KnownPosts, { id }: Pick<SourcePost, "id">): Place {
  const item = items.get(id);
  const followed = item && byId.get(item.document);
  // Another post may have the id of one that was deleted.
  const doc = followed?.postId === id ? followed : byPostId.get(id);
  if (doc) return { kind: doc.deletedAt ? "trashed" : "here", doc, item };
  return { kind: item ? "deleted" : "new" };
}

const mostNewPosts = 300;

/** The posts that are to be here: those that are, and the newest of the others. */
export function postsToShow(known: KnownPosts, posts: readonly SourcePost[]): SourcePost[] {
  return posts.filter((post, index) => {
    const { kind } = placeOf(known, post);
    return kind === "here" || (kind === "new" && index < mostNewPosts);
  });
}
