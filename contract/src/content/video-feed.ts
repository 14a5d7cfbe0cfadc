import * as z from "zod/mini";

/** A video as `GET /api/videos` answers it: `playlist_id` is a JSON list of playlist ids, `thumbnails` JSON text with `medium.url`. */
export const feedVideoSchema = z.object({
  title: z.string(),
  videoId: z.string(),
  playlist_id: z.string(),
  thumbnails: z.string(),
  description: z.string(),
  videoPublishedAt: z.string(),
  /** Our own clip and its captions, where the video is not on the video site. */
  fileUrl: z.optional(z.string()),
  captionsUrl: z.optional(z.string()),
});
export type FeedVideo = z.output<typeof feedVideoSchema>;

/** `GET /api/videos`. */
export const videoFeedSchema = z.object({
  videos: z.array(feedVideoSchema),
  playlists: z.array(z.object({ title: z.string(), id: z.string(), playListId: z.string() })),
});
export type VideoFeed = z.output<typeof videoFeedSchema>;
