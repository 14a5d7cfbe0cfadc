import type { Payload, PayloadRequest } from "payload";
import { followItem, forgetItem, rememberItem } from "../sync/feed-items.ts";
import { saveInPortions } from "../sync/save-in-portions.ts";
import type { PostsPlan } from "./plan-posts.ts";

const follow = { feed: "instagram", kind: "post" } as const;

/** Whether a plan writes anything at all. */
export const isEmptyPlan = ({ created, changed, remembered, removed, forgotten }: PostsPlan): boolean =>
  [created, changed, remembered, removed, forgotten].every(({ length }) => length === 0);

type Write = (req: PayloadRequest) => Promise<unknown>;

/** What is gone goes first. */
function writesOf(plan: PostsPlan): Write[] {
  const posts = { collection: "instagramPosts", depth: 0 } as const;
  return [
    ...plan.removed.map(
      (id): Write =>
        (req) =>
          req.payload.delete({ ...posts, id, req }),
    ),
    ...plan.forgotten.map(
      (item): Write =>
        (req) =>
          forgetItem(req, item),
    ),
    ...plan.changed.map(
      ({ doc, data }): Write =>
        (req) =>
          req.payload.update({ ...posts, id: doc.id, data, req }),
    ),
    ...plan.remembered.map(
      ({ postId, document, facts, item }): Write =>
        (req) =>
          item
            ? rememberItem(req, item, { document, facts })
            : followItem(req, { ...follow, sourceId: postId, document, facts }),
    ),
    ...plan.created.map(
      ({ data, facts, postId }): Write =>
        async (req) => {
          const { id: document } = await req.payload.create({ ...posts, data, req });
          await followItem(req, { ...follow, sourceId: postId, document, facts });
        },
    ),
  ];
}

/** Writes all that has changed: whole or not at all, and of many new posts each. */
export async function savePosts(payload: Payload, plan: PostsPlan): Promise<void> {
  const writes = writesOf(plan);
  await saveInPortions(payload, async (req, room) => {
    while (room.left > 0 && writes.length > 0) {
      await room.take();
      await writes.shift()?.(req);
    }
  });
}
