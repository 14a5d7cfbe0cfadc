import type { CollectionConfig, GlobalConfig, PayloadRequest } from "payload";
import { afterCommit } from "../../database/after-commit.ts";
import { trashChange } from "../trash/trash-change.ts";
import { announcePublication } from "./announce-publication.ts";

/** Saves that come in one go (an import, a bulk edit) are told as one. */
const gatherMs = 300;
let waiting: NodeJS.Timeout | undefined;

/** The site reads what is saved, so it is told after that. */
async function announceSoon({ context, payload }: PayloadRequest): Promise<void> {
  if (context.seeding) return;
  await afterCommit(payload, () => {
    clearTimeout(waiting);
    waiting = setTimeout(() => void announcePublication(payload.logger), gatherMs);
    waiting.unref();
  });
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
      afterDelete: [
        ...(collection.hooks?.afterDelete ?? []),
        async ({ req }) => {
          await announceSoon(req);
        },
      ],
    },
  };
}

/** The global, telling the site after each save. */
export function announcesChanges(global: GlobalConfig): GlobalConfig {
  return {
    ...global,
    hooks: {
      ...global.hooks,
      afterChange: [
        ...(global.hooks?.afterChange ?? []),
        async ({ req }) => {
          await announceSoon(req);
        },
      ],
    },
  };
}
