import { readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import { startTestStack } from "../bin/lib/test-stack.ts";

/** What the site keeps of its content for its next start, as far as measurements look into it. */
const storedSchema = z.looseObject({
  content: z.looseObject({
    pages: z.array(z.looseObject({ uri: z.string(), title: z.string() })),
    supportGroups: z.array(z.looseObject({ slug: z.string() })),
    news: z.array(z.looseObject({ slug: z.string() })),
    events: z.array(z.looseObject({ slug: z.string() })),
    stories: z.array(z.looseObject({ slug: z.string() })),
  }),
});
export type StoredContent = z.infer<typeof storedSchema>;

/** The whole sample content as the site keeps it, read from the system as built with a fresh database. */
export async function sampleContent(): Promise<StoredContent> {
  const stack = await startTestStack();
  let stored: StoredContent | undefined;
  for (let tries = 0; !stored && tries < 60; tries += 1) {
    await fetch(stack.siteUrl).then((answer) => answer.arrayBuffer());
    try {
      stored = storedSchema.parse(
        JSON.parse(readFileSync(path.join(stack.dataDir, "site-content.json"), "utf8")),
      );
    } catch {
      await sleep(500);
    }
  }
  await stack.stop();
  if (!stored) throw new Error("The site has kept no content within half a minute.");
  return stored;
}

/** The same content with `factor` times as many groups, articles and pages: copies at addresses of their own. */
export function grown(stored: StoredContent, factor: number): StoredContent {
  const copies = <Doc>(documents: Doc[], copy: (document: Doc, at: number) => Doc): Doc[] => [
    ...documents,
    ...Array.from({ length: factor - 1 }, (_, at) => documents.map((each) => copy(each, at + 2))).flat(),
  ];
  const { content } = stored;
  const bySlug = <Doc extends { slug: string }>(each: Doc, at: number): Doc => ({
    ...each,
    slug: `${each.slug}-${at}`,
  });
  return {
    ...stored,
    content: {
      ...content,
      pages: copies(content.pages, (page, at) => ({ ...page, uri: `${page.uri}-${at}` })),
      supportGroups: copies(content.supportGroups, bySlug),
      news: copies(content.news, bySlug),
    },
  };
}
