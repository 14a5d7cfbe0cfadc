import { APIError, createLocalReq, type Payload, ValidationError } from "payload";
import { yieldToPayments } from "../../content/publishing/saved-after-payments.ts";
import { usesOf } from "../../content/uses/uses-of.ts";
import { inOneSave } from "../../platform/database/in-one-save.ts";
import { readBody } from "../../platform/http/read-body.ts";
import { largestFileBytes } from "../../platform/storage/file-copy.ts";
import { askService } from "./ask-service.ts";
import type { FeedRun } from "./feed.ts";
import { feedCopy as copy, FeedFault } from "./feed-fault.ts";
import { type FeedItem, feedItemsOf, followItem, forgetItem, noFacts, rememberItem } from "./feed-items.ts";
import type { FeedName } from "./known-feeds.ts";

/** A file over there that is shown from here. */
export type WantedCopy = {
  /** Stays the same for as long as the same picture or clip is meant. */
  sourceId: string;
  /** Addresses of the file, the best first. */
  urls: string[];
  /** Of our file, without its ending. */
  name: string;
  alt: string;
};

export type CopySource = {
  name: FeedName;
  service: string;
  /** Whether files are fetched from an address that the service has named. */
  mayAsk: (url: URL) => boolean;
  /** A file never changes under its id, so what is copied is not asked after again. */
  fixed?: boolean;
};

export type Copies = {
  /** Ids in the media library, by the file's id over there. */
  files: Map<string, number>;
  /** Why there is no copy, by the file's id over there. */
  missing: Map<string, string>;
  /** How many are still to be made, since the time was up. */
  left: number;
  /** Some could not be fetched now, and may be a little later. */
  isOwed: boolean;
};

/** A picture may be changed under its old address, so it is asked after again: within 30 days, as the services' terms want facts to be. */
const readAgainAfterMs = 20 * 24 * 60 * 60_000;
const fileWithinMs = 60_000;
/** One file may be broken over there; after so many in a row it is the service. */
const mostFailuresInRow = 3;

type Downloaded = { data: Buffer<ArrayBuffer>; etag: string | undefined; mimetype: string };

/** The file as it is now; `undefined` when it is the one we have. The words of the fault say why there is none. */
async function download(
  run: FeedRun,
  source: CopySource,
  urls: readonly string[],
  etag: string | undefined,
): Promise<Downloaded | undefined> {
  for (const address of urls) {
    const url = URL.parse(address);
    if (!url || !source.mayAsk(url)) continue;
    const headers: Record<string, string> = etag ? { "If-None-Match": etag } : {};
    const answer = await askService(run, url, { service: source.service, headers, withinMs: fileWithinMs });
    if (answer.status === 304) return undefined;
    if (!answer.ok) continue;
    const data = await readBody(answer.body, largestFileBytes).catch(() => {
      throw new FeedFault("later", copy.noAnswer(source.service));
    });
    if (!data) throw new FeedFault("person", copy.fileTooLarge);
    return {
      data,
      etag: answer.headers.get("etag") ?? undefined,
      mimetype: answer.headers.get("content-type")?.split(";")[0] ?? "",
    };
  }
  throw new FeedFault("person", copy.fileNotThere);
}

const endings: Record<string, string> = {
  "image/jpeg": ".jpg",
  "image/png": ".png",
  "image/webp": ".webp",
  "video/mp4": ".mp4",
};

async function copyOne(
  run: FeedRun,
  source: CopySource,
  { sourceId, urls, name, alt }: WantedCopy,
  known: FeedItem | undefined,
): Promise<number> {
  const { payload } = run;
  const readAt = run.now().toISOString();
  const file = await download(run, source, urls, known?.facts.etag);
  await yieldToPayments(payload, "save");
  return inOneSave(payload, async (req) => {
    if (known && !file) {
      await rememberItem(req, known, { facts: { ...known.facts, readAt } });
      return known.document;
    }
    if (!file) throw new FeedFault("person", copy.fileNotThere);
    const { data, etag, mimetype } = file;
    const { id: document, createdAt: madeAt } = await payload.create({
      collection: "media",
      data: { alt },
      file: { data, mimetype, name: `${name}${endings[mimetype] ?? ""}`, size: data.length },
      req,
    });
    const facts = { ...noFacts, etag, readAt, madeAt };
    const copied = { feed: source.name, kind: "copy" as const };
    if (known) {
      await rememberItem(req, known, { document, facts });
      // Nobody wants the old one any more under this name, so it is dropped once no document shows it.
      const old = { document: known.document, facts: known.facts };
      await followItem(req, { ...copied, ...old, sourceId: `${sourceId} until ${readAt}` });
    } else await followItem(req, { ...copied, sourceId, document, facts });
    return document;
  });
}

/** Why a file could not be copied, in words for staff, and whether it may be later; other errors are not about the file. */
function fileFault(error: unknown): { words: string; isLater: boolean } {
  if (error instanceof ValidationError)
    return { words: error.data.errors.map(({ message }) => message).join(" "), isLater: false };
  if (!(error instanceof FeedFault) || error.retryAt) throw error;
  const isLater = error.kind === "later";
  return { words: isLater ? copy.fileLater : error.words, isLater };
}

