import type { Payload, PayloadRequest } from "payload";
import { followItem, forgetItem, rememberItem } from "../sync/feed-items.ts";
import { saveInPortions } from "../sync/save-in-portions.ts";
import type { Memory, PostsPlan } from "./plan-posts.ts";

const follow = { feed: "instagram", kind: "post" } as const;

/** Whether a plan writes anything at all. */
export const isEmptyPlan = ({ created, changed, remembered, removed }: PostsPlan): boolean =>
  [created, changed, remembered, removed].every(({ length }) => length === 0);

type Write = (req: PayloadRequest) => Promise<unknown>;

const remember = (req: PayloadRequest, { postId, document, facts, item }: Memory) =>
  item
    ? rememberItem(req, item, { document, facts })
    : followItem(req, { ...follow, sourceId: postId, document, facts });

/** A write for each post. What is gone goes first. */
function writesOf(plan: PostsPlan): Write[] {
  const posts = { collection: "instagramPosts", depth: 0 } as const;
  return [
    ...plan.removed.map(
      ({ item, inTrash }): Write =>
        async (req) => {
          await req.payload.delete({ ...posts, id: item.document, trash: true, req });
          if (!inTrash) await forgetItem(req, item);
        },
    ),
    ...plan.changed.map(
      ({ doc, data, memory }): Write =>
        async (req) => {
          await req.payload.update({ ...posts, id: doc.id, data, req });
          if (memory) await remember(req, memory);
        },
    ),
    ...plan.remembered.map(
      (memory): Write =>
        (req) =>
          remember(req, memory),
    ),
    ...plan.created.map(
      ({ data, facts, postId }): Write =>
        async (req) => {
          const { id: document } = await req.payload.create({ ...posts, data, req });
          await remember(req, { postId, document, facts });
        },
    ),
  ];
}

/**
 * Writes all that has changed, some posts in each save. A post and what is remembered of it are in one: else, after a save that fails,
 * its fields would count as written by staff.
 */
export async function savePosts(payload: Payload, plan: PostsPlan): Promise<void> {
  const writes = writesOf(plan);
  await saveInPortions(payload, async (req, room) => {
    while (room.left > 0 && writes.length > 0) {
      await room.take();
      await writes.shift()?.(req);
    }
  });
}
