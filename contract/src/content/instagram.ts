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
  children: listOf(
    z.object({ id: optionalText, media_type: z.enum(["IMAGE", "VIDEO"]), alt: optionalText, ...copies }),
  ),
});
export type InstagramDocument = z.output<typeof instagramDocumentSchema>;
