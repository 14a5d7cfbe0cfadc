import type { Payload } from "payload";
import { makeWayForDonors } from "../../content/publishing/saved-after-donors.ts";
import { inOneSave } from "../../database/in-one-save.ts";
import { followItem, forgetItem, rememberItem } from "../sync/feed-items.ts";
import type { PostsPlan } from "./plan-posts.ts";

const follow = { feed: "instagram", kind: "post" } as const;

/** Whether a plan writes anything at all. */
export const isEmptyPlan = ({ created, changed, remembered, removed, forgotten }: PostsPlan): boolean =>
  [created, changed, remembered, removed, forgotten].every(({ length }) => length === 0);

/** Writes all that has changed, or nothing. */
export async function savePosts(payload: Payload, plan: PostsPlan): Promise<void> {
  await makeWayForDonors(payload, "save");
  await inOneSave(payload, async (req) => {
    const written = { collection: "instagramPosts", depth: 0, req } as const;
    for (const { data, facts, postId } of plan.created) {
      const { id: document } = await payload.create({ ...written, data });
      await followItem(req, { ...follow, sourceId: postId, document, facts });
    }
    for (const { doc, data } of plan.changed) await payload.update({ ...written, id: doc.id, data });
    for (const { postId, document, facts, item } of plan.remembered) {
      if (item) await rememberItem(req, item, { document, facts });
      else await followItem(req, { ...follow, sourceId: postId, document, facts });
    }
    for (const id of plan.removed) await payload.delete({ ...written, id });
    for (const item of plan.forgotten) await forgetItem(req, item);
  });
}
