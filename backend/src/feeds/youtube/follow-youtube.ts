import { createLocalReq } from "payload";
import { env } from "../../env.ts";
import { slugify } from "../../fields/slug.ts";
import { copyFiles, dropCopies } from "../sync/copy-files.ts";
import type { Feed, FeedResult, FeedRun } from "../sync/feed.ts";
import { feedCopy } from "../sync/feed-fault.ts";
import { knownFeeds } from "../sync/known-feeds.ts";
import { saveInPortions } from "../sync/save-in-portions.ts";
import { channelHasNews, readChannel } from "./read-channel.ts";
import { refuseDoubtful } from "./refuse-doubtful.ts";
import { retirePlaylists, retireVideos } from "./retire-gone.ts";
import { type Saved, savePlaylists } from "./save-playlists.ts";
import { deletedVideos, saveVideos } from "./save-videos.ts";
import { youtubeCopy as copy } from "./youtube-copy.ts";

const { name, service } = knownFeeds.youtube;

/** Stills lie on the service's own hosts, or beside its lists where another server stands in for it. */
const mayAsk = (url: URL): boolean =>
  url.origin === new URL(env.YOUTUBE_URL).origin ||
  (url.protocol === "https:" && /(^|\.)ytimg\.com$/.test(url.hostname));

async function run(given: FeedRun): Promise<FeedResult> {
  const { payload, now, remembered } = given;
  if (!given.complete && !(await channelHasNews(given, remembered)))
    return { outcome: "unchanged", words: feedCopy.unchanged, notes: undefined, remembered };

  const { channel, memory } = await readChannel(given);
  await refuseDoubtful(payload, channel);
  const deleted = await deletedVideos(payload);
  const wanted = channel.videos.filter(({ videoId }) => !deleted.has(videoId));
  const copies = await copyFiles(
    given,
    { name, service, mayAsk },
    wanted.map(({ videoId, title, stills }) => ({
      ...{ sourceId: videoId, urls: stills, alt: copy.still(title) },
      name: slugify(title).slice(0, 60) || "video",
    })),
  );
  if (copies.left > 0) {
    const of = wanted.length;
    return { outcome: "copying", words: feedCopy.copying(of - copies.left, of), notes: [], remembered: {} };
  }

  const saved: Saved = { added: 0, changed: 0, removed: 0 };
  const notes = [...channel.notes];
  await saveInPortions(payload, async (req, room) => {
    const how = { saved, isWhole: channel.isWhole, now: now() };
    const playlists = await savePlaylists(req, channel.playlists, how);
    const videos = channel.videos.map(({ stills: _, ...video }) => ({
      ...video,
      playlists: video.playlists.flatMap((id) => playlists.get(id) ?? []),
      poster: copies.files.get(video.videoId),
    }));
    await saveVideos(req, videos, { ...how, room });
  });
  for (const { videoId, title } of wanted) if (copies.missing.has(videoId)) notes.push(copy.noStill(title));
  const looks = await createLocalReq({}, payload);
  notes.push(...(await retireVideos(looks, now())), ...(await retirePlaylists(looks, saved)));
  await dropCopies(given, name, new Set(wanted.map(({ videoId }) => videoId)));
  const came = copy.came(saved);
  return {
    outcome: came ? "done" : "unchanged",
    words: came ? `${came}.` : feedCopy.unchanged,
    notes,
    remembered: { ...memory },
    isOwed: copies.isOwed,
  };
}

/** Videos and playlists of the charity's channel. */
export const youtube: Feed = { ...knownFeeds.youtube, url: () => env.YOUTUBE_URL, run };
