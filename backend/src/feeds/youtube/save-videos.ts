import { isDeepStrictEqual } from "node:util";
import { type Payload, type PayloadRequest, ValidationError } from "payload";
import { FeedFault } from "../sync/feed-fault.ts";
import { type FeedItem, feedItemsOf, followItem, noFacts, rememberItem } from "../sync/feed-items.ts";
import type { Room } from "../sync/save-in-portions.ts";
import { mergeVideo, planTakeOff, planVideo, type SourceVideo, type VideoPlan } from "./plan-video.ts";
import { freeSlug, type Saved } from "./save-playlists.ts";
import { type StandingVideo, standingVideo } from "./standing-video.ts";
import { youtubeCopy as copy } from "./youtube-copy.ts";

/** Ids of videos that staff have deleted: nothing of them is fetched any more. */
export async function deletedVideos(payload: Payload): Promise<Set<string>> {
  const { docs } = await payload.find({
    collection: "videos",
    ...{ depth: 0, pagination: false, trash: true, select: { videoId: true, deletedAt: true } },
  });
  const rows = new Map(docs.map((doc) => [doc.id, doc]));
  const items = [...(await feedItemsOf(payload, "youtube", "video")).values()];
  const isDeleted = ({ document, sourceId, facts }: FeedItem) => {
    const row = rows.get(document);
    return row?.videoId !== sourceId || (row.deletedAt && row.deletedAt !== facts.trashedAt);
  };
  return new Set(items.filter(isDeleted).map(({ sourceId }) => sourceId));
}

/** @throws FeedFault that names the video when the library refuses it: whoever reads it can set it right. */
async function named<Result>(title: string, work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const reasons = error.data.errors.map(({ label, path, message }) => `${label ?? path}: ${message}`);
    throw new FeedFault("person", copy.refused(title, reasons.join(" ")));
  }
}

/**
 * Writes the channel's videos, as a part of the save of `req`. What staff have edited stays, also in a draft that is not published
 * yet; what they have deleted stays away. A video that is gone over there is taken off the site and keeps what staff wrote; where not
 * everything could be read (`isWhole`), nothing is taken away.
 *
 * @throws FeedFault when a video cannot be saved as it stands.
 */
export async function saveVideos(
  req: PayloadRequest,
  source: readonly SourceVideo[],
  { saved, room, isWhole, now }: { saved: Saved; room: Room; isWhole: boolean; now: Date },
): Promise<void> {
  const { payload } = req;
  const all = { collection: "videos" as const, depth: 0, pagination: false, trash: true, req };
  const rows = (await payload.find(all)).docs;
  const newest = new Map((await payload.find({ ...all, draft: true })).docs.map((row) => [row.id, row]));
  const byId = new Map(rows.map((row) => [row.id, { row, newest: newest.get(row.id) ?? row }]));
  const known = await feedItemsOf(payload, "youtube", "video", req);
  const slugs = new Set([...rows, ...newest.values()].map(({ slug }) => slug));

  for (const { playlists, ...facts } of source) {
    if (room.left <= 0) return;
    const item = known.get(facts.videoId);
    const listed = isWhole ? [] : (item?.facts.listed.playlists ?? []);
    const video = { ...facts, playlists: [...new Set([...playlists, ...listed])] };
    const id = item?.document ?? rows.find(({ videoId }) => videoId === video.videoId)?.id;
    const standing = id === undefined ? undefined : standingOf(id, video.videoId);
    if (standing) await update(standing, video, item);
    else if (!item) await create(video);
  }
  if (!isWhole) return;
  const there = new Set(source.map(({ videoId }) => videoId));
  for (const item of known.values()) if (room.left > 0 && !there.has(item.sourceId)) await takeOff(item);

  /** The document of a video, and not another that has its id since it was deleted. */
  function standingOf(id: number, sourceId: string): StandingVideo | undefined {
    const standing = byId.get(id);
    return standing?.row.videoId === sourceId ? standing : undefined;
  }

  async function create(video: SourceVideo): Promise<void> {
    await room.take();
    const data = { ...video, slug: freeSlug(video.title, video.videoId, slugs) };
    const { id: document } = await named(
      video.title,
      payload.create({ collection: "videos", data: { ...data, _status: "published" }, req }),
    );
    const { facts } = mergeVideo({}, video, noFacts);
    await followItem(req, { feed: "youtube", kind: "video", sourceId: video.videoId, document, facts });
    saved.added += 1;
  }

  async function update(
    standing: StandingVideo,
    video: SourceVideo,
    item: FeedItem | undefined,
  ): Promise<void> {
    const plan = await carryOut(standing, (at) => planVideo(at, video, item), video.title);
    if (!item)
      await followItem(req, {
        ...{ feed: "youtube", kind: "video", sourceId: video.videoId, document: standing.row.id },
        facts: plan.facts,
      });
    else if (!isDeepStrictEqual(plan.facts, item.facts) || item.goneSince)
      await rememberItem(req, item, { facts: plan.facts, goneSince: null });
  }

  async function takeOff(item: FeedItem): Promise<void> {
    const standing = standingOf(item.document, item.sourceId);
    // Of one that staff have deleted the row stays, so that it stays away should it come back over there.
    if (!standing || item.goneSince) return;
    const { facts } = await carryOut(standing, (at) => planTakeOff(at, item), standing.row.title);
    await rememberItem(req, item, { facts, goneSince: now.toISOString() });
  }

  /** Before anything is written it is looked at once more: with some databases staff save beside this. */
  async function carryOut(
    standing: StandingVideo,
    planFor: (standing: StandingVideo) => VideoPlan,
    title: string,
  ): Promise<VideoPlan> {
    const isIdle = ({ writes, leavesTrash }: VideoPlan) => writes.length === 0 && !leavesTrash;
    const expected = planFor(standing);
    if (isIdle(expected)) return expected;
    await room.take();
    const { id } = standing.row;
    const plan = planFor((await standingVideo(req, id)) ?? standing);
    if (isIdle(plan)) {
      // Nothing is written, so that the saves come to an end.
      room.left += 1;
      return plan;
    }
    const at = { collection: "videos" as const, id, req };
    if (plan.leavesTrash) await payload.update({ ...at, data: { deletedAt: null }, trash: true });
    for (const { data, draft } of plan.writes) await named(title, payload.update({ ...at, data, draft }));
    saved[plan.news] += 1;
    return plan;
  }
}
