import type { RetentionKind } from "@pcf/contract/privacy/retention-rules";
import type { CollectionSlug, Payload, Where } from "payload";
import { contentCollections } from "../../content/collections.ts";
import type { KindOfMail } from "../../platform/feature.ts";
import { mailKindsOf } from "../../platform/feature.ts";
import { formSteps } from "./form-steps.ts";
import { givingSteps } from "./giving-steps.ts";
import { endedMails, withoutWords } from "./mail-words.ts";
import type { RetentionStep, Row } from "./retention-step.ts";
import { allOf, anyOf, cutoffOf } from "./retention-step.ts";

/**
 * What is done with mails, by the kinds of retention that they name. Counted from the last change of the row: from the day
 * it went out, or was given up.
 */
export const mailSteps = (kinds: readonly KindOfMail[]): RetentionStep[] =>
  [...new Set(kinds.map(({ kept }) => kept))].map((kept) => {
    const ofKind: Where = {
      kind: { in: kinds.filter((each) => each.kept === kept).map(({ value }) => value) },
    };
    return {
      kind: kept,
      collection: "outbox",
      held: allOf(ofKind, { wordsRemovedAt: { exists: false } }),
      since: "updatedAt",
      due: (now) => endedMails(ofKind, { updatedAt: { less_than: cutoffOf(kept, now) } }),
      strip: (row, now) => withoutWords(kinds, row.kind, now),
    };
  });

export const otherSteps: RetentionStep[] = [
  {
    kind: "blocklist",
    collection: "blocklist",
    held: {},
    since: "updatedAt",
    due: (now) =>
      anyOf(
        { expiresAt: { less_than: now.toISOString() } },
        { updatedAt: { less_than: cutoffOf("blocklist", now) } },
      ),
  },
  {
    kind: "sign-in-tries",
    collection: "sign-in-attempts",
    held: {},
    since: "expiresAt",
    due: (now) => ({ expiresAt: { less_than: cutoffOf("sign-in-tries", now) } }),
  },
  {
    kind: "missed-searches",
    collection: "missed-searches",
    held: {},
    since: "updatedAt",
    due: (now) => ({ updatedAt: { less_than: cutoffOf("missed-searches", now) } }),
  },
];

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

/** Everything the daily job does, in its order: mails before what they are about. */
export const retentionSteps = ({ config }: Pick<Payload, "config">): RetentionStep[] => [
  ...mailSteps(mailKindsOf(config)),
  ...formSteps,
  ...givingSteps,
  ...otherSteps,
  ...trashSteps,
];

/** Kinds that live so shortly that the sweep of the donations removes them each minute, by the end in their rows. */
export const sweptKinds: RetentionKind[] = ["attempt-counters", "human-checks", "donor-sign-ins"];
