import type { CollectionSlug, Payload, Where } from "payload";
import type { Outbox } from "../payload-types.ts";
import { mailKindsOf } from "../platform/feature.ts";
import { stripRow } from "../platform/personal-data/retention-step.ts";
import { endedMails, endedStates, withoutWords } from "./mail-words.ts";

type Ids = (number | string)[];

const about = (collection: CollectionSlug, ids: Ids): Where[] => [
  { aboutCollection: { equals: collection } },
  { aboutId: { in: ids.map(String) } },
];

/** Mails about any of these rows; nothing where there are none. */
export const aboutAnyOf = (collection: CollectionSlug, rows: readonly { id: number | string }[]): Where[] =>
  rows.length > 0
    ? [
        {
          and: about(
            collection,
            rows.map(({ id }) => id),
          ),
        },
      ]
    : [];

/** Ids of rows about which a mail has still to go out. */
export async function mailsThatWait(
  payload: Payload,
  collection: CollectionSlug,
  ids: Ids,
): Promise<Set<string>> {
  const { docs } = await payload.db.find<Outbox>({
    collection: "outbox",
    where: { and: [...about(collection, ids), { state: { not_in: endedStates } }] },
    pagination: false,
    limit: 0,
  });
  return new Set(docs.map(({ aboutId }) => String(aboutId)));
}

/** Takes the words out of all mails about rows that are about to be deleted, and what they are about. */
export async function removeWordsAbout(
  payload: Payload,
  { collection, ids, now }: { collection: CollectionSlug; ids: Ids; now: Date },
): Promise<void> {
  const where = endedMails(...about(collection, ids));
  const { docs } = await payload.db.find<Outbox>({
    collection: "outbox",
    where,
    pagination: false,
    limit: 0,
  });
  for (const { id, kind } of docs) {
    const words = {
      ...withoutWords(mailKindsOf(payload.config), kind, now),
      aboutCollection: null,
      aboutId: null,
    };
    await stripRow(payload, "outbox", { and: [{ id: { equals: id } }, where] }, words);
  }
}
