import { z } from "zod";
import { id, listOf, optionalImage, optionalText } from "./media.ts";

const copies = {
  image: optionalImage,
  video: z
    .object({ sourceUrl: z.string() })
    .nullish()
    .transform((video) => video ?? undefined),
};

/** One post as the content backend keeps it, with our own copies of its pictures and videos. */
export const instagramDocumentSchema = z.object({
  id,
  postId: z.string().regex(/^\d+$/),
  media_type: z.enum(["IMAGE", "VIDEO", "CAROUSEL_ALBUM"]),
  timestamp: z.string(),
  caption: optionalText,
  alt: optionalText,
  ...copies,
  children: listOf(z.object({ id: optionalText, media_type: z.enum(["IMAGE", "VIDEO"]), ...copies })),
});
export type InstagramDocument = z.output<typeof instagramDocumentSchema>;

/** One post as `GET /api/ig` answers it. Ids are text: 18 digits do not fit a number. `children` is JSON text `{ data: AlbumItem[] }`. */
export const instagramPostSchema = z.object({
  id: z.string().regex(/^\d+$/),
  media_type: z.enum(["IMAGE", "VIDEO", "CAROUSEL_ALBUM"]),
  media_url: z.string(),
  thumbnail_url: optionalText,
  timestamp: z.string(),
  caption: optionalText,
  alt: optionalText,
  children: optionalText,
});
export type InstagramPost = z.output<typeof instagramPostSchema>;

export const albumSchema = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      media_type: z.enum(["IMAGE", "VIDEO"]),
      media_url: z.string(),
      thumbnail_url: optionalText,
      alt: optionalText,
    }),
  ),
});

/** `GET /api/ig?page=n`. */
export const instagramFeedSchema = z.object({
  data: z.array(instagramPostSchema),
  next_page_url: z.string().nullable(),
});
export type InstagramFeed = z.output<typeof instagramFeedSchema>;
