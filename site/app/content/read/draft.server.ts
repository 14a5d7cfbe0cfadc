import { collectionSchemas, ofEachCollection, type SiteData } from "@pcf/contract/content/site-data";
import { z } from "zod";
import type { SiteContent } from "../site-content.ts";
import { emptyGlobals } from "./empty-globals.ts";
import { cleanContent } from "./load-site-content.server.ts";

const drafts = z.discriminatedUnion("collection", [
  z.object({ collection: z.literal("pages"), doc: collectionSchemas.pages }),
  z.object({ collection: z.literal("news"), doc: collectionSchemas.news }),
  z.object({ collection: z.literal("stories"), doc: collectionSchemas.stories }),
  z.object({ collection: z.literal("events"), doc: collectionSchemas.events }),
]);

/**
 * The content with one document in its draft, sanitised like the rest.
 *
 * @throws ZodError when the draft does not fit, as one still being written may not.
 */
export function withDraft(content: SiteContent, answer: unknown, origin: string): SiteContent {
  const draft = drafts.parse(answer);
  const alone: SiteData = { ...ofEachCollection(() => []), ...emptyGlobals, [draft.collection]: [draft.doc] };
  const clean = cleanContent(alone, "draft", { origin, company: content.company, sizeOf: () => undefined });
  return {
    ...content,
    version: "draft",
    pages: inPlaceOf(content.pages, clean.pages),
    news: inPlaceOf(content.news, clean.news),
    stories: inPlaceOf(content.stories, clean.stories),
    events: inPlaceOf(content.events, clean.events),
  };
}

function inPlaceOf<Item extends { id: string }>(published: Item[], drafted: Item[]): Item[] {
  return [...drafted, ...published.filter((item) => drafted.every((draft) => draft.id !== item.id))];
}