/** Whether the service gives a file at all, which is asked of one that we have. */
async function givesFiles(
  run: FeedRun,
  source: CopySource,
  { urls }: Pick<WantedCopy, "urls">,
): Promise<boolean> {
  try {
    await download(run, source, urls, undefined);
    return true;
  } catch (error) {
    return !fileFault(error).isLater;
  }
}

/** Copies that are in the media library; `lost` are rows of those that staff have deleted there, so that they are made anew. */
async function knownCopies(payload: Payload, feed: FeedName) {
  const items = await feedItemsOf(payload, feed, "copy");
  const ids = [...items.values()].map(({ document }) => document);
  const { docs } = await payload.find({
    collection: "media",
    where: { id: { in: ids } },
    ...{ depth: 0, pagination: false, select: { createdAt: true } },
  });
  const madeAt = new Map(docs.map(({ id, createdAt }) => [id, createdAt]));
  return new Map(
    [...items].map(([sourceId, item]): [string, { item?: FeedItem; lost?: FeedItem }] => [
      sourceId,
      madeAt.get(item.document) === item.facts.madeAt
        ? { item }
        : { lost: { ...item, facts: { ...item.facts, etag: undefined } } },
    ]),
  );
}

const isRecent = ({ facts: { readAt } }: FeedItem, now: Date): boolean =>
  readAt !== undefined && Math.abs(now.getTime() - Date.parse(readAt)) < readAgainAfterMs;

/**
 * Makes copies of the files that are wanted, each in a save of its own, for nobody sees them before a document shows them. What was
 * copied before is there at once, and a run that was broken off goes on where it was. A file that cannot be fetched is left out, or
 * stays as we have it.
 *
 * @throws FeedFault when the service wants a pause, or gives none of several files in a row and none that we have either.
 */
export async function copyFiles(
  run: FeedRun,
  source: CopySource,
  wanted: readonly WantedCopy[],
): Promise<Copies> {
  const known = await knownCopies(run.payload, source.name);
  const copies: Copies = { files: new Map(), missing: new Map(), left: 0, isOwed: false };
  const failed = new Set<string>();
  let failuresInRow = 0;
  let copied = 0;
  for (const one of wanted) {
    const { sourceId } = one;
    const { item, lost } = known.get(sourceId) ?? {};
    if (item) copies.files.set(sourceId, item.document);
    if (item && (source.fixed || isRecent(item, run.now()))) continue;
    if (performance.now() >= run.copyUntil) {
      // One that we have is asked after in a later run. Where only files that cannot be had took the time, nothing waits for the others.
      if (item) continue;
      if (copied > 0 || failed.size === 0) copies.left += 1;
      else leaveOut(sourceId, copy.fileLater, true);
      continue;
    }
    try {
      copies.files.set(sourceId, await copyOne(run, source, one, item ?? lost));
      copied += 1;
      failuresInRow = 0;
    } catch (error) {
      const { words, isLater } = fileFault(error);
      failed.add(sourceId);
      failuresInRow = isLater ? failuresInRow + 1 : 0;
      if (failuresInRow >= mostFailuresInRow) {
        const isHad = (id: string) => copies.files.has(id) || known.get(id)?.item !== undefined;
        const had = wanted.find((other) => isHad(other.sourceId) && !failed.has(other.sourceId));
        if (!had || !(await givesFiles(run, source, had))) throw error;
        failuresInRow = 0;
      }
      if (item) copies.isOwed ||= isLater;
      else leaveOut(sourceId, words, isLater);
    }
  }
  return copies;

  function leaveOut(sourceId: string, words: string, isLater: boolean): void {
    copies.missing.set(sourceId, words);
    copies.isOwed ||= isLater;
  }
}

/** Deletes copies that nothing over there asks for any more, unless a page still shows them: then they stay until it does not. */
export async function dropCopies(
  { payload }: Pick<FeedRun, "payload">,
  feed: FeedName,
  wanted: ReadonlySet<string>,
): Promise<void> {
  // One `req`, so that all content is read once, and outside the saves.
  const look = await createLocalReq({}, payload);
  for (const item of (await feedItemsOf(payload, feed, "copy")).values()) {
    if (wanted.has(item.sourceId)) continue;
    const file = { collection: "media" as const, id: item.document };
    const where = { id: { equals: item.document } };
    const { docs } = await payload.find({ collection: "media", where, depth: 0, trash: true });
    const isOurs = docs[0]?.createdAt === item.facts.madeAt;
    if (isOurs && (await usesOf(look, file)).holding.length > 0) continue;
    await yieldToPayments(payload, "save");
    try {
      await inOneSave(payload, async (req) => {
        if (isOurs) await payload.delete({ ...file, trash: true, req });
        await forgetItem(req, item);
      });
    } catch (error) {
      // A page has begun to show it a moment ago.
      if (!(error instanceof APIError && error.status === 409)) throw error;
    }
  }
}
