import type {
  CollectionAfterChangeHook,
  CollectionBeforeDeleteHook,
  CollectionSlug,
  PayloadRequest,
} from "payload";
import type { AuditAction } from "./record-action.ts";
import { recordStaffAction } from "./record-action.ts";

type Doc = Record<string, unknown>;

export type StaffChanges = {
  created?: AuditAction;
  changed?: AuditAction;
  deleted?: AuditAction;
  /** How staff refer to a record. Never personal data. */
  label?: (doc: Doc) => string | undefined;
  /** What was changed, in plain words; a change without words is not written down. */
  detail?: (doc: Doc, previous: Doc) => string | undefined;
};

const labelled = (label: string | undefined) => (label ? { label } : {});

async function labelOf(
  req: PayloadRequest,
  collection: string,
  id: string | number,
  words: StaffChanges["label"],
) {
  if (!words) return {};
  const doc: unknown = await req.payload.findByID({
    collection: collection as CollectionSlug,
    id,
    depth: 0,
    disableErrors: true,
    trash: true,
  });
  return labelled(words((doc ?? {}) as Doc));
}

/**
 * Hooks of a collection that staff change by hand: the line of the log is part of the save. A change is written down when it
 * has passed every check; a deletion before it, while the record can still say how staff refer to it.
 */
export function staffChanges({ created, changed, deleted, label, detail }: StaffChanges) {
  const afterChange: CollectionAfterChangeHook = async ({ collection, doc, operation, previousDoc, req }) => {
    const action = operation === "create" ? created : changed;
    const words = operation === "update" ? detail?.(doc, previousDoc ?? {}) : undefined;
    if (!action || (operation === "update" && detail && !words)) return;
    const on = { collection: collection.slug, id: doc.id };
    await recordStaffAction(req, { action, on, ...labelled(label?.(doc)), ...(words && { detail: words }) });
  };
  const beforeDelete: CollectionBeforeDeleteHook = async ({ collection: { slug }, id, req }) => {
    if (!req.user || !deleted) return;
    const named = await labelOf(req, slug, id, label);
    await recordStaffAction(req, { action: deleted, on: { collection: slug, id }, ...named });
  };
  return { afterChange: [afterChange], beforeDelete: [beforeDelete] };
}
