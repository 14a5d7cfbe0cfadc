import path from "node:path";
import { z } from "zod";
import { drawAtOnce } from "../content/media/pictures-in-turn.ts";
import { type SeedContext, seeding } from "./seed-context.ts";
import { inFile } from "./seed-files.ts";

const imagesSchema = z.record(
  z.string(),
  z.strictObject({
    alt: z.string().min(1),
    focalX: z.number().optional(),
    focalY: z.number().optional(),
    credit: z.string().optional(),
  }),
);

type MediaFile = { file: string; alt: string; focalX?: number; focalY?: number; credit?: string };

const sentence = (name: string) => {
  const words = path
    .basename(name)
    .replace(/\.(en\.)?\w+$/, "")
    .replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
};

async function mediaFiles({ files }: SeedContext): Promise<MediaFile[]> {
  const described = await files.json("images.json", imagesSchema);
  const images = (await files.list("images", ".jpg", ".jpeg", ".png", ".webp")).map((file) => {
    const known = described[path.basename(file)];
    if (!known) throw new Error(`seed/images.json: says nothing about ${path.basename(file)}`);
    return { file, ...known };
  });
  const documents = (await files.list("files", ".pdf")).map((file) => ({ file, alt: sentence(file) }));
  const clips = (await files.list("videos", ".webm", ".mp4")).map((file) => ({
    file,
    alt: `Video: ${sentence(file)}`,
  }));
  const captions = (await files.list("videos", ".vtt")).map((file) => ({
    file,
    alt: `Captions: ${sentence(file)}`,
  }));
  return [...images, ...documents, ...clips, ...captions];
}

/** So many at a time: encoding pictures is what takes time, and most machines have two cores. */
const atOnce = 2;

/** Puts pictures, documents, clips and captions into the media library. A row is only there once its files are. */
export async function seedMedia(context: SeedContext): Promise<void> {
  const { payload, files } = context;
  const { docs } = await payload.find({ collection: "media", depth: 0, pagination: false, limit: 0 });
  const known = new Set(docs.map((doc) => doc.originalName));
  const waiting = (await mediaFiles(context)).filter(({ file }) => !known.has(path.basename(file)));

  drawAtOnce(atOnce);
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { file, ...data } = next;
      await inFile(file, () =>
        payload.create({
          collection: "media",
          data,
          filePath: files.path(file),
          depth: 0,
          context: { ...seeding },
          disableTransaction: true,
        }),
      );
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}
