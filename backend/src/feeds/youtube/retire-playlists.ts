import type { PayloadRequest } from "payload";
import { namesInWords } from "../../content/uses/use-words.ts";
import { usesOf } from "../../content/uses/uses-of.ts";
import { feedItemsOf } from "../sync/feed-items.ts";
import { putIntoTrash } from "./put-into-trash.ts";
import type { Saved } from "./save-playlists.ts";
import { youtubeCopy as copy } from "./youtube-copy.ts";

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
