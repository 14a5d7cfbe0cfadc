import { isDeepStrictEqual } from "node:util";
import type { InstagramPost } from "../../payload-types.ts";
import type { Copies } from "../sync/copy-files.ts";
import { type FeedItem, noFacts } from "../sync/feed-items.ts";
import { goneFrom, type Removal } from "./gone-posts.ts";
import type { SourcePost } from "./instagram-api.ts";
import { instagramCopy as copy } from "./instagram-copy.ts";
import { type KnownPosts, placeOf } from "./known-posts.ts";
import { type PostPlan, planKnownPost, planNewPost } from "./plan-post.ts";
import { copiesOfPost, dayOf } from "./post-files.ts";
import type { Reading } from "./read-posts.ts";

type NewPost = NonNullable<ReturnType<typeof planNewPost>>;
type Change = Omit<ReturnType<typeof planKnownPost>, "postId">;

/** What is remembered of a post that is here: one that is followed already, or from now on. */
export type Memory = Pick<PostPlan<unknown>, "postId" | "facts"> & { document: number; item?: FeedItem };

/** All that a run writes. */
export type PostsPlan = {
  created: NewPost[];
  changed: { doc: InstagramPost; data: Change["data"]; memory?: Memory }[];
  /** Of posts in which nothing changes. */
  remembered: Memory[];
  removed: Removal[];
  /** Of what could not be copied. */
  notes: string[];
};

/** Posts that lay in the trash before the feed met them are remembered, so that they do not come anew once the trash is emptied. */
function metInTrash(known: KnownPosts, posts: readonly SourcePost[]): Memory[] {
  return posts.flatMap((source) => {
    const place = placeOf(known, source);
    if (place.kind !== "trashed" || place.item?.document === place.doc.id) return [];
    const { doc, item } = place;
    const facts = item?.facts ?? noFacts;
    return [{ postId: source.id, document: doc.id, facts, ...(item && { item }) }];
  });
}

const mostNotes = 5;
function shortened(notes: readonly string[]): string[] {
  const more = notes.length - mostNotes;
  return more > 0 ? [...notes.slice(0, mostNotes), copy.moreNotes(more)] : [...notes];
}

function notesOf(source: SourcePost, missing: readonly string[], isShown: boolean): string[] {
  const day = dayOf(source);
  if (isShown) return missing.map((why) => copy.excluded(day, why));
  return [copy.notShown(day, missing[0] ?? copy.noFile)];
}

/** What is over there, copied, against what is here. Nothing is written yet. */
export function planPosts(
  known: KnownPosts,
  reading: Reading,
  toShow: readonly SourcePost[],
  copies: Copies,
  waitsForText: boolean,
): PostsPlan {
  const plan: PostsPlan = {
    created: [],
    changed: [],
    remembered: metInTrash(known, reading.posts),
    removed: goneFrom(known, reading),
    notes: [],
  };
  for (const source of toShow) {
    const place = placeOf(known, source);
    const found = copiesOfPost(source, copies);
    if (place.kind === "new") {
      const created = planNewPost(source, found, waitsForText);
      if (created) plan.created.push(created);
      plan.notes.push(...notesOf(source, found.missing, Boolean(created)));
    }
    if (place.kind !== "here") continue;
    const { doc, item } = place;
    const { data, facts, postId } = planKnownPost(place, source, found, waitsForText);
    if (source.media_type === "CAROUSEL_ALBUM") plan.notes.push(...notesOf(source, found.missing, true));
    const isNews = item?.document !== doc.id || !isDeepStrictEqual(item.facts, facts);
    const memory = isNews ? { postId, facts, document: doc.id, ...(item && { item }) } : undefined;
    if (Object.keys(data).length > 0) plan.changed.push({ doc, data, ...(memory && { memory }) });
    else if (memory) plan.remembered.push(memory);
  }
  if (!waitsForText) releaseAll(known, plan);
  return { ...plan, notes: shortened(plan.notes) };
}

/** Posts wait no longer since the setting is off. */
function releaseAll({ byId }: KnownPosts, plan: PostsPlan): void {
  for (const doc of byId.values()) {
    const isGone = plan.removed.some(({ item }) => item.document === doc.id);
    if (!doc.waiting || doc.deletedAt || isGone) continue;
    const known = plan.changed.find((change) => change.doc.id === doc.id);
    if (known) known.data.waiting = false;
    else plan.changed.push({ doc, data: { waiting: false } });
  }
}
