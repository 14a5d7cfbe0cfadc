import { pageAddresses } from "@pcf/contract/page-addresses";
import { z } from "zod";
import { unwrittenDescription } from "../content/unwritten.ts";
import type { BodyContext } from "./page-body.ts";
import { pageBody } from "./page-body.ts";
import type { SeedContext } from "./seed-context.ts";
import { namesOf, upsert } from "./seed-context.ts";
import { inFile } from "./seed-files.ts";

const day = z
  .union([z.string(), z.date()])
  .transform((value) => (typeof value === "string" ? value : value.toISOString().slice(0, 10)));

/** What stands above the text of a sample page. */
export const pageFrontSchema = z.strictObject({
  uri: z.string(),
  title: z.string(),
  description: z.string(),
  /** Its description on a site without sample content, where the code fills the page. Without it staff are told to write one. */
  frameDescription: z.string().optional(),
  intro: z.string().optional(),
  hero: z.strictObject({ image: z.string(), position: z.string().optional() }).optional(),
  order: z.number().optional(),
  slide: z
    .strictObject({ title: z.string(), description: z.string().optional(), image: z.string() })
    .optional(),
  clinical: z
    .strictObject({
      reviewer: z.string(),
      lastReviewed: day,
      nextReview: day,
      sources: z.array(
        z.strictObject({
          title: z.string(),
          publisher: z.string().optional(),
          url: z.string().optional(),
          year: z.number().optional(),
        }),
      ),
    })
    .optional(),
});

const samplePages = async ({ files }: SeedContext) =>
  Promise.all((await files.list("pages", ".md")).map((name) => files.markdown(name, pageFrontSchema)));

/** A published page without text at each fixed address that staff write, with title and place of its sample. */
export async function seedFramePages(context: SeedContext): Promise<void> {
  const samples = new Map((await samplePages(context)).map(({ front }) => [front.uri, front]));
  for (const uri of pageAddresses) {
    const sample = samples.get(uri);
    if (!sample) continue;
    const { title, frameDescription: description = unwrittenDescription, order } = sample;
    await upsert(
      context.payload,
      "pages",
      { uri: { equals: uri } },
      { uri, title, description, order, blocks: [], _status: "published" },
    );
  }
}

/** Every page under `pages/`. */
export async function seedPages(context: SeedContext): Promise<void> {
  const { payload, toLexical } = context;
  const media = await namesOf(payload, "media", "file", (doc) => doc.originalName);
  const drawings = await namesOf(payload, "drawings", "drawing", (doc) => doc.originalName);
  const videos = await namesOf(payload, "videos", "video", (doc) => doc.slug);
  const body: BodyContext = { toLexical, media, drawings, videos };

  for (const page of await samplePages(context)) {
    await inFile(page.name, () => {
      const { uri, frameDescription: _, hero, clinical, slide, ...front } = page.front;
      return upsert(
        payload,
        "pages",
        { uri: { equals: uri } },
        {
          ...front,
          uri,
          isClinical: clinical !== undefined,
          clinical,
          hero: hero && { image: media.id(hero.image), position: hero.position },
          frontPageHeroSlide: slide && { ...slide, image: media.id(slide.image) },
          blocks: pageBody(page.body, body),
          _status: "published",
        },
      );
    });
  }
}
