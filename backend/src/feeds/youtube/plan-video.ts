import { isDeepStrictEqual } from "node:util";
import type { Video } from "../../payload-types.ts";
import { type FeedFacts, type FeedItem, noFacts } from "../sync/feed-items.ts";
import { mergeFields, mergeList } from "../sync/merge-fields.ts";
import type { ChannelVideo } from "./read-channel.ts";
import { fieldsOf, type StandingVideo } from "./standing-video.ts";

/** A video as it is to be here: playlists and still picture are our documents. */
export type SourceVideo = Omit<ChannelVideo, "playlists" | "stills"> & {
  playlists: number[];
  poster: number | undefined;
};

/** One save: over the newest version, as the library does it, and as a draft beside what is published or not. */
type Write = { data: Partial<Video>; draft: boolean };

export type VideoPlan = {
  /** The feed had put it into the trash. */
  leavesTrash: boolean;
  writes: Write[];
  facts: FeedFacts;
  /** What it is for the words about the run. */
  news: "added" | "changed" | "removed";
};

const idOf = (related: number | { id: number }): number =>
  typeof related === "number" ? related : related.id;
const playlistsOf = ({ playlists }: Pick<Video, "playlists">): number[] => (playlists ?? []).map(idOf);

/** What the channel's facts change of a version, and what is to be remembered of them. */
export function mergeVideo(version: Partial<Video>, source: SourceVideo, facts: FeedFacts) {
  const { videoId: _, playlists, ...fields } = source;
  // What could not be read or copied takes nothing away.
  const known = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  const present = { ...version, poster: version.poster ? idOf(version.poster) : null };
  const { changes, written } = mergeFields(present, known, facts.written);
  const held = playlistsOf(version);
  const list = mergeList(held, playlists, facts.listed.playlists ?? []);
  return {
    changes: { ...changes, ...(isDeepStrictEqual(held, list) ? {} : { playlists: list }) },
    facts: { ...facts, written, listed: { playlists } },
  };
}

const hasChanges = (changes: object) => Object.keys(changes).length > 0;

/** Whether a draft of staff's lies over the row. */
function hasDraft({ row, newest }: StandingVideo): boolean {
  if (row._status === "published") return newest._status === "draft";
  const content = (version: Video) => ({ ...fieldsOf(version), deletedAt: null });
  return !isDeepStrictEqual(content(row), content(newest));
}

/**
 * Saves the row with its changes, and a draft that lies over it again as a draft: neither becomes the other. The whole row is
 * written only then, since each save is put over the newest version, and staff may have saved that a moment ago.
 */
function writesOf(
  standing: StandingVideo,
  status: "published" | "draft",
  changes: [object, object],
): Write[] {
  const [ofRow, ofDraft] = changes;
  if (!hasDraft(standing)) return [{ data: { ...ofRow, _status: status }, draft: false }];
  const { row, newest } = standing;
  return [
    { data: { ...fieldsOf(row), ...ofRow, deletedAt: null, _status: status }, draft: false },
    { data: { ...fieldsOf(newest), ...ofDraft, deletedAt: null, _status: "draft" }, draft: true },
  ];
}

/**
 * What the channel changes of a video that is here. What staff have put into the trash or taken off the site is theirs; what the
 * feed has taken off or put there comes back.
 */
export function planVideo(
  standing: StandingVideo,
  source: SourceVideo,
  item: FeedItem | undefined,
): VideoPlan {
  const before = item?.facts ?? noFacts;
  const { row, newest } = standing;
  const leavesTrash = Boolean(row.deletedAt) && row.deletedAt === before.trashedAt;
  const isPublished = row._status === "published";
  const isBroughtBack = !row.deletedAt && before.trashedAt !== undefined;
  const isTheirs = isBroughtBack || (Boolean(row.deletedAt) && !leavesTrash);
  const comesBack = before.takenOff && !isPublished && !isTheirs;
  const isShown = isPublished || comesBack;
  const { changes, facts } = mergeVideo(isShown ? row : newest, source, before);
  const news = comesBack ? "added" : "changed";
  const remembered = ({ trashedAt: _, ...kept }: FeedFacts) => ({ ...kept, takenOff: false });
  // Nothing is written, so nothing counts as written: it follows its source again once staff bring it back.
  if (row.deletedAt && !leavesTrash) return { leavesTrash, writes: [], facts: remembered(before), news };
  const plan: VideoPlan = { leavesTrash, writes: [], facts: remembered(facts), news };
  const ofDraft = mergeVideo(newest, source, before).changes;
  if (isShown && (comesBack || hasChanges(changes)))
    plan.writes = writesOf(standing, "published", [changes, ofDraft]);
  else if ((!isShown || hasDraft(standing)) && hasChanges(ofDraft))
    plan.writes = [{ data: { ...ofDraft, _status: "draft" }, draft: true }];
  return plan;
}

/** Takes a video off the site that is gone over there, and out of its playlists, and keeps what staff wrote. */
export function planTakeOff(standing: StandingVideo, { facts }: FeedItem): VideoPlan {
  const { row, newest } = standing;
  const plan: VideoPlan = { leavesTrash: false, writes: [], facts, news: "removed" };
  if (row._status !== "published" || row.deletedAt) return plan;
  const without = (version: Video) => ({
    playlists: mergeList(playlistsOf(version), [], facts.listed.playlists ?? []),
  });
  return {
    ...plan,
    writes: writesOf(standing, "draft", [without(row), without(newest)]),
    facts: { ...facts, listed: { playlists: [] }, takenOff: true },
  };
}

/** What puts a video into the trash: one that the feed has taken off goes as visitors saw it, since it comes back as that. */
export function dataInTrash(standing: StandingVideo, { takenOff }: FeedFacts): Partial<Video> {
  const deletedAt = new Date().toISOString();
  return takenOff && hasDraft(standing) ? { ...fieldsOf(standing.row), deletedAt } : { deletedAt };
}
