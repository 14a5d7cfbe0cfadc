import { APIError, createLocalReq } from "payload";
import { namesInWords } from "../../content/uses/use-words.ts";
import { usesOf } from "../../content/uses/uses-of.ts";
import type { FeedRun } from "../sync/feed.ts";
import { feedItemsOf } from "../sync/feed-items.ts";
import { youtubeCopy as copy } from "./youtube-copy.ts";

/** The service's terms want what it no longer shows deleted within 30 days. */
const keptForMs = 29 * 24 * 60 * 60_000;

/**
 * Looks after videos that are gone over there: one that a page still names is told to staff, each time; else it goes into the trash
 * after 29 days.
 */
export async function retireVideos({ payload, now }: Pick<FeedRun, "payload" | "now">): Promise<string[]> {
  const notes: string[] = [];
  for (const { document, sourceId, goneSince } of (await feedItemsOf(payload, "youtube", "video")).values()) {
    if (!goneSince) continue;
    const where = { id: { equals: document }, videoId: { equals: sourceId } };
    const [row] = (await payload.find({ collection: "videos", where, depth: 0, draft: true })).docs;
    if (!row) continue;
    const req = await createLocalReq({}, payload);
    const { holding } = await usesOf(req, { collection: "videos", id: document });
    if (holding.length > 0) notes.push(copy.stillNamed(row.title, namesInWords(holding)));
    else if (now().getTime() - Date.parse(goneSince) >= keptForMs) {
      const deletedAt = now().toISOString();
      try {
        await payload.update({ collection: "videos", id: document, data: { deletedAt } });
      } catch (error) {
        // A link to it was written a moment ago, or stands in a text: the next reading looks again.
        if (!(error instanceof APIError && error.status === 409)) throw error;
      }
    }
  }
  return notes;
}
