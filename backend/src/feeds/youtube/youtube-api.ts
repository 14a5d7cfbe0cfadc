import { addDays } from "@pcf/contract/utc-day";
import { dayIn, instantAt } from "@pcf/contract/zone-clock";
import { z } from "zod";
import { env } from "../../env.ts";
import { askService, jsonOf } from "../sync/ask-service.ts";
import type { FeedRun } from "../sync/feed.ts";
import { FeedFault } from "../sync/feed-fault.ts";
import { knownFeeds } from "../sync/known-feeds.ts";
import { youtubeCopy as copy } from "./youtube-copy.ts";

const { service } = knownFeeds.youtube;

const errorSchema = z
  .object({
    error: z.object({
      message: z.string().catch(""),
      errors: z.array(z.object({ reason: z.string().catch("") })).catch([]),
      details: z.array(z.object({ reason: z.string().optional() }).catch({})).catch([]),
    }),
  })
  .catch({ error: { message: "", errors: [], details: [] } });

/** The quota of a day begins anew at midnight where the service is at home. */
function quotaBeginsAnew(now: Date): Date {
  const zone = "America/Los_Angeles";
  return instantAt(addDays(dayIn(now, zone), 1), "00:05", zone);
}

/** What an answer other than the list that was asked for means (https://developers.google.com/youtube/v3/docs/errors). */
function faultOfAnswer(status: number, body: unknown, now: Date): FeedFault {
  const { message, errors, details } = errorSchema.parse(body).error;
  const reasons = [...errors, ...details].map(({ reason }) => reason ?? "");
  const says = (...names: string[]) => reasons.some((reason) => names.includes(reason));
  if (says("quotaExceeded", "dailyLimitExceeded"))
    return new FeedFault("later", copy.quota, quotaBeginsAnew(now));
  if (says("rateLimitExceeded", "userRateLimitExceeded", "RATE_LIMIT_EXCEEDED"))
    return new FeedFault("later", copy.tooMany);
  if (says("API_KEY_INVALID", "keyInvalid", "keyExpired") || status === 401)
    return new FeedFault("person", copy.key);
  if (says("accessNotConfigured", "SERVICE_DISABLED")) return new FeedFault("person", copy.notSwitchedOn);
  if (says("ipRefererBlocked", "API_KEY_IP_ADDRESS_BLOCKED", "API_KEY_HTTP_REFERRER_BLOCKED"))
    return new FeedFault("person", copy.blocked);
  if (status === 403) return new FeedFault("person", copy.forbidden(message));
  return new FeedFault("later", copy.other(status, message));
}

/** What a list answers; its items are read one by one. */
const pageSchema = z.object({
  etag: z.string().default(""),
  nextPageToken: z.string().optional(),
  items: z.array(z.unknown()).default([]),
});

type Question = {
  resource: "channels" | "playlists" | "playlistItems" | "videos";
  parameters: Record<string, string>;
  /** What it means that the list is not found, where that is no fault of what we ask: it has no items, or these words. */
  notFound?: "empty" | { words: string };
};
type Clock = Pick<FeedRun, "now" | "pause">;

/** The key goes as a header, so that no address holds it. */
async function ask(clock: Clock, { resource, parameters }: Question, etag?: string): Promise<Response> {
  const url = new URL(`/youtube/v3/${resource}?${new URLSearchParams(parameters)}`, env.YOUTUBE_URL);
  const headers = { "X-Goog-Api-Key": env.YOUTUBE_API_KEY ?? "", ...(etag && { "If-None-Match": etag }) };
  return askService(clock, url, { service, headers });
}

/** Whether a list has changed since it was answered with this ETag. */
export async function hasChanged(
  clock: Clock,
  question: Question,
  etag: string | undefined,
): Promise<boolean> {
  if (!etag) return true;
  const answer = await ask(clock, question, etag);
  await answer.body?.cancel();
  return answer.status !== 304;
}

/** What could be read of a list, and why the rest could not. */
export type Read<Item> = { items: Item[]; unread: z.core.$ZodError[] };
type List<Item> = Read<Item> & { etag: string; isFound: boolean };

/**
 * What could be read of a list. One of which nothing could be has a form that this site does not know.
 *
 * @throws ZodError when that is so.
 */
export function someOf<List extends Read<unknown>>(list: List): List {
  const [fault] = list.unread;
  if (fault && list.items.length === 0) throw fault;
  return list;
}

/**
 * A list from its first page to its last, with the ETag of the first.
 *
 * @throws FeedFault when the service does not answer or refuses; ZodError when it answers something else.
 */
export async function readList<Item extends z.ZodType>(
  clock: Clock,
  { resource, parameters, notFound }: Question,
  schema: Item,
): Promise<List<z.output<Item>>> {
  const list: List<z.output<Item>> = { items: [], unread: [], etag: "", isFound: true };
  let pageToken: string | undefined;
  do {
    const answer = await ask(clock, {
      resource,
      parameters: { ...parameters, ...(pageToken && { pageToken }) },
    });
    const body = await jsonOf(answer, service);
    if (answer.status === 404 && notFound === "empty") return { ...list, isFound: false };
    if (answer.status === 404 && typeof notFound === "object") throw new FeedFault("later", notFound.words);
    if (!answer.ok) throw faultOfAnswer(answer.status, body, clock.now());
    const page = pageSchema.parse(body);
    if (!pageToken) list.etag = answer.headers.get("etag") ?? page.etag;
    for (const item of page.items) {
      const read = schema.safeParse(item);
      if (read.success) list.items.push(read.data);
      else list.unread.push(read.error);
    }
    pageToken = page.nextPageToken;
  } while (pageToken);
  return list;
}
