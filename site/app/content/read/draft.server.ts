import {
  collectionSchemas,
  globalSchemas,
  ofEachCollection,
  type SiteData,
} from "@pcf/contract/content/site-data";
import { z } from "zod";
import type { SiteContent } from "../site-content.ts";
import { emptyGlobals } from "./empty-globals.ts";
import { cleanContent } from "./load-site-content.server.ts";

const drafts = z.discriminatedUnion("collection", [
  z.object({ collection: z.literal("pages"), doc: collectionSchemas.pages }),
  z.object({ collection: z.literal("news"), doc: collectionSchemas.news }),
  z.object({ collection: z.literal("stories"), doc: collectionSchemas.stories }),
  z.object({ collection: z.literal("events"), doc: collectionSchemas.events }),
  z.object({ collection: z.literal("home"), doc: globalSchemas.home }),
  z.object({ collection: z.literal("navigation"), doc: globalSchemas.navigation }),
]);

/** What can be looked at as a draft: collections whose documents have a page, the home page and the menu. */
export const previewedNames = drafts.options.map(({ shape }) => shape.collection.value);

/**
 * The content with one document in its draft, sanitised like the rest.
 *
 * @throws ZodError when the draft does not fit, as one still being written may not.
 */
export function withDraft(content: SiteContent, answer: unknown, origin: string): SiteContent {
  const { collection, doc } = drafts.parse(answer);
  const nothing: SiteData = { ...ofEachCollection(() => []), ...emptyGlobals, facts: content.facts };
  const isGlobal = collection === "home" || collection === "navigation";
  // A draft marks words that are explained elsewhere.
  const { glossaryTerms } = content;
  const alone: SiteData = { ...nothing, glossaryTerms, [collection]: isGlobal ? doc : [doc] };
  const clean = cleanContent(alone, "draft", { origin, company: content.company, sizeOf: () => undefined });
  if (isGlobal) return { ...content, version: "draft", [collection]: clean[collection] };
  return {
    ...content,
    version: "draft",
    factsOfPages: { ...content.factsOfPages, ...clean.factsOfPages },
    pages: inPlaceOf(content.pages, clean.pages),
    news: inPlaceOf(content.news, clean.news),
    stories: inPlaceOf(content.stories, clean.stories),
    events: inPlaceOf(content.events, clean.events),
  };
}

function inPlaceOf<Item extends { id: string }>(published: Item[], drafted: Item[]): Item[] {
  return [...drafted, ...published.filter((item) => drafted.every((draft) => draft.id !== item.id))];
}
