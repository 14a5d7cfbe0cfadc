import type { CollectionConfig, GlobalConfig, Payload, PayloadRequest } from "payload";
import { afterCommit } from "../../platform/database/after-commit.ts";
import { trashChange } from "../../platform/database/trash-change.ts";
import { announcePublication } from "./announce-publication.ts";

/** Saves that come in one go (an import, a bulk edit) are told as one, those without end from time to time. */
const gatherMs = { pause: 300, most: 1_500 };
let firstAt = 0;
let waiting: NodeJS.Timeout | undefined;

/** The site reads what is saved, so it is told after that. */
async function announceSoon({ context, payload }: PayloadRequest): Promise<void> {
  if (context.seeding) return;
  await afterCommit(payload, () => {
    if (!waiting) firstAt = performance.now();
    clearTimeout(waiting);
    const left = firstAt + gatherMs.most - performance.now();
    waiting = setTimeout(announce, Math.max(0, Math.min(gatherMs.pause, left)), payload);
    waiting.unref();
  });
}

function announce({ logger }: Payload) {
  waiting = undefined;
  void announcePublication(logger);
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

/** The global, telling the site after each save. */
export function announcesChanges(global: GlobalConfig): GlobalConfig {
  return {
    ...global,
    hooks: {
      ...global.hooks,
      afterChange: [...(global.hooks?.afterChange ?? []), ({ req }) => announceSoon(req)],
    },
  };
}
