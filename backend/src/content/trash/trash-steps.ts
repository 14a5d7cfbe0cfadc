import type { CollectionSlug, Payload } from "payload";
import { cutoffOf, type RetentionStep, type Row } from "../../platform/personal-data/retention-step.ts";

const dueIn = (now: Date) => ({ deletedAt: { less_than: cutoffOf("trash", now) } });

/** Deletes a document as staff would, with its versions and files; one that something still shows stays for another night. */
const erase = (collection: CollectionSlug) => async (payload: Payload, row: Row, now: Date) => {
  const { errors } = await payload.delete({
    collection,
    where: { and: [{ id: { equals: row.id } }, dueIn(now)] },
    depth: 0,
    trash: true,
  });
  if (errors.length > 0) payload.logger.warn({ collection, id: row.id }, "a document stays in the trash");
  return errors.length === 0;
};

/** Empties the trash of these collections of what has lain there for its time. */
export const trashSteps = (collections: readonly CollectionSlug[]): RetentionStep[] =>
  collections.map((collection) => ({
    kind: "trash",
    collection,
    held: { deletedAt: { exists: true } },
    since: "deletedAt",
    due: dueIn,
    erase: erase(collection),
  }));
