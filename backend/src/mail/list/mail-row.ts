import { inArray } from "@payloadcms/db-sqlite/drizzle";
import type { CollectionSlug, Payload } from "payload";
import { textOf } from "../../platform/database/column-values.ts";
import { tableOf } from "../../platform/database/table-of.ts";
import { mailKindsOf } from "../../platform/feature.ts";
import { type MailState, mailStates } from "../mail.ts";

/** A mail as the list shows it. */
export type MailRow = {
  id: number;
  createdAt: string;
  to: string;
  subject: string;
  kind: string;
  state: MailState;
  /** What is known of one that failed, is held or was stopped. */
  known: string;
  about: { words: string; path: `/${string}` } | null;
};

export const stateWords = Object.fromEntries(mailStates.map(({ value, label }) => [value, label])) as Record<
  MailState,
  string
>;

/** These mails, in whatever order. */
export async function readMails(payload: Payload, ids: readonly number[]): Promise<MailRow[]> {
  if (ids.length === 0) return [];
  const mails = tableOf(payload, "outbox");
  const rows = await payload.db.drizzle
    .select({
      id: mails.id,
      createdAt: mails.createdAt,
      to: mails.to,
      subject: mails.subject,
      kind: mails.kind,
      state: mails.state,
      lastError: mails.lastError,
      aboutCollection: mails.aboutCollection,
      aboutId: mails.aboutId,
    })
    .from(mails)
    .where(inArray(mails.id, [...ids]));
  const kinds = new Map<string, string>(
    mailKindsOf(payload.config).map(({ value, label }) => [value, label]),
  );
  return rows.map((row) => ({
    id: Number(row.id),
    createdAt: textOf(row.createdAt),
    to: textOf(row.to),
    subject: textOf(row.subject),
    kind: kinds.get(textOf(row.kind)) ?? "",
    state: row.state,
    known: row.state === "sent" ? "" : textOf(row.lastError),
    about: aboutOf(payload, textOf(row.aboutCollection), textOf(row.aboutId)),
  }));
}

function aboutOf({ collections }: Payload, slug: string, id: string): MailRow["about"] {
  const collection = collections[slug as CollectionSlug]?.config;
  if (!collection || !id) return null;
  const { singular } = collection.labels;
  const words = typeof singular === "string" ? singular : slug;
  return {
    // The library writes names that nobody gave with capitals.
    words: `${words.charAt(0)}${words.slice(1).toLowerCase()}`,
    path: `/collections/${slug}/${id}`,
  };
}
