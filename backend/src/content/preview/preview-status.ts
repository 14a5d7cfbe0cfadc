import type { PreviewStatus } from "@pcf/contract/content/preview-status";
import type { Payload } from "payload";
import { z } from "zod";
import type { PreviewedCollection, PreviewedGlobal } from "./preview-url.ts";

type Previewed = { collection: PreviewedCollection; id: string };

/** Of the newest version. */
type Status = "draft" | "published" | null | undefined;

const scheduleSchema = z.object({
  type: z.enum(["publish", "unpublish"]).optional(),
  doc: z.object({ relationTo: z.string(), value: z.coerce.string() }),
});

/** When the document is next published, or taken off the site, by itself. */
async function scheduled(payload: Payload, { collection, id }: Previewed, now: Date) {
  const { docs } = await payload.find({
    collection: "payload-jobs",
    where: { taskSlug: { equals: "schedulePublish" }, waitUntil: { greater_than: now.toISOString() } },
    sort: "waitUntil",
    depth: 0,
    pagination: false,
  });
  const first = (wanted: "publish" | "unpublish") =>
    docs.find(({ input }) => {
      const { data } = scheduleSchema.safeParse(input);
      const isOurs = data?.doc.relationTo === collection && data.doc.value === id;
      return isOurs && (data.type ?? "publish") === wanted;
    })?.waitUntil ?? null;
  return { publishesAt: first("publish"), unpublishesAt: first("unpublish") };
}

/** Taking a document off the site leaves no trace of its publication in its versions; the log has it. */
async function wasPublished(payload: Payload, { collection, id }: Previewed, createdAt: string) {
  const { totalDocs } = await payload.count({
    collection: "audit-log",
    where: {
      onCollection: { equals: collection },
      onId: { equals: id },
      action: { in: ["content-published", "content-unpublished"] },
      // SQLite gives the number of a deleted document to a new one.
      at: { greater_than_equal: createdAt },
    },
  });
  return totalDocs > 0;
}

/** How a document's newest version, of the status `newest`, stands to what visitors see of it; null where there is no such document. */
export async function previewStatus(
  payload: Payload,
  { newest, ...document }: Previewed & { newest: Status },
  now: Date,
): Promise<PreviewStatus | null> {
  const { collection, id } = document;
  const select = { _status: true, createdAt: true } as const;
  const seen = await payload.findByID({ collection, id, depth: 0, select, disableErrors: true });
  if (!seen) return null;
  const times = await scheduled(payload, document, now);
  if (seen._status === "published")
    return { ...times, state: newest === "published" ? "published" : "changed" };
  const before = await wasPublished(payload, document, seen.createdAt);
  return { ...times, state: before ? "unpublished" : "never-published" };
}

/** The same of a single document, which is never scheduled and never taken off the site. */
export async function globalPreviewStatus(
  payload: Payload,
  slug: PreviewedGlobal,
  newest: Status,
): Promise<PreviewStatus> {
  const seen = await payload.findGlobal({ slug, depth: 0, select: { _status: true } });
  const changed = newest === "published" ? "published" : "changed";
  const state = seen._status === "published" ? changed : "never-published";
  return { state, publishesAt: null, unpublishesAt: null };
}
