import { createHmac } from "node:crypto";
import { charityDay } from "@pcf/contract/donation/next-billing-day";
import type { Payload } from "payload";
import { env } from "../../env.ts";
import { enqueueMail } from "../../mail/enqueue-mail.ts";
import { companyContact } from "../../platform/company.ts";
import { errorFacts } from "../../platform/log/error-facts.ts";
import { openText, type Seal, sealText } from "../../platform/sealed-text.ts";
import type { FeedRun } from "../sync/feed.ts";
import { refreshToken, service } from "./instagram-api.ts";
import { instagramCopy as copy } from "./instagram-copy.ts";
import { endOfToken, type TokenRecord, tokenKey, tokenRecordSchema, warnBeforeMs } from "./token-record.ts";

const dayMs = 24 * 60 * 60_000;
/** The service refreshes no token that is younger. */
const youngestMs = dayMs;
const refreshEveryMs = 7 * dayMs;

const seal: Seal = { purpose: "feed-token", boundTo: "instagram" };

type Kept = Omit<TokenRecord, "sealed"> & { token: string };

const originOf = (token: string) =>
  createHmac("sha256", env.PAYLOAD_SECRET).update(`feed-token:${token}`).digest("base64url");

/** What cannot be read is as good as nothing, as after a change of the installation's secret: the token of the settings is there. */
async function readKept(payload: Payload, origin: string): Promise<Kept | undefined> {
  const stored = tokenRecordSchema.safeParse(await payload.kv.get(tokenKey));
  if (!stored.success || stored.data.origin !== origin) return undefined;
  const { sealed, ...facts } = stored.data;
  try {
    return { ...facts, token: openText(sealed, seal) };
  } catch (error) {
    payload.logger.warn({ msg: "The kept token of a feed cannot be opened", error: errorFacts(error) });
    return undefined;
  }
}

/** The token that is kept here and when it ends, as it is: nothing is refreshed and nothing written. */
export async function heldToken(payload: Payload): Promise<{ token: string; endsAt: Date } | undefined> {
  const kept = await readKept(payload, originOf(env.INSTAGRAM_TOKEN ?? ""));
  return kept && { token: kept.token, endsAt: endOfToken(kept) };
}

async function keep(payload: Payload, { token, ...facts }: Kept): Promise<Kept> {
  await payload.kv.set(tokenKey, { ...facts, sealed: sealText(token, seal) });
  return { token, ...facts };
}

/** Whether so much time has passed. A time ahead of now was written by a clock that was wrong, and holds nothing up. */
function isPast(moment: string, now: Date, ms: number): boolean {
  const age = now.getTime() - Date.parse(moment);
  return age < 0 || age >= ms;
}

/** Nobody knows when a token of the settings ends, so it is refreshed as soon as it may be. */
function isRefreshDue({ firstSeenAt, refreshedAt, refusedAt }: Kept, now: Date): boolean {
  if (refusedAt && !isPast(refusedAt, now, dayMs)) return false;
  return refreshedAt ? isPast(refreshedAt, now, refreshEveryMs) : isPast(firstSeenAt, now, youngestMs);
}

/** A token that is not refreshed is good for some time yet, so whatever went wrong is no reason to stop. */
async function refreshed(run: FeedRun, kept: Kept): Promise<Kept> {
  const { payload } = run;
  try {
    const { token, expiresInSeconds } = await refreshToken(run, kept.token);
    const now = run.now();
    const { refusedAt: _, ...facts } = kept;
    const expiresAt = new Date(now.getTime() + expiresInSeconds * 1_000).toISOString();
    return await keep(payload, { ...facts, token, refreshedAt: now.toISOString(), expiresAt });
  } catch (error) {
    payload.logger.warn({ msg: "The token of a feed was not refreshed", error: errorFacts(error) });
    return keep(payload, { ...kept, refusedAt: run.now().toISOString() });
  }
}

/** Tells the office once for each end. One that is over tells of itself: the service refuses it. */
async function warnOfEnd(payload: Payload, kept: Kept, now: Date): Promise<void> {
  const end = endOfToken(kept);
  const left = end.getTime() - now.getTime();
  if (left <= 0 || left > warnBeforeMs) return;
  const { tokenEndsMail } = await import("./token-ends-mail.ts");
  const day = charityDay(end);
  await enqueueMail(payload, {
    ...(await tokenEndsMail({ service, day, todo: copy.newToken })),
    key: `token-ends:instagram:${kept.origin.slice(0, 16)}:${day}`,
    kind: "office-notice",
    to: companyContact("email"),
  });
}

/**
 * The token to ask with now. That of the settings begins it; from then on it is refreshed every week, and the newest one is kept here,
 * sealed, before it is used. Another one in the settings begins anew.
 */
export async function tokenInForce(run: FeedRun): Promise<string> {
  const { payload } = run;
  const token = env.INSTAGRAM_TOKEN ?? "";
  const origin = originOf(token);
  const begun =
    (await readKept(payload, origin)) ??
    (await keep(payload, { origin, token, firstSeenAt: run.now().toISOString() }));
  const kept = isRefreshDue(begun, run.now()) ? await refreshed(run, begun) : begun;
  await warnOfEnd(payload, kept, run.now());
  return kept.token;
}
