import type { CollectionConfig, CollectionSlug, Payload } from "payload";
import { afterCommit } from "../platform/database/after-commit.ts";

type DraftedSlug = "pages" | "news" | "stories" | "events";

const dayMs = 24 * 60 * 60 * 1000;

/** The title of a document as lists of ours show it: a draft may have none yet. */
export const shownTitle = (title: string | null | undefined): string => title?.trim() || "(no title yet)";

/**
 * Drafts into which nobody has typed anything. The admin stores a document as soon as *Create new* is opened, so that it can
 * save while someone types; who goes away again leaves one. Each save of what is typed adds a version.
 */
export async function untouchedDrafts(
  payload: Payload,
  slug: CollectionSlug,
  { before = new Date() }: { before?: Date } = {},
): Promise<number[]> {
  const collection = slug as DraftedSlug;
  const { docs } = await payload.find({
    collection,
    draft: true,
    where: {
      title: { exists: false },
      _status: { equals: "draft" },
      createdAt: { less_than_equal: before.toISOString() },
    },
    select: {},
    depth: 0,
    pagination: false,
  });
  const untouched: number[] = [];
  for (const { id } of docs) {
    const { totalDocs } = await payload.countVersions({ collection, where: { parent: { equals: id } } });
    if (totalDocs === 1) untouched.push(id);
  }
  return untouched;
}

/** Removes what has been left for a day. Nothing was ever in it, so no visitor, no log and no trash needs to hear of it. */
async function removeLeftDrafts(payload: Payload, collection: CollectionSlug): Promise<void> {
  const left = await untouchedDrafts(payload, collection, { before: new Date(Date.now() - dayMs) });
  if (left.length === 0) return;
  await payload.db.deleteVersions({ collection, where: { parent: { in: left } } });
  await payload.db.deleteMany({ collection, where: { id: { in: left } } });
}

/** The collection, whose lists leave untouched drafts out, and which removes old ones whenever a new one is made. */
export function hidesUntouchedDrafts(collection: CollectionConfig): CollectionConfig {
  const { admin, hooks, slug, versions } = collection;
  const drafts = typeof versions === "object" && versions.drafts;
  if (typeof drafts !== "object" || !drafts.autosave) return collection;
  return {
    ...collection,
    admin: {
      ...admin,
      baseFilter: async ({ req }) => {
        const untouched = await untouchedDrafts(req.payload, slug as CollectionSlug);
        return untouched.length > 0 ? { id: { not_in: untouched } } : null;
      },
    },
    hooks: {
      ...hooks,
      afterChange: [
        ...(hooks?.afterChange ?? []),
        async ({ doc, operation, req: { payload } }) => {
          if (operation === "create" && !doc.title)
            await afterCommit(payload, () => removeLeftDrafts(payload, slug as CollectionSlug));
        },
      ],
    },
  };
}
