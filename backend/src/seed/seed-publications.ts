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
const faqsSchema = z.strictObject({
  categories: z.array(z.string()),
  questions: z.array(
    z.strictObject({
      /** Its place in the list of categories, from 1 on. */
      category: z.number().int().min(1),
      title: z.string(),
      content: z.string(),
      order: z.number().optional(),
    }),
  ),
});

export async function seedFaqCategories({ payload, files }: SeedContext): Promise<void> {
  const { categories } = await files.json(faqsFile, faqsSchema);
  for (const [index, title] of categories.entries())
    await upsert(payload, "faqCategories", { title: { equals: title } }, { title, order: index + 1 });
}

export async function seedFaqs({ payload, files, toLexical }: SeedContext): Promise<void> {
  const { categories, questions } = await files.json(faqsFile, faqsSchema);
  const ids = await namesOf(payload, "faqCategories", "category", (doc) => doc.title);
  for (const { category, title, content, order } of questions) {
    await inFile(`${faqsFile}, ${title}`, () =>
      upsert(
        payload,
        "faqs",
        { title: { equals: title } },
        {
          category: ids.id(categories[category - 1] ?? String(category)),
          title,
          order,
          answer: toLexical(content),
          _status: "published",
        },
      ),
    );
  }
}

const glossaryFile = "glossary.json";
const glossarySchema = z.array(
  z.strictObject({
    slug: z.string(),
    term: z.string(),
    definition: z.string(),
    alsoCalled: z.array(z.string()).default([]),
    readMore: z.string().optional(),
  }),
);

export async function seedGlossary({ payload, files }: SeedContext): Promise<void> {
  for (const term of await files.json(glossaryFile, glossarySchema)) {
    await inFile(`${glossaryFile}, ${term.term}`, () =>
      upsert(payload, "glossaryTerms", { slug: { equals: term.slug } }, { ...term, _status: "published" }),
    );
  }
}
