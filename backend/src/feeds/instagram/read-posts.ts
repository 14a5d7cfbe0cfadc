import { createHash } from "node:crypto";
import type { FeedRun } from "../sync/feed.ts";
import { FeedFault } from "../sync/feed-fault.ts";
import { mediaPage, type SourcePost } from "./instagram-api.ts";
import { instagramCopy as copy } from "./instagram-copy.ts";

export type Reading = {
  /** The newest first. */
  posts: SourcePost[];
  /** Whether these are all posts that the account has. */
  isAll: boolean;
  /** Stays the same for as long as the first page does. */
  firstPage: string;
};

/** Addresses of files are signed anew with each answer, so of a file counts only whether there is one. */
const factsOf = (post: SourcePost) => [
  ...[post.id, post.media_type, post.caption, post.permalink, post.timestamp],
  ...[post, ...post.children].map((part) => [part.id, part.media_type, Boolean(part.media_url)]),
];

const fingerprint = (posts: readonly SourcePost[]) =>
  createHash("sha256")
    .update(JSON.stringify(posts.map(factsOf)))
    .digest("base64url");

/**
 * The posts of the account: the first page, or in a complete run every page.
 *
 * @throws FeedFault when the service does not answer, refuses, or answers the same page again.
 */
export async function readPosts(run: FeedRun, token: string): Promise<Reading> {
  const first = await mediaPage(run, token);
  const posts = new Map(first.posts.map((post) => [post.id, post]));
  const seen = new Set<string>();
  let { after } = first;
  while (run.complete && after !== undefined) {
    if (seen.has(after)) throw new FeedFault("later", copy.goesRound);
    seen.add(after);
    const page = await mediaPage(run, token, after);
    for (const post of page.posts) if (!posts.has(post.id)) posts.set(post.id, post);
    ({ after } = page);
  }
  return {
    posts: [...posts.values()].toSorted((a, b) => b.timestamp.localeCompare(a.timestamp)),
    isAll: after === undefined,
    firstPage: fingerprint(first.posts),
  };
}
