import type { Where } from "payload";
import { startTestPayload } from "../../testing/test-payload.ts";
import { type StandInVideo, standInChannel, standInKey, startYoutube } from "./youtube-stand-in.ts";

export const start = "2026-11-20T18:00:00.000Z";
export const hourMs = 60 * 60_000;
export const dayMs = 24 * hourMs;

/** A video of the stand-in, `Film 1` for "1". */
export const video = (id: string, more: Partial<StandInVideo> = {}): StandInVideo => ({
  ...{ id: `video-${id}`, title: `Film ${id}`, description: `About ${id}` },
  ...more,
});

/** The application beside a stand-in for the video site, with a clock that a test sets. */
export async function startYoutubeSystem() {
  const service = await startYoutube();
  const { payload, close } = await startTestPayload({
    ...{ YOUTUBE_API_KEY: standInKey, YOUTUBE_CHANNEL_ID: standInChannel, YOUTUBE_URL: service.origin },
  });
  // Each refusal is told at length, and there is no site to be told of a publication.
  payload.logger.level = "silent";
  const { runFeed } = await import("../sync/run-feed.ts");
  const { readFeedState } = await import("../sync/feed-state.ts");
  const { youtube } = await import("../youtube/follow-youtube.ts");
  let time = Date.parse(start);
  const now = () => new Date(time);

  /** Asks for a run at a time, or so long after the last one here, as the job does every few seconds; answers what is known then. */
  async function run({ afterMs = 0, at }: { afterMs?: number; at?: string } = {}) {
    time = at ? Date.parse(at) : time + afterMs;
    await runFeed(payload, youtube, { now, pause: async () => {} });
    return state();
  }
  const state = () => readFeedState(payload, "youtube");
  const find = (where: Where = {}) =>
    payload.find({ collection: "videos", where, depth: 1, sort: "id", pagination: false });

  return {
    ...{ service, payload, now, run, state, find },
    firstRun: () => run({ at: start }),
    /** A day later everything is read again. */
    nextDay: () => run({ afterMs: dayMs }),
    fill: (...videos: StandInVideo[]) => {
      service.channel.videos = videos;
    },
    /** A video as it is published, or as its newest draft, wherever it lies. */
    one: async (id: string, draft = false) => {
      const where = { videoId: { equals: `video-${id}` } };
      return (await payload.find({ collection: "videos", where, depth: 1, draft, trash: true })).docs[0];
    },
    shown: async () => (await find({ _status: { equals: "published" } })).docs.map(({ title }) => title),
    playlists: async () =>
      (await payload.find({ collection: "playlists", sort: "order", pagination: false })).docs,
    edit: (id: number, data: object, draft = false) =>
      payload.update({ collection: "videos", id, data, draft }),
    /** Every row of what a run may write, but for what the feed notes about itself. */
    rows: async () => {
      const all = await Promise.all(
        (["videos", "playlists", "media", "feed-items"] as const).map((collection) =>
          payload.find({ collection, depth: 0, pagination: false, sort: "id", trash: true }),
        ),
      );
      const versions = await payload.findVersions({ collection: "videos", pagination: false });
      return JSON.stringify([...all.map(({ docs }) => docs), versions.docs.map(({ id }) => id)]);
    },
    reset: async () => {
      service.noFaults();
      service.takeAsked();
      Object.assign(service.channel, { videos: [], playlists: [] });
      for (const collection of ["videos", "playlists", "feed-items", "media", "outbox"] as const)
        await payload.db.deleteMany({ collection, where: {} });
      await payload.db.deleteVersions({ collection: "videos", where: {} });
      await payload.kv.delete("feed:youtube");
    },
    close: async () => {
      service.close();
      await close();
    },
  };
}
