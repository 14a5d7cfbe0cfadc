import { APIError, type Payload, type PayloadRequest } from "payload";
import { yieldToPayments } from "../../content/publishing/saved-after-payments.ts";
import { namesInWords } from "../../content/uses/kept-while-used.ts";
import { usesOf } from "../../content/uses/uses-of.ts";
import type { Video } from "../../payload-types.ts";
import { inOneSave } from "../../platform/database/in-one-save.ts";
import { type FeedItem, feedItemsOf, rememberItem } from "../sync/feed-items.ts";
import { dataInTrash } from "./plan-video.ts";
import type { Saved } from "./save-playlists.ts";
import { standingVideo } from "./standing-video.ts";
import { youtubeCopy as copy } from "./youtube-copy.ts";

/**
 * Has `trash` put a document into the trash, and remembers that the feed did: with any other `deletedAt` staff did. It answers
 * whether it did: where a link to it was written a moment ago, or `trash` finds that it may not, the next reading looks again.
 */
async function putIntoTrash(
  payload: Payload,
  item: FeedItem,
  trash: (req: PayloadRequest) => Promise<{ deletedAt?: string | null } | undefined>,
): Promise<boolean> {
  await yieldToPayments(payload, "save");
  try {
    return await inOneSave(payload, async (req) => {
      const trashedAt = (await trash(req))?.deletedAt;
      if (!trashedAt) return false;
      await rememberItem(req, item, { facts: { ...item.facts, trashedAt } });
      return true;
    });
  } catch (error) {
    if (!(error instanceof APIError && error.status === 409)) throw error;
    return false;
  }
}

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
        await yieldToPayments(payload, "save");
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

/**
 * Puts playlists into the trash that the channel has no more, once its videos have left them. One that still holds videos, which are
 * staff's own, stays, and so does one that staff have brought back. It answers what staff should know; all content is read once, with
 * `looks`, which belongs to no save.
 */
export async function retirePlaylists(
  looks: PayloadRequest,
  saved: Pick<Saved, "removed">,
): Promise<string[]> {
  const { payload } = looks;
  const { docs } = await payload.find({ collection: "playlists", depth: 0, pagination: false });
  const notes: string[] = [];
  for (const item of (await feedItemsOf(payload, "youtube", "playlist")).values()) {
    if (!item.goneSince || item.facts.trashedAt) continue;
    const doc = docs.find(({ id, playListId }) => id === item.document && playListId === item.sourceId);
    if (!doc) continue;
    const at = { collection: "playlists" as const, id: doc.id };
    const { holding, linking } = await usesOf(looks, at);
    const uses = [...holding, ...linking];
    const deletedAt = new Date().toISOString();
    if (uses.length > 0) notes.push(copy.playlistStays(doc.title, namesInWords(uses)));
    else if (await putIntoTrash(payload, item, (req) => payload.update({ ...at, data: { deletedAt }, req })))
      saved.removed += 1;
  }
  return notes;
}
