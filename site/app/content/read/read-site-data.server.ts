import {
  type CollectionName,
  collectionNames,
  collectionSchemas,
  type DocumentOf,
  type GlobalName,
  globalNames,
  globalSchemas,
  ofEachCollection,
  type SiteData,
  type SiteGlobals,
  siteDataOf,
} from "@pcf/contract/content/site-data";
import { plainBlock, siteDataQuery } from "@pcf/contract/content/site-query";
import { signingHeaders } from "@pcf/contract/signed-hook";
import { z } from "zod";
import { emptyGlobals } from "./empty-globals.ts";

/** Site data as answered: every document of every collection, and the globals, not yet checked one by one. */
export type RawSiteData = {
  collections: Record<CollectionName, unknown[]>;
  globals: Record<GlobalName, unknown>;
};

const collectionAnswer = z.object({ docs: z.array(z.unknown()), hasNextPage: z.boolean().nullish() });
const answer = z.object({
  data: z.record(z.string(), z.unknown()).nullish(),
  errors: z.array(z.object({ message: z.string() })).nullish(),
});

type Asking = {
  /** Asks the backend: `fetch` of an address there. */
  ask: (path: string, asked: RequestInit) => Promise<Response>;
  timeoutMs: number;
  secret: () => string | undefined;
};

/** More pages than this of one collection is a backend that answers `hasNextPage` for ever. */
const maxPages = 1000;

/**
 * Reads everything from the content backend, page by page until nothing is left. Signed with the secret that both share, as
 * soon as there is one, the queries go before those of strangers.
 *
 * @throws Error when the backend cannot be reached, or answers without one of the collections: half a site is never
 * taken for a whole one.
 */
export async function fetchSiteData(options: Asking): Promise<RawSiteData> {
  const collections = ofEachCollection((): unknown[] => []);
  let globals: Record<string, unknown> = {};
  let wanted: Partial<Record<CollectionName, number>> = ofEachCollection(() => 1);

  for (let round = 1; round === 1 || Object.keys(wanted).length > 0; round += 1) {
    if (round > maxPages) throw new Error("the content backend never came to a last page");
    const data = await post(siteDataQuery(wanted, round === 1), options);
    if (round === 1) globals = data;
    const next: typeof wanted = {};
    for (const name of collectionNames) {
      const page = wanted[name];
      if (page === undefined) continue;
      const parsed = collectionAnswer.safeParse(data[name]);
      if (!parsed.success) throw new Error(`the content backend answered without ${name}`);
      collections[name].push(...parsed.data.docs);
      if (parsed.data.hasNextPage) next[name] = page + 1;
    }
    wanted = next;
  }
  return {
    collections,
    globals: Object.fromEntries(globalNames.map((name) => [name, globals[name]])) as RawSiteData["globals"],
  };
}

async function post(query: string, options: Asking) {
  const body = JSON.stringify({ query });
  const secret = options.secret();
  const signature = secret ? await signingHeaders(body, secret, Date.now()) : {};
  const response = await options.ask("/api/graphql", {
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/json", ...signature },
    body,
    signal: AbortSignal.timeout(options.timeoutMs),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`the content backend answered ${response.status}: ${text.slice(0, 300)}`);
  const { data, errors } = answer.parse(JSON.parse(text));
  if (!data) throw new Error(`the content backend answered no data: ${errors?.[0]?.message ?? "no reason"}`);
  return data;
}

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
  return read<DocumentOf<Name>>(schemasOfDocuments[name], document, unfit);
}

/** The global, if it fits. */
function parseGlobal<Name extends GlobalName>(
  name: Name,
  value: unknown,
  rejected: (document: RejectedDocument) => void,
): SiteGlobals[Name] | undefined {
  const unfit = (reason: string) => rejected({ collection: name, id: name, reason });
  return read<SiteGlobals[Name]>(schemasOfGlobals[name], value, unfit);
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

const schemasOfDocuments: { [Name in CollectionName]: z.ZodType<DocumentOf<Name>> } = {
  ...collectionSchemas,
  pages: z.preprocess(withPlainBlocks, collectionSchemas.pages),
};
const schemasOfGlobals: { [Name in GlobalName]: z.ZodType<SiteGlobals[Name]> } = globalSchemas;

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
