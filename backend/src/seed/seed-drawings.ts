import path from "node:path";
import { z } from "zod";
import { type SeedContext, seeding } from "./seed-context.ts";
import { inFile } from "./seed-files.ts";

/** English is what the site shows; nobody reads the French words yet. */
const words = { en: z.string().min(1), fr: z.string().min(1) };

/** The words of a drawing, in a JSON file beside it. */
export const drawingSource = z.strictObject({
  title: z.strictObject(words),
  alt: z.strictObject(words),
  legend: z
    .array(z.strictObject({ n: z.number().int(), ...words }))
    .min(1)
    .refine((rows) => rows.every(({ n }, index) => n === index + 1), "the numbers go 1, 2, 3 in this order"),
  caption: z.strictObject(words),
  /** The pages that show it. */
  page: z.array(z.string()).min(1),
  checkedAgainst: z.string().min(1),
});

/** Puts the drawings with their words into the content; a row is only there once its file is. */
export async function seedDrawings({ payload, files }: SeedContext): Promise<void> {
  const { docs } = await payload.find({ collection: "drawings", depth: 0, pagination: false, limit: 0 });
  const known = new Set(docs.map((doc) => doc.originalName));
  for (const file of await files.list("drawings", ".svg")) {
    if (known.has(path.basename(file))) continue;
    const { title, alt, legend, caption, checkedAgainst } = await files.json(
      file.replace(/svg$/, "json"),
      drawingSource,
    );
    const data = {
      title: title.en,
      alt: alt.en,
      legend: legend.map(({ en }) => ({ text: en })),
      caption: caption.en,
      checkedAgainst,
    };
    await inFile(file, () =>
      payload.create({
        collection: "drawings",
        data,
        filePath: files.path(file),
        depth: 0,
        context: { ...seeding },
        disableTransaction: true,
      }),
    );
  }
}
