import { APIError, type Payload, type PayloadRequest } from "payload";
import { makeWayForDonors } from "../../content/publishing/saved-after-donors.ts";
import { inOneSave } from "../../database/in-one-save.ts";
import { type FeedItem, rememberItem } from "../sync/feed-items.ts";

/**
 * Has `trash` put a document into the trash, and remembers that the feed did: with any other `deletedAt` staff did. It answers
 * whether it did: where a link to it was written a moment ago, or `trash` finds that it may not, the next reading looks again.
 */
export async function putIntoTrash(
  payload: Payload,
  item: FeedItem,
  trash: (req: PayloadRequest) => Promise<{ deletedAt?: string | null } | undefined>,
): Promise<boolean> {
  await makeWayForDonors(payload, "save");
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
