import type { Payload } from "payload";
import { env } from "../../env.ts";
import { copyFiles, dropCopies } from "../sync/copy-files.ts";
import type { Feed, FeedResult, FeedRun } from "../sync/feed.ts";
import { feedCopy } from "../sync/feed-fault.ts";
import { knownFeeds } from "../sync/known-feeds.ts";
import { goneFrom } from "./gone-posts.ts";
import { instagramCopy as copy } from "./instagram-copy.ts";
import { tokenInForce } from "./instagram-token.ts";
import { type KnownPosts, knownPosts, placeOf, postsToShow } from "./known-posts.ts";
import { type PostsPlan, planPosts } from "./plan-posts.ts";
import { filesOfPost, instagramFiles } from "./post-files.ts";
import { type Reading, readPosts } from "./read-posts.ts";
import { isEmptyPlan, savePosts } from "./save-posts.ts";

const firstPage = "/me/media";

const countWaiting = async (payload: Payload): Promise<number> =>
  (await payload.count({ collection: "instagramPosts", where: { waiting: { equals: true } } })).totalDocs;

const waitsForText = async (payload: Payload): Promise<boolean> =>
  (await payload.findGlobal({ slug: "feeds", depth: 0 })).postsWaitForText !== false;

function resultOf({ created, changed, removed, notes: found }: PostsPlan, reading: Reading): FeedResult {
  const remembered = { [firstPage]: reading.firstPage };
  // Of the other pages what was said before still holds.
  const notes = reading.isAll || found.length > 0 ? found : undefined;
  const counts = [created.length, changed.length, removed.length] as const;
  if (counts.every((count) => count === 0))
    return { outcome: "unchanged", words: feedCopy.unchanged, notes, remembered };
  return { outcome: "done", words: copy.happened(...counts), notes, remembered };
}

/** Files that posts show, those in the trash too, from where they may come back. */
function filesInUse(known: KnownPosts, reading: Reading): Set<string> {
  const trashed = reading.posts.filter((post) => placeOf(known, post).kind === "trashed");
  const shown = [...postsToShow(known, reading.posts), ...trashed];
  return new Set(shown.flatMap(filesOfPost).map(({ sourceId }) => sourceId));
}

async function followPosts(run: FeedRun): Promise<FeedResult> {
  const { payload } = run;
  const reading = await readPosts(run, await tokenInForce(run));
  const waits = await waitsForText(payload);
  const isKnown = !run.complete && run.remembered[firstPage] === reading.firstPage;
  if (isKnown && (waits || (await countWaiting(payload)) === 0))
    return { outcome: "unchanged", words: feedCopy.unchanged, notes: undefined, remembered: run.remembered };
  const before = await knownPosts(payload);
  // What is not believed ends the run here, before a file of it is copied.
  goneFrom(before, reading);
  const wanted = postsToShow(before, reading.posts).flatMap(filesOfPost);
  const copies = await copyFiles(run, instagramFiles, wanted);
  if (copies.left > 0) {
    // Nothing is remembered, or a look at the first page could say that nothing has changed while copies are owed.
    const words = feedCopy.copying(copies.files.size, wanted.length - copies.missing.size);
    return { outcome: "copying", words, notes: [], remembered: {} };
  }
  // Read again, since staff may have worked while files were copied.
  const known = await knownPosts(payload);
  const toShow = postsToShow(known, reading.posts);
  const plan = planPosts(known, reading, toShow, copies, waits);
  if (!isEmptyPlan(plan)) await savePosts(payload, plan);
  if (reading.isAll) await dropCopies(run, "instagram", filesInUse(known, reading));
  return {
    ...resultOf(plan, reading),
    isOwed: copies.isOwed,
  };
}

/** The posts of the charity's account on Instagram, with our own copies of their pictures and clips. */
export const instagram: Feed = {
  ...knownFeeds.instagram,
  url: () => env.INSTAGRAM_URL,
  run: followPosts,
};
