import type {
  CollectionAfterChangeHook,
  CollectionBeforeOperationHook,
  CollectionConfig,
  GlobalConfig,
} from "payload";
import { trashChange } from "../platform/database/trash-change.ts";
import type { AuditAction } from "./record-action.ts";
import { recordStaffAction } from "./record-action.ts";
import { staffChanges } from "./staff-changes.ts";

/** Collections whose titles name people; they may ask to be forgotten, and the log forgets nothing. */
const aboutPeople = new Set(["stories", "members", "grantees", "supportGroups", "instagramPosts", "media"]);

type Doc = Record<string, unknown>;
const titleOf = (slug: string) => (doc: Doc) =>
  !aboutPeople.has(slug) && typeof doc.title === "string" ? doc.title : undefined;

const draftFlag = (slug: string) => `saves a draft of ${slug}`;

/** Remembers whether a draft is saved: the row alone looks the same when a page is taken off the site. */
const notesDraft: CollectionBeforeOperationHook = ({ args, collection: { slug }, operation, req }) => {
  if (operation === "create" || operation === "update")
    req.context[draftFlag(slug)] = "draft" in args && args.draft === true;
};

const recordsChange: CollectionAfterChangeHook = async ({
  collection,
  context,
  doc,
  operation,
  previousDoc,
  req,
}) => {
  const change = trashChange(doc, previousDoc);
  const action = actionOf();
  if (!action) return;
  const label = titleOf(collection.slug)(doc);
  await recordStaffAction(req, {
    action,
    on: { collection: collection.slug, id: doc.id },
    ...(label && { label }),
    ...((action === "content-restored" || action === "content-brought-back") &&
      doc._status === "draft" && { detail: "As a draft" }),
  });

  function actionOf(): AuditAction | undefined {
    if (change) return change === "trashed" ? "content-trashed" : "content-brought-back";
    if (context.isRestoringVersion) return "content-restored";
    if (!collection.versions) return operation === "create" ? "content-published" : "content-changed";
    if (doc._status === "published") return "content-published";
    const draft = operation === "create" || context[draftFlag(collection.slug)];
    return draft ? undefined : "content-unpublished";
  }
};

/**
 * The collection, with a line in the log for what visitors see: publish, unpublish, bring an earlier version back, put into
 * the trash, bring back from there, delete for good; without drafts each save. Saves of drafts are in the document's own versions.
 */
export function recordsPublications(collection: CollectionConfig): CollectionConfig {
  const { hooks = {}, slug } = collection;
  const { beforeDelete } = staffChanges({ deleted: "content-deleted", label: titleOf(slug) });
  return {
    ...collection,
    hooks: {
      ...hooks,
      beforeOperation: [...(hooks.beforeOperation ?? []), notesDraft],
      afterChange: [...(hooks.afterChange ?? []), recordsChange],
      // The last one, when nothing speaks against it any more.
      beforeDelete: [...(hooks.beforeDelete ?? []), ...beforeDelete],
    },
  };
}

/**
 * The global, with a line in the log for each save; where it has drafts, for what visitors see and for an earlier version
 * that comes back.
 */
export function recordsChanges(global: GlobalConfig): GlobalConfig {
  const { versions } = global;
  const drafted = typeof versions === "object" && Boolean(versions.drafts);
  return {
    ...global,
    hooks: {
      ...global.hooks,
      afterChange: [
        ...(global.hooks?.afterChange ?? []),
        async ({ context, doc, global: { slug }, req }) => {
          const action = actionOf(Boolean(context.isRestoringVersion), doc);
          if (!action) return;
          const asDraft = action === "content-restored" && drafted && { detail: "As a draft" };
          await recordStaffAction(req, { action, on: { collection: slug, id: "global" }, ...asDraft });
        },
      ],
    },
  };

  function actionOf(isRestored: boolean, doc: Doc): AuditAction | undefined {
    if (isRestored) return "content-restored";
    if (!drafted) return "content-changed";
    return doc._status === "published" ? "content-published" : undefined;
  }
}
