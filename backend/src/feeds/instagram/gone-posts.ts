import { FeedFault, feedCopy } from "../sync/feed-fault.ts";
import type { FeedItem } from "../sync/feed-items.ts";
import { service } from "./instagram-api.ts";
import { instagramCopy as copy } from "./instagram-copy.ts";
import type { KnownPosts } from "./known-posts.ts";
import type { Reading } from "./read-posts.ts";

/** A post that goes for good. Of one in the trash the row stays: it says that staff have taken the post away, whatever is shown over there later. */
export type Removal = { item: FeedItem; inTrash: boolean };

/** More posts than these do not go all at once: rather the token is that of another account. */
const mostGoneAtOnce = 4;

/**
 * The posts that are here and not over there any more, where all that are there were read.
 *
 * @throws FeedFault when that is not believed: nothing that is followed is there any more.
 */
export function goneFrom({ items, byId }: KnownPosts, { posts, isAll }: Reading): Removal[] {
  if (!isAll) return [];
  const there = new Set(posts.map(({ id }) => id));
  const here = [...items.values()].flatMap((item) => {
    const doc = byId.get(item.document);
    // Another post may have the id of one that was deleted.
    return doc?.postId === item.sourceId ? [{ item, inTrash: Boolean(doc.deletedAt) }] : [];
  });
  const gone = here.filter(({ item }) => !there.has(item.sourceId));
  const followed = here.filter(({ inTrash }) => !inTrash).length;
  const lost = gone.filter(({ inTrash }) => !inTrash).length;
  if (lost === followed && lost > 0) {
    if (posts.length === 0) throw new FeedFault("person", feedCopy.nothingLeft(service));
    if (lost > mostGoneAtOnce) throw new FeedFault("person", copy.otherAccount);
  }
  // That nothing is there at all is not believed of those in the trash either.
  return posts.length > 0 ? gone : [];
}
