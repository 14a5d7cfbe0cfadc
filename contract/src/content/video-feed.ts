import { z } from "zod";

/** A video as `GET /api/videos` answers it: `playlist_id` is a JSON list of playlist ids, `thumbnails` JSON text with `medium.url`. */
export const feedVideoSchema = z.object({
  title: z.string(),
  videoId: z.string(),
  playlist_id: z.string(),
  thumbnails: z.string(),
  description: z.string(),
  videoPublishedAt: z.string(),
  /** Our own clip, its captions and transcript, where the video is not on the video site. */
  fileUrl: z.string().optional(),
  captionsUrl: z.string().optional(),
});

/** `GET /api/videos`. */
export const videoFeedSchema = z.object({
  videos: z.array(feedVideoSchema),
  playlists: z.array(z.object({ title: z.string(), id: z.string(), playListId: z.string() })),
});
export type VideoFeed = z.output<typeof videoFeedSchema>;
