import { z } from "zod";
import { seedDay } from "./relative-date.ts";
import { namesOf, type SeedContext, upsert } from "./seed-context.ts";
import { inFile } from "./seed-files.ts";

const newslettersFile = "newsletters.json";
const newslettersSchema = z.array(
  z.strictObject({ title: z.string(), date: z.string(), image: z.string(), url: z.string() }),
);

export async function seedNewsletters({ payload, files, now }: SeedContext): Promise<void> {
  const newsletters = await files.json(newslettersFile, newslettersSchema);
  const media = await namesOf(payload, "media", "file", (doc) => doc.originalName);
  for (const { title, date, image, url } of newsletters) {
    await inFile(`${newslettersFile}, ${title}`, () =>
      upsert(
        payload,
        "newsletters",
        { title: { equals: title } },
        {
          title,
          newslettersACF: { date: seedDay(date, now), thumbnail: media.id(image), url },
          _status: "published",
        },
      ),
    );
  }
}

const faqsFile = "faqs.json";
const faqsSchema = z.array(
  z.strictObject({
    category: z.number().int().min(1).max(4),
    title: z.string(),
    content: z.string(),
    order: z.number().optional(),
  }),
);

export async function seedFaqs({ payload, files, toLexical }: SeedContext): Promise<void> {
  for (const { category, title, content, order } of await files.json(faqsFile, faqsSchema)) {
    await inFile(`${faqsFile}, ${title}`, () =>
      upsert(
        payload,
        "faqs",
        { title: { equals: title } },
        {
          category,
          title,
          order,
          answer: toLexical(content),
          _status: "published",
        },
      ),
    );
  }
}
