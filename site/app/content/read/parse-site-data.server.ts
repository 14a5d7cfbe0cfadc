import {
  type CollectionName,
  collectionSchemas,
  type DocumentOf,
  type GlobalName,
  globalSchemas,
  type SiteData,
  type SiteGlobals,
  siteDataOf,
} from "@pcf/contract/content/site-data";
import { plainBlock } from "@pcf/contract/content/site-query";
import { z } from "zod";
import { emptyGlobals } from "./empty-globals.ts";
import type { RawSiteData } from "./fetch-site-data.server.ts";

/** A document that was left out: where it stands and the first thing about it that does not fit. */
export type RejectedDocument = { collection: string; id: string; reason: string };

/**
 * Checks every document by its schema. One that does not fit is left out and reported; the rest is kept. A global that
 * does not fit keeps its `previous` value.
 */
export function parseSiteData(
  raw: RawSiteData,
  rejected: (document: RejectedDocument) => void,
  previous: SiteGlobals = emptyGlobals,
): SiteData {
  return siteDataOf(
    (name) => raw.collections[name].flatMap((document) => parseDocument(name, document, rejected) ?? []),
    (name) => parseGlobal(name, raw.globals[name], rejected) ?? previous[name],
  );
}

/** The document, if it fits. */
function parseDocument<Name extends CollectionName>(
  name: Name,
  document: unknown,
  rejected: (document: RejectedDocument) => void,
): DocumentOf<Name> | undefined {
  const unfit = (reason: string) => rejected({ collection: name, id: documentId(document), reason });
  return read<DocumentOf<Name>>(documents[name], document, unfit);
}

/** The global, if it fits. */
function parseGlobal<Name extends GlobalName>(
  name: Name,
  value: unknown,
  rejected: (document: RejectedDocument) => void,
): SiteGlobals[Name] | undefined {
  const unfit = (reason: string) => rejected({ collection: name, id: name, reason });
  return read<SiteGlobals[Name]>(globals[name], value, unfit);
}

function read<Value>(schema: z.ZodType<Value>, value: unknown, unfit: (reason: string) => void) {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  unfit(firstIssue(parsed.error));
}

const blocksOf = z.looseObject({ blocks: z.array(z.record(z.string(), z.unknown())) });

function withPlainBlocks(page: unknown): unknown {
  const parsed = blocksOf.safeParse(page);
  return parsed.success
    ? { ...parsed.data, blocks: parsed.data.blocks.map(plainBlock).flatMap(withoutMissingVideos) }
    : page;
}

const documents: { [Name in CollectionName]: z.ZodType<DocumentOf<Name>> } = {
  ...collectionSchemas,
  pages: z.preprocess(withPlainBlocks, collectionSchemas.pages),
};
const globals: { [Name in GlobalName]: z.ZodType<SiteGlobals[Name]> } = globalSchemas;

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
