import path from "node:path";
import { z } from "zod";
import { seedDate } from "./relative-date.ts";
import { namesOf, type SeedContext, upsert } from "./seed-context.ts";
import { inFile } from "./seed-files.ts";

const text = z.string().optional();

const playlistsSchema = z.array(z.strictObject({ slug: z.string(), title: z.string(), playListId: text }));

export async function seedPlaylists({ payload, files }: SeedContext): Promise<void> {
  const playlists = await files.json("playlists.json", playlistsSchema);
  for (const [order, playlist] of playlists.entries()) {
    await upsert(payload, "playlists", { slug: { equals: playlist.slug } }, { ...playlist, order });
  }
}

const videosFile = "videos.json";
/** `picture` is what the film is drawn over, where that is not its poster. */
export const videosSource = z.array(
  z.strictObject({
    slug: z.string(),
    title: z.string(),
    description: text,
    playlists: z.array(z.string()),
    publishedAt: z.string(),
    file: text,
    captions: text,
    poster: z.string(),
    picture: text,
    transcript: text,
    videoId: text,
    seconds: z.number().optional(),
    chapters: z.array(z.strictObject({ title: z.string(), start: z.string() })).optional(),
  }),
);

/** Files are written with their folder (`videos/x.webm`); the library knows them by name. */
const fileName = (name: string | undefined) => (name === undefined ? undefined : path.basename(name));

export async function seedVideos({ payload, files, now, toLexical }: SeedContext): Promise<void> {
  const videos = await files.json(videosFile, videosSource);
  const media = await namesOf(payload, "media", "file", (doc) => doc.originalName);
  const playlists = await namesOf(payload, "playlists", "playlist", (doc) => doc.slug);
  for (const { slug, title, description, videoId, seconds, chapters, ...video } of videos) {
    await inFile(`${videosFile}, ${slug}`, () =>
      upsert(
        payload,
        "videos",
        { slug: { equals: slug } },
        {
          slug,
          title,
          description,
          videoId,
          seconds,
          chapters: chapters ?? [],
          playlists: video.playlists.map((playlist) => playlists.id(playlist)),
          videoPublishedAt: seedDate(video.publishedAt, now),
          file: media.optional(fileName(video.file)),
          captions: media.optional(fileName(video.captions)),
          poster: media.id(video.poster),
          transcriptBody: video.transcript === undefined ? undefined : toLexical(video.transcript),
          _status: "published",
        },
      ),
    );
  }
}
