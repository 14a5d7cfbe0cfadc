import type { CollectionSlug, Payload } from "payload";
import { contentCollections } from "../../content/collections.ts";
import type { RetentionStep, Row } from "./retention-step.ts";
import { cutoffOf } from "./term-of.ts";

/** What shows others comes before what it shows, so that both may go in one night. */
const trashed = [...contentCollections.map(({ slug }) => slug), "redirects"] as CollectionSlug[];

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

export const trashSteps: RetentionStep[] = trashed.map((collection) => ({
  kind: "trash",
  collection,
  held: { deletedAt: { exists: true } },
  since: "deletedAt",
  due: dueIn,
  erase: erase(collection),
}));
