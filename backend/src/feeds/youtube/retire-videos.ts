import type { PayloadRequest } from "payload";
import { makeWayForDonors } from "../../content/publishing/saved-after-donors.ts";
import { namesInWords } from "../../content/uses/use-words.ts";
import { usesOf } from "../../content/uses/uses-of.ts";
import type { Video } from "../../payload-types.ts";
import { type FeedItem, feedItemsOf, rememberItem } from "../sync/feed-items.ts";
import { dataInTrash } from "./plan-video.ts";
import { putIntoTrash } from "./put-into-trash.ts";
import { standingVideo } from "./standing-video.ts";
import { youtubeCopy as copy } from "./youtube-copy.ts";

/** The service's terms want what it no longer shows deleted within 30 days. */
const keptForMs = 29 * 24 * 60 * 60_000;

/**
 * Looks after videos that are gone over there: what staff have published again or brought back from the trash is theirs, and one that
 * a page still shows or links to is told to them, each time; else it goes into the trash after 29 days. All content is read once for all of
 * them, with `looks`, which belongs to no save.
 */
export async function retireVideos(looks: PayloadRequest, now: Date): Promise<string[]> {
  const { payload } = looks;
  const items = [...(await feedItemsOf(payload, "youtube", "video")).values()];
  const gone = items.filter(({ goneSince }) => goneSince);
  const { docs } = await payload.find({
    collection: "videos",
    where: { id: { in: gone.map(({ document }) => document) } },
    ...{ depth: 0, pagination: false },
  });
  const notes: string[] = [];
  for (const item of gone) {
    const row = docs.find(({ id, videoId }) => id === item.document && videoId === item.sourceId);
    if (row) notes.push(...(await retire(row, item)));
  }
  return notes;

  async function retire({ id, title, _status }: Video, item: FeedItem): Promise<string[]> {
    const { facts, goneSince = "" } = item;
    if (_status === "published") {
      // From now on it is not the feed that has taken it off, should it be a draft again.
      if (facts.takenOff) {
        await makeWayForDonors(payload, "save");
        await rememberItem(looks, item, { facts: { ...facts, takenOff: false } });
      }
      return [copy.publishedAgain(title)];
    }
    if (facts.trashedAt) return [copy.broughtBack(title)];
    const { holding, linking } = await usesOf(looks, { collection: "videos", id });
    const uses = [...holding, ...linking];
    if (uses.length > 0) return [copy.stillNamed(title, namesInWords(uses))];
    if (now.getTime() - Date.parse(goneSince) >= keptForMs)
      await putIntoTrash(payload, item, async (req) => {
        const standing = await standingVideo(req, id);
        // Staff may have published it a moment ago, or put it there themselves.
        if (!standing || standing.row.deletedAt || standing.row._status === "published") return undefined;
        return payload.update({ collection: "videos", id, data: dataInTrash(standing, facts), req });
      });
    return [];
  }
}
