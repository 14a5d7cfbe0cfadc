/** What `GET /api/ig` answers. Browsers read it too, so it is made of the small half of the schema library. */
import * as z from "zod/mini";

const optionalText = z.pipe(
  z.nullish(z.string()),
  z.transform((text) => text || undefined),
);

/** One post. Ids are text: 18 digits do not fit a number. `children` is JSON text `{ data: AlbumItem[] }`. */
export const instagramPostSchema = z.object({
  id: z.string().check(z.regex(/^\d+$/)),
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
  next_page_url: z.nullable(z.string()),
});
export type InstagramFeed = z.output<typeof instagramFeedSchema>;
