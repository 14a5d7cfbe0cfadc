import path from "node:path";
import { z } from "zod";
import { seedDate } from "./relative-date.ts";
import { namesOf, type SeedContext, upsert } from "./seed-context.ts";
import { inFile } from "./seed-files.ts";

const text = z.string().optional();
const images = z.array(z.string()).default([]);
const slugOf = (name: string) => path.basename(name, ".md");

const storySchema = z.strictObject({
  title: z.string(),
  location: text,
  featuredImage: z.string(),
  excerpt: z.string(),
  headings: z.array(z.strictObject({ headline: text, subheading: text, description: text })).default([]),
  gallery: images,
  order: z.number().optional(),
});

export async function seedStories({ payload, files, toLexical }: SeedContext): Promise<void> {
  const media = await namesOf(payload, "media", "file", (doc) => doc.originalName);
  for (const name of await files.list("stories", ".md")) {
    const { front, body } = await files.markdown(name, storySchema);
    const slug = slugOf(name);
    await inFile(name, () =>
      upsert(
        payload,
        "stories",
        { slug: { equals: slug } },
        {
          slug,
          title: front.title,
          order: front.order,
          story: {
            excerpt: front.excerpt,
            location: front.location,
            featuredImage: media.id(front.featuredImage),
            storyGallery: front.gallery.map((image) => media.id(image)),
            body: toLexical(body),
          },
          storyHeadings: front.headings,
          _status: "published",
        },
      ),
    );
  }
}

const date = z
  .union([z.string(), z.date()])
  .transform((value) => (typeof value === "string" ? value : value.toISOString()));

const newsSchema = z.strictObject({
  title: z.string(),
  date,
  excerpt: z.string(),
  hero: z.string(),
  gallery: images,
  buttons: z
    .array(
      z.strictObject({ name: z.string(), url: z.string(), color: z.enum(["darkBlue", "light"]).optional() }),
    )
    .default([]),
});

export async function seedNews({ payload, files, now, toLexical }: SeedContext): Promise<void> {
  const media = await namesOf(payload, "media", "file", (doc) => doc.originalName);
  for (const name of await files.list("news", ".md")) {
    const { front, body } = await files.markdown(name, newsSchema);
    const slug = slugOf(name);
    await inFile(name, () =>
      upsert(
        payload,
        "news",
        { slug: { equals: slug } },
        {
          slug,
          title: front.title,
          date: seedDate(front.date, now),
          newsField: {
            excerpt: front.excerpt,
            newsHero: media.id(front.hero),
            newsGallery: front.gallery.map((image) => media.id(image)),
            body: toLexical(body),
          },
          newsButtons: front.buttons,
          _status: "published",
        },
      ),
    );
  }
}

const eventSchema = z.strictObject({
  title: z.string(),
  date: z.string(),
  end: text,
  allDay: z.boolean().optional(),
  timeZone: z.string(),
  location: z.string(),
  featuredImage: z.string(),
  logo: text,
  website: text,
  excerpt: z.string(),
  gallery: z
    .array(z.union([z.strictObject({ image: z.string() }), z.strictObject({ video: z.string() })]))
    .default([]),
});

export async function seedEvents({ payload, files, now, toLexical }: SeedContext): Promise<void> {
  const media = await namesOf(payload, "media", "file", (doc) => doc.originalName);
  const videos = await namesOf(payload, "videos", "video", (doc) => doc.slug);
  for (const name of await files.list("events", ".md")) {
    const { front, body } = await files.markdown(name, eventSchema);
    const slug = slugOf(name);
    await inFile(name, () =>
      upsert(
        payload,
        "events",
        { slug: { equals: slug } },
        {
          slug,
          title: front.title,
          event: {
            date: seedDate(front.date, now, front.timeZone),
            end: front.end && seedDate(front.end, now, front.timeZone),
            allDay: front.allDay,
            timeZone: front.timeZone,
            location: front.location,
            excerpt: front.excerpt,
            featuredImage: media.id(front.featuredImage),
            logo: media.optional(front.logo),
            website: front.website,
            body: toLexical(body),
            gallery: front.gallery.map((item) =>
              "image" in item
                ? { media_type: "IMAGE" as const, image: media.id(item.image) }
                : { media_type: "VIDEO" as const, video: videos.id(item.video) },
            ),
          },
          _status: "published",
        },
      ),
    );
  }
}
