import path from "node:path";
import { z } from "zod";
import { seedDate } from "./relative-date.ts";
import { namesOf, type SeedContext, upsert } from "./seed-context.ts";
import { inFile } from "./seed-files.ts";

const text = z.string().optional();
const file = "instagram-posts.json";

const schema = z.array(
  z.strictObject({
    id: z.string().regex(/^\d+$/),
    media_type: z.enum(["IMAGE", "VIDEO", "CAROUSEL_ALBUM"]),
    timestamp: z.string(),
    caption: text,
    image: text,
    video: text,
    children: z
      .array(z.strictObject({ media_type: z.enum(["IMAGE", "VIDEO"]), image: text, video: text }))
      .optional(),
    alt: text,
  }),
);

const clipsSchema = z.array(
  z.object({
    slug: z.string(),
    file: z.string().optional(),
    poster: z.string(),
    picture: z.string().optional(),
  }),
);

/** Posts with our own copies. A post's video is a film of the video library: its file, and the picture it is drawn over. */
export async function seedInstagramPosts({ payload, files, now }: SeedContext): Promise<void> {
  const posts = await files.json(file, schema);
  const clips = await files.json("videos.json", clipsSchema);
  const media = await namesOf(payload, "media", "file", (doc) => doc.originalName);

  const copies = ({ image, video }: { image?: string; video?: string }) => {
    if (video === undefined) return { image: media.optional(image) };
    const clip = clips.find(({ slug }) => slug === video);
    if (!clip?.file) throw new Error(`there is no video "${video}" with a file`);
    return {
      image: media.id(image ?? clip.picture ?? clip.poster),
      video: media.id(path.basename(clip.file)),
    };
  };

  for (const post of posts) {
    await inFile(`${file}, ${post.id}`, () =>
      upsert(
        payload,
        "instagramPosts",
        { postId: { equals: post.id } },
        {
          postId: post.id,
          media_type: post.media_type,
          timestamp: seedDate(post.timestamp, now),
          caption: post.caption,
          alt: post.alt,
          ...copies(post),
          children: post.children?.map((child) => ({ media_type: child.media_type, ...copies(child) })),
        },
      ),
    );
  }
}
