import { type BodyContext, pageBody } from "./page-body.ts";
import { pageFrontSchema } from "./page-front.ts";
import { namesOf, type SeedContext, upsert } from "./seed-context.ts";
import { inFile } from "./seed-files.ts";

/** Every page under `pages/`. */
export async function seedPages(context: SeedContext): Promise<void> {
  const { payload, files, toLexical } = context;
  const media = await namesOf(payload, "media", "file", (doc) => doc.originalName);
  const drawings = await namesOf(payload, "drawings", "drawing", (doc) => doc.originalName);
  const videos = await namesOf(payload, "videos", "video", (doc) => doc.slug);
  const body: BodyContext = { toLexical, media, drawings, videos };

  for (const name of await files.list("pages", ".md")) {
    const page = await files.markdown(name, pageFrontSchema);
    await inFile(name, () => {
      const { uri, hero, clinical, slide, ...front } = page.front;
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
