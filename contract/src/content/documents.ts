import { z } from "zod";
import { optionalStaffHtml, type WithSafeHtml } from "./html.ts";
import { id, imageSchema, listOf, optionalImage, optionalText } from "./media.ts";
import { metaSchema } from "./page.ts";

export const newsSchema = z.object({
  id,
  /** ISO time of publication. */
  date: z.string(),
  title: z.string(),
  slug: z.string(),
  newsField: z.object({
    content: optionalStaffHtml,
    excerpt: optionalText,
    newsHero: optionalImage,
    newsGallery: listOf(imageSchema),
  }),
  newsButtons: listOf(z.object({ name: z.string(), url: z.string(), color: optionalText })),
  meta: metaSchema,
  updatedAt: z.string(),
});
export type News = WithSafeHtml<z.output<typeof newsSchema>>;

export const storySchema = z.object({
  id,
  title: z.string(),
  slug: z.string(),
  order: z.number().nullish(),
  story: z.object({
    content: optionalStaffHtml,
    excerpt: optionalText,
    location: optionalText,
    featuredImage: optionalImage,
    storyGallery: listOf(imageSchema),
  }),
  storyHeadings: listOf(
    z.object({ headline: optionalText, subheading: optionalText, description: optionalText }),
  ),
  meta: metaSchema,
  updatedAt: z.string(),
});
export type Story = WithSafeHtml<z.output<typeof storySchema>>;

/** `media_url` is the file of a video, `videoId` its id on the video site; pictures have `sourceUrl` alone. */
export const galleryItemSchema = z.object({
  id,
  media_type: z.enum(["IMAGE", "VIDEO"]),
  sourceUrl: optionalText,
  srcSet: optionalText,
  srcSetWebp: optionalText,
  media_url: optionalText,
  alt: optionalText,
  caption: optionalText,
  video: z
    .object({ slug: z.string() })
    .nullish()
    .transform((video) => video ?? undefined),
});

export const eventSchema = z.object({
  id,
  title: z.string(),
  slug: z.string(),
  event: z.object({
    description: optionalStaffHtml,
    excerpt: optionalText,
    /** ISO time of the start. */
    date: z.string(),
    end: optionalText,
    /** Of whole days: only the days of start and end count (`event-times.ts`). */
    allDay: z.boolean().nullish(),
    timeZone: z.string(),
    location: optionalText,
    featuredImage: optionalImage,
    logo: optionalImage,
    website: optionalText,
    // A video that has been unpublished leaves a row behind that has nothing to show.
    gallery: listOf(galleryItemSchema).transform((items) =>
      items.filter(({ sourceUrl, media_url }) => sourceUrl || media_url),
    ),
  }),
  meta: metaSchema,
  updatedAt: z.string(),
});
export type CharityEvent = WithSafeHtml<z.output<typeof eventSchema>>;

export const memberSchema = z.object({
  id,
  title: z.string(),
  slug: z.string(),
  order: z.number().nullish(),
  memberTypes: listOf(
    z.object({
      id,
      slug: z.string(),
      name: z.string(),
      parent: z
        .object({ id, slug: z.string(), name: z.string() })
        .nullish()
        .transform((parent) => parent ?? undefined),
    }),
  ),
  memberDescription: z.object({
    professionalDesignation: optionalText,
    biography: optionalStaffHtml,
    profilePicture: optionalImage,
  }),
  memberContact: z
    .object({ email: optionalText, tel: optionalText })
    .nullish()
    .transform((contact): { email?: string; tel?: string } => contact ?? {}),
  committies: listOf(
    z.object({
      name: z.string(),
      committeeMembers: listOf(z.object({ title: optionalText, name: z.string() })),
    }),
  ),
});
export type Member = WithSafeHtml<z.output<typeof memberSchema>>;

export const grantYearSchema = z.object({
  id,
  name: z.string(),
  slug: z.string(),
  description: optionalText,
  grantees: listOf(
    z.object({
      id,
      title: z.string(),
      granteeBio: z.object({
        title: optionalText,
        institution: optionalText,
        project: optionalText,
        /** Whole dollars. */
        amount: z.number().nullish(),
        description: optionalStaffHtml,
        portfolioPicture: optionalImage,
      }),
    }),
  ),
});
export type GrantYear = WithSafeHtml<z.output<typeof grantYearSchema>>;

export const newsletterSchema = z.object({
  id,
  title: z.string(),
  newslettersACF: z.object({ date: z.string(), thumbnail: optionalImage, url: z.string() }),
});
export type Newsletter = z.output<typeof newsletterSchema>;

export const faqSchema = z.object({
  id,
  category: z.object({ id, title: z.string(), order: z.number().nullish() }),
  title: z.string(),
  content: optionalStaffHtml,
  order: z.number().nullish(),
});
export type Faq = WithSafeHtml<z.output<typeof faqSchema>>;

export const glossaryTermSchema = z.object({
  id,
  term: z.string(),
  slug: z.string(),
  /** Other words for the same, and what its letters stand for. */
  alsoCalled: listOf(z.string()),
  /** One to three sentences without markup. */
  definition: z.string(),
  /** The page that says more. */
  readMore: optionalText,
});
export type GlossaryTerm = z.output<typeof glossaryTermSchema>;

export const videoSchema = z.object({
  id,
  slug: z.string(),
  title: z.string(),
  description: optionalText,
  /** Id on the video site; empty for a file of our own. */
  videoId: optionalText,
  videoPublishedAt: z.string(),
  playlists: listOf(z.object({ id, slug: z.string() })),
  poster: optionalImage,
  /** Our own clip and its WebVTT captions, as URLs. */
  fileUrl: optionalText,
  captionsUrl: optionalText,
  transcript: optionalStaffHtml,
  seconds: z.number().nullish(),
  /** The parts of a film of our own; `start` in minutes and seconds, such as `0:42`. */
  chapters: listOf(z.object({ title: z.string(), start: z.string() })),
});
export type Video = WithSafeHtml<z.output<typeof videoSchema>>;

export const playlistSchema = z.object({ id, slug: z.string(), title: z.string(), playListId: optionalText });
export type Playlist = z.output<typeof playlistSchema>;
