import { collectionSchemas, globalSchemas, type SiteData } from "@pcf/contract/content/site-data";
import { z } from "zod";
import { emptyGlobals } from "./empty-globals.ts";
import type { RawSiteData } from "./fetch-site-data.server.ts";
import { type CollectionName, type GlobalName, plainBlock } from "./query.ts";

/** A document that was left out: where it stands and the first thing about it that does not fit. */
export type LeftOut = { collection: string; id: string; reason: string };

/**
 * Checks every document by its schema. One that does not fit is left out and reported; the rest is kept. A global that
 * does not fit keeps its `previous` value.
 */
export function parseSiteData(
  raw: RawSiteData,
  leftOut: (document: LeftOut) => void,
  previous: Pick<SiteData, GlobalName> = emptyGlobals,
): SiteData {
  const documents = <Schema extends z.ZodType>(name: CollectionName, schema: Schema): z.output<Schema>[] =>
    raw.collections[name].flatMap((document) => {
      const parsed = schema.safeParse(document);
      if (parsed.success) return [parsed.data];
      leftOut({ collection: name, id: documentId(document), reason: firstIssue(parsed.error) });
      return [];
    });
  const global = <Schema extends z.ZodType>(
    name: GlobalName,
    schema: Schema,
    otherwise: z.output<Schema>,
  ): z.output<Schema> => {
    const parsed = schema.safeParse(raw.globals[name]);
    if (parsed.success) return parsed.data;
    leftOut({ collection: name, id: name, reason: firstIssue(parsed.error) });
    return otherwise;
  };

  return {
    pages: documents("pages", z.preprocess(withPlainBlocks, collectionSchemas.pages)),
    grantYears: documents("grantYears", collectionSchemas.grantYears),
    news: documents("news", collectionSchemas.news),
    stories: documents("stories", collectionSchemas.stories),
    events: documents("events", collectionSchemas.events),
    members: documents("members", collectionSchemas.members),
    supportGroups: documents("supportGroups", collectionSchemas.supportGroups),
    newsletters: documents("newsletters", collectionSchemas.newsletters),
    faqs: documents("faqs", collectionSchemas.faqs),
    videos: documents("videos", collectionSchemas.videos),
    playlists: documents("playlists", collectionSchemas.playlists),
    instagramPosts: documents("instagramPosts", collectionSchemas.instagramPosts),
    redirects: documents("redirects", collectionSchemas.redirects),
    home: global("home", globalSchemas.home, previous.home),
    navigation: global("navigation", globalSchemas.navigation, previous.navigation),
    annualReport: global("annualReport", globalSchemas.annualReport, previous.annualReport),
    siteSettings: global("siteSettings", globalSchemas.siteSettings, previous.siteSettings),
    buttsInMotion: global("buttsInMotion", globalSchemas.buttsInMotion, previous.buttsInMotion),
    searchWords: global("searchWords", globalSchemas.searchWords, previous.searchWords),
  };
}

const blocksOf = z.looseObject({ blocks: z.array(z.record(z.string(), z.unknown())) });

function withPlainBlocks(page: unknown): unknown {
  const parsed = blocksOf.safeParse(page);
  return parsed.success
    ? { ...parsed.data, blocks: parsed.data.blocks.map(plainBlock).flatMap(withoutMissingVideos) }
    : page;
}

/** A video that has been unpublished answers as null where pages show it: it leaves, and the page stays. */
function withoutMissingVideos(block: Record<string, unknown>): Record<string, unknown>[] {
  if (block.blockType === "video" && block.video === null) return [];
  if (block.blockType !== "videoCarousel" || !Array.isArray(block.videos)) return [block];
  const videos = block.videos.filter((video) => video !== null);
  return videos.length > 0 ? [{ ...block, videos }] : [];
}

const identified = z.object({ id: z.union([z.string(), z.number()]) });

function documentId(document: unknown): string {
  const parsed = identified.safeParse(document);
  return parsed.success ? String(parsed.data.id) : "unknown";
}

function firstIssue(error: z.ZodError): string {
  const issue = error.issues[0];
  return issue ? `${issue.path.join(".") || "document"}: ${issue.message}` : "does not fit";
}
