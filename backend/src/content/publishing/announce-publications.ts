import { randomUUID } from "node:crypto";
import { signingHeaders } from "@pcf/contract/signed-hook";
import type { CollectionConfig, GlobalConfig, Payload, PayloadRequest } from "payload";
import { env } from "../../env.ts";
import { afterCommit } from "../../platform/database/after-commit.ts";
import { trashChange } from "../../platform/database/trash-change.ts";
import { errorFacts } from "../../platform/log/error-facts.ts";
import { newContentVersion } from "./content-version.ts";

type Log = { warn: (about: object, message: string) => void };

const answerWithinMs = 10_000;

/** Tells each site that content has changed, and those that do not hear it when they ask. */
export async function announcePublication(payload: Payload): Promise<void> {
  await tellSites(await newContentVersion(payload), payload.logger);
}

/**
 * `POST /hooks/content`, signed with HOOK_SECRET. A site also asks for the version by itself every second, so a failure is
 * logged and forgotten. The version makes each message another, since a signature counts once.
 */
async function tellSites(version: string, log: Log): Promise<void> {
  const body = JSON.stringify({ version });
  const signature = await signingHeaders(body, env.HOOK_SECRET, Date.now());
  const headers = { "content-type": "application/json", ...signature };
  await Promise.all(env.SITE_INTERNAL_URL.map((site) => announceTo(site, { body, headers }, log)));
}

async function announceTo(site: string, message: Pick<RequestInit, "body" | "headers">, log: Log) {
  try {
    const answer = await fetch(new URL("/hooks/content", site), {
      ...message,
      method: "POST",
      signal: AbortSignal.timeout(answerWithinMs),
    });
    if (!answer.ok) log.warn({ status: answer.status }, "the site refused the news of a publication");
  } catch (error) {
    const reason = error instanceof Error ? error.name : "unknown";
    log.warn({ reason }, "the site could not be told of a publication");
  }
}

/** Saves that come in one go (an import, a bulk edit) are told as one, those without end from time to time. */
const gatherMs = { pause: 300, most: 1_500 };
let firstAt = 0;
let waiting: NodeJS.Timeout | undefined;

/** The site reads what is saved, so it is told after that. */
async function announceSoon({ context, payload }: PayloadRequest): Promise<void> {
  if (context.seeding) return;
  await afterCommit(payload, async () => {
    const version = await newContentVersion(payload).catch((error: unknown) => {
      payload.logger.warn(
        { error: errorFacts(error) },
        "a publication has no version that sites could ask for",
      );
      return randomUUID();
    });
    if (!waiting) firstAt = performance.now();
    clearTimeout(waiting);
    const left = firstAt + gatherMs.most - performance.now();
    waiting = setTimeout(announce, Math.max(0, Math.min(gatherMs.pause, left)), version, payload);
    waiting.unref();
  });
}

function announce(version: string, { logger }: Payload) {
  waiting = undefined;
  void tellSites(version, logger);
}

const isPublished = (doc: unknown): boolean =>
  typeof doc === "object" && doc !== null && "_status" in doc && doc._status === "published";

/** The collection, telling the site when visitors see something new: after publish, unpublish and delete. */
export function announcesPublications(collection: CollectionConfig): CollectionConfig {
  const drafted = Boolean(collection.versions);
  return {
    ...collection,
    hooks: {
      ...collection.hooks,
      afterChange: [
        ...(collection.hooks?.afterChange ?? []),
        async ({ doc, previousDoc, req }) => {
          // The trash holds drafts that stood over something published.
          if (!drafted || isPublished(doc) || isPublished(previousDoc) || trashChange(doc, previousDoc))
            await announceSoon(req);
        },
      ],
      afterDelete: [...(collection.hooks?.afterDelete ?? []), ({ req }) => announceSoon(req)],
    },
  };
}

/** The global, telling the site after each save that visitors see: not after that of a draft. */
export function announcesChanges(global: GlobalConfig): GlobalConfig {
  const { versions } = global;
  const drafted = typeof versions === "object" && Boolean(versions.drafts);
  return {
    ...global,
    hooks: {
      ...global.hooks,
      afterChange: [
        ...(global.hooks?.afterChange ?? []),
        async ({ doc, req }) => {
          if (!drafted || isPublished(doc)) await announceSoon(req);
        },
      ],
    },
  };
}
