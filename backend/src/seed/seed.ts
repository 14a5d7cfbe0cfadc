import type { Payload } from "payload";
import { z } from "zod";
import { contentCollections } from "../content/collections.ts";
import { markdownConverter } from "./markdown.ts";
import type { SeedContext } from "./seed-context.ts";
import { seedEvents, seedNews, seedStories } from "./seed-documents.ts";
import { seedDrawings } from "./seed-drawings.ts";
import { seedFacts } from "./seed-facts.ts";
import { SeedFiles } from "./seed-files.ts";
import { seedGlobals, seedMenu, seedSearchWords } from "./seed-globals.ts";
import { seedInstagramPosts } from "./seed-instagram-posts.ts";
import { seedMedia } from "./seed-media.ts";
import { seedFramePages, seedPages } from "./seed-pages.ts";
import { seedGrants, seedMembers, seedMemberTypes } from "./seed-people.ts";
import { seedFaqCategories, seedFaqs, seedGlossary, seedNewsletters } from "./seed-publications.ts";
import { seedProvinces, seedSupportGroups } from "./seed-support-groups.ts";
import { seedPlaylists, seedVideos } from "./seed-videos.ts";

type Stage = { name: string; run: (context: SeedContext) => Promise<void> };

/** In this order: a stage may point to documents of the stages before it. */
const sampleStages: Stage[] = [
  { name: "pictures and files", run: seedMedia },
  { name: "drawings", run: seedDrawings },
  { name: "dated facts", run: seedFacts },
  { name: "provinces", run: seedProvinces },
  { name: "playlists", run: seedPlaylists },
  { name: "videos", run: seedVideos },
  { name: "words explained", run: seedGlossary },
  { name: "pages", run: seedPages },
  { name: "stories", run: seedStories },
  { name: "news", run: seedNews },
  { name: "events", run: seedEvents },
  { name: "teams", run: seedMemberTypes },
  { name: "members", run: seedMembers },
  { name: "grants", run: seedGrants },
  { name: "newsletters", run: seedNewsletters },
  { name: "categories of questions", run: seedFaqCategories },
  { name: "questions", run: seedFaqs },
  { name: "support groups", run: seedSupportGroups },
  { name: "Instagram posts", run: seedInstagramPosts },
  { name: "home page, menu and settings", run: seedGlobals },
];

/** A site without sample content: what is fixed, and a page at each fixed address, for staff to write. */
const frameStages: Stage[] = [
  { name: "provinces", run: seedProvinces },
  { name: "teams", run: seedMemberTypes },
  { name: "categories of questions", run: seedFaqCategories },
  { name: "pages to be written", run: seedFramePages },
  { name: "menu", run: seedMenu },
  { name: "words of the search", run: seedSearchWords },
];

const progressKey = "seed";
const progressSchema = z.object({
  done: z.array(z.string()),
  startedAt: z.iso.datetime(),
  /** What the database was begun with, which no later start changes. */
  sample: z.boolean().default(true),
});

/** Whether the database was begun with the sample content, whose people are invented. */
export async function isBegunWithSample(payload: Payload): Promise<boolean> {
  const known = progressSchema.safeParse(await payload.kv.get(progressKey));
  return known.success && known.data.sample;
}

async function hasContent(payload: Payload): Promise<boolean> {
  for (const { slug } of contentCollections) {
    const { totalDocs } = await payload.count({ collection: slug as "pages" });
    if (totalDocs > 0) return true;
  }
  return false;
}

export type SeedOptions = {
  payload: Payload;
  dir: string;
  now: Date;
  /** False: only the frame of a site that is still to be written. */
  sample?: boolean;
  tell?: (line: string) => void;
};

/**
 * Fills an empty database with the sample content, or with the frame of a site. A database that has content of its own
 * is left alone; a seeding that was interrupted is finished from the stage it had reached, as it was begun: a site that
 * began with the frame never gets sample content.
 *
 * @returns whether anything was to be done.
 * @throws Error naming the file that is broken.
 */
export async function seed({
  payload,
  dir,
  now,
  sample = true,
  tell = () => {},
}: SeedOptions): Promise<boolean> {
  const known = progressSchema.safeParse(await payload.kv.get(progressKey));
  if (!known.success && (await hasContent(payload))) return false;
  const progress = known.success ? known.data : { done: [], startedAt: now.toISOString(), sample };
  const stages = progress.sample ? sampleStages : frameStages;
  const waiting = stages.filter(({ name }) => !progress.done.includes(name));
  if (waiting.length === 0) return false;

  await payload.kv.set(progressKey, progress);
  const context: SeedContext = {
    payload,
    files: new SeedFiles(dir),
    now: new Date(progress.startedAt),
    toLexical: await markdownConverter(payload.config),
  };
  for (const stage of waiting) {
    tell(`${progress.sample ? "sample content" : "frame"}: ${stage.name}`);
    await stage.run(context);
    progress.done.push(stage.name);
    await payload.kv.set(progressKey, progress);
  }
  return true;
}

/** Removes all content, the sample's and any other, so that `seed` starts from nothing. Staff, gifts and settings of code stay. */
export async function removeContent(payload: Payload): Promise<void> {
  // Slides must have a picture, so the pictures could not go before them. The check of the editor would refuse this.
  const { slides } = await payload.findGlobal({ slug: "home", depth: 0 });
  if (slides && slides.length > 0) await payload.db.updateGlobal({ slug: "home", data: { slides: [] } });
  await payload.db.deleteVersions({ globalSlug: "home", where: {} });
  for (const { slug } of [...contentCollections].reverse()) {
    const { errors } = await payload.delete({
      collection: slug as "pages",
      where: {},
      depth: 0,
      // What lies in the trash goes with the rest.
      trash: true,
      context: { seeding: true },
    });
    if (errors[0]) throw new Error(`${slug} cannot be emptied: ${errors[0].message}`);
  }
  await payload.kv.delete(progressKey);
}
