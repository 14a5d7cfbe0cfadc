import { writableText } from "@pcf/contract/writable-text";
import { z } from "zod";
import { env } from "../../env.ts";
import { retryAfterMs } from "../../platform/http/retry-after.ts";
import { askService, jsonOf } from "../sync/ask-service.ts";
import type { FeedRun } from "../sync/feed.ts";
import { FeedFault, feedCopy } from "../sync/feed-fault.ts";
import { instagramCopy as copy } from "./instagram-copy.ts";

export const service = "Instagram";

const idSchema = z.string().regex(/^\d+$/);
const text = z
  .string()
  .optional()
  .transform((typed) => (typed === undefined ? undefined : writableText(typed)));
const files = { media_url: z.string().optional(), thumbnail_url: z.string().optional() };

const childSchema = z.object({ id: idSchema, media_type: z.enum(["IMAGE", "VIDEO"]), ...files });
export type SourceChild = z.output<typeof childSchema>;

const postSchema = z.object({
  id: idSchema,
  media_type: z.enum(["IMAGE", "VIDEO", "CAROUSEL_ALBUM"]),
  caption: text,
  permalink: text,
  // The offset comes without a colon, which the standard of dates does not know.
  timestamp: z
    .string()
    .transform((moment) => moment.replace(/([+-]\d{2})(\d{2})$/, "$1:$2"))
    .pipe(z.iso.datetime({ offset: true }))
    .transform((moment) => new Date(moment).toISOString()),
  ...files,
  children: z
    .object({ data: z.array(childSchema) })
    .optional()
    .transform((children) => children?.data ?? []),
});
/** A post as it is over there. Times are ISO 8601 in UTC. Files may be missing, such as for copyright. */
export type SourcePost = z.output<typeof postSchema>;

const pageSchema = z.object({
  data: z.array(postSchema),
  paging: z
    .object({ cursors: z.object({ after: z.string() }).partial().optional(), next: z.string().optional() })
    .optional(),
});

const refreshSchema = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });

const errorSchema = z.object({ error: z.object({ code: z.number() }) });
const tokenCode = 190;
const tooOften = new Set([4, 17, 32, 613, 80002]);
const notAllowed = new Set([10, 200, 803]);

/** What an answer that is no success asks for. The service's own message is left out: it may repeat what was asked. */
async function faultOfAnswer(answer: Response, now: Date): Promise<FeedFault> {
  const body = errorSchema.safeParse(await jsonOf(answer, service));
  if (!body.success) return new FeedFault("later", copy.refused(answer.status));
  const { code } = body.data.error;
  if (code === tokenCode) return new FeedFault("person", copy.tokenRefused);
  if (notAllowed.has(code)) return new FeedFault("person", copy.notAllowed(code));
  if (!tooOften.has(code)) return new FeedFault("later", copy.refused(code));
  const pauseMs = retryAfterMs(answer.headers.get("retry-after"), now);
  return new FeedFault(
    "later",
    feedCopy.tooMany(service),
    pauseMs ? new Date(now.getTime() + pauseMs) : undefined,
  );
}

type Asking = Pick<FeedRun, "now" | "pause">;

async function ask(run: Asking, path: string, parameters: Record<string, string>): Promise<unknown> {
  const url = new URL(`${env.INSTAGRAM_URL.replace(/\/+$/, "")}${path}`);
  url.search = new URLSearchParams(parameters).toString();
  const answer = await askService(run, url, { service });
  if (!answer.ok) throw await faultOfAnswer(answer, run.now());
  return jsonOf(answer, service);
}

const fileFields = "media_type,media_url,thumbnail_url";
const fields = `id,caption,${fileFields},permalink,timestamp,children{id,${fileFields}}`;

/**
 * A page of the account's posts, the newest first, and by which cursor the next one is asked for: by none on the last page.
 *
 * @throws FeedFault when the service does not answer, refuses, or does not say how to ask for the next page; ZodError when it answers in
 *   another form.
 */
export async function mediaPage(
  run: Asking,
  token: string,
  after?: string,
): Promise<{ posts: SourcePost[]; after: string | undefined }> {
  const cursor: Record<string, string> = after === undefined ? {} : { after };
  const page = pageSchema.parse(
    await ask(run, "/me/media", { fields, limit: "100", ...cursor, access_token: token }),
  );
  const { next, cursors } = page.paging ?? {};
  if (!next) return { posts: page.data, after: undefined };
  // Taken for the last page, all later posts would count as removed.
  if (!cursors?.after) throw new FeedFault("later", feedCopy.notUnderstood(service));
  return { posts: page.data, after: cursors.after };
}

/**
 * The token that takes the place of this one, and for how many seconds it is good.
 *
 * @throws FeedFault when the service does not answer or refuses, as it does for a token that is not yet a day old; ZodError when it
 *   answers in another form.
 */
export async function refreshToken(
  run: Asking,
  token: string,
): Promise<{ token: string; expiresInSeconds: number }> {
  const parameters = { grant_type: "ig_refresh_token", access_token: token };
  const fresh = refreshSchema.parse(await ask(run, "/refresh_access_token", parameters));
  return { token: fresh.access_token, expiresInSeconds: fresh.expires_in };
}
